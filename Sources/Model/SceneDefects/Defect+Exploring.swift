package import SceneEngine
package import SceneLifecycle

/// The callbacks that an exploration has to show to a defect, so that it acts as in a campaign.
extension Defect {
  /// Kinds of callback that the defect has to see.
  ///
  /// They are those that it changes, waits for or remembers something of.
  /// It need not see what it only delivers. A defect that counts callbacks, or compares one with
  /// the one before, has to see all.
  package var alphabet: CallbackSet {
    condition.needsDiscard ? ownAlphabet | CallbackSet(.discard) : ownAlphabet
  }

  private var ownAlphabet: CallbackSet {
    switch operation {
    case .late, .injected, .lasting(.staleAggregate): .all
    case .postponed(let others), .swapped(let others):
      kinds | others | CallbackSet(.disconnect, .processEnded)
    case .misaddressed: kinds | CallbackSet(.connect, .disconnect)
    case .lasting(.sessionsDieWithScenes): CallbackSet(.configuration, .connect, .disconnect)
    case .lasting(.discardedReturn): Self.firstOfSession | CallbackSet(.discard)
    case .lasting(.erasedReturn): .all
    // The first callback settles the identifier, whether an invariant is judged there or not.
    case .lasting(.identifiersChange): Self.firstOfSession
    default: kinds
    }
  }

  /// The kinds of which one comes first about a session or a scene object.
  private static let firstOfSession = CallbackSet(
    .configuration, .windowSet, .geometry, .connect, .connectNotice)

  /// Up to which number it tells processes and scene objects apart.
  package var counted: UIKitEngine.Counted {
    var counted = UIKitEngine.Counted()
    counted.connections = max(1, condition.connection)
    counted.processes = max(1, condition.process)
    switch operation {
    case .lasting(.identifiersChange), .lasting(.objectsReturn): counted.connections = 2
    default: break
    }
    return counted
  }

  /// Whether it treats no slot unlike another: some choose the lowest of several.
  ///
  /// - Parameter scenes: Number of session slots.
  package func treatsSlotsAlike(among scenes: Int) -> Bool {
    switch operation {
    case .misaddressed, .altered(.secondWindow): scenes < 3
    default: true
    }
  }

  /// Whether what a scene receives depends on that scene's and the application's callbacks alone.
  ///
  /// Then it is enough to watch one slot. What waits until later may wait for another scene.
  package var isLocal: Bool {
    switch operation {
    case .dropped, .repeated: true
    case .altered(let alteration): alteration != .secondWindow
    case .followed(let kind), .preceded(let kind):
      kind.isOfScene && !CallbackSet.ofAggregate.contains(kind)
    case .late, .postponed, .swapped, .misaddressed, .injected, .lasting: false
    }
  }
}
