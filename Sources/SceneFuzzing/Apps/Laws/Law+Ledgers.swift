import SceneLifecycle

extension Law {
  /// What was taken for a scene is given back by its disconnection, and nothing is taken twice.
  ///
  /// The app notes `takes` and `givesBack`; background tasks are noted for it.
  public static var balancesLedgers: Law {
    Law(
      "What is taken for a scene is given back at its disconnection, background time at its"
        + " expiry, each of them once.",
      id: "ledger.balances"
    ) { LedgerMonitor() }
  }
}

/// Keeps a ledger of what the app holds.
struct LedgerMonitor: LawMonitor {
  private struct Entry: Hashable {
    var topic: Topic
    var scene: SceneID?
    var item: Int
  }

  private var held: [Entry] = []
  private var isExpired = false
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(CallbackSet(.processEnded, .backgroundTaskExpired), [.takes, .returns])
  }

  mutating func reset() {
    held.removeAll(keepingCapacity: true)
    isExpired = false
  }

  mutating func observe(_ step: AppStep) -> Breach? {
    switch step.callback.kind {
    case .processEnded:
      reset()
      return nil
    case .backgroundTaskExpired: isExpired = true
    default: break
    }
    for observation in step.observations {
      let entry = Entry(
        topic: observation.topic, scene: observation.scene, item: observation.item)
      switch observation.verb {
      case .takes:
        exercised &+= 1
        if held.contains(entry) { return breach(entry, "is taken a second time") }
        held.append(entry)
      case .returns:
        guard let place = held.firstIndex(of: entry) else {
          return breach(entry, "is given back and was not held")
        }
        held.remove(at: place)
      default: break
      }
    }
    return nil
  }

  mutating func rest(_ step: AppStep) -> Breach? {
    defer { isExpired = false }
    for entry in held {
      if isExpired && entry.topic == .backgroundTask {
        return breach(entry, "is held after its time is over")
      }
      if let scene = entry.scene, isGone(scene, step.context) {
        return breach(entry, "is held after its scene disconnected")
      }
    }
    return nil
  }

  private func isGone(_ scene: SceneID, _ context: AppContext) -> Bool {
    context.scenes[scene.slot] != scene || !context.callback.connected.contains(scene.slot)
  }

  private func breach(_ entry: Entry, _ fault: String) -> Breach {
    let owner = entry.scene.map { " for \($0)" } ?? ""
    let item = entry.item == 0 ? "" : " \(entry.item)"
    return Breach("The \(entry.topic)\(item)\(owner) \(fault).", in: entry.scene)
  }
}
