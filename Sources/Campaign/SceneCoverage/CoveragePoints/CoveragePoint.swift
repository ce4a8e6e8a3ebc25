package import SceneEngine
package import SceneLifecycle

/// The state that an event finds when it begins and nothing is pending.
///
/// A coverage point is small on purpose: there are few enough to be counted exactly, and enough to
/// say of a campaign what it has not been through.
package struct CoveragePoint: Hashable, Sendable {
  /// Where the scene is that the event is about.
  package enum SceneStanding: Int, Hashable, Sendable, CaseIterable {
    /// The event is not about a scene.
    case nowhere
    /// The slot has no session.
    case absent
    /// The session has no scene.
    case card
    /// The scene is in the background.
    case background
    /// The scene is in the foreground and inactive.
    case inactive
    /// The scene is active.
    case active
  }

  /// The most that any other scene does.
  package enum Others: Int, Hashable, Sendable, CaseIterable {
    /// There is no other scene.
    case none
    /// All others are in the background.
    case background
    /// One is in the foreground, none is active.
    case inactive
    /// One is active.
    case active
  }

  /// Where the scene is.
  package var standing: SceneStanding
  /// The kind of the event.
  package var kind: EventKind
  /// The most active state of any other scene.
  package var others: Others

  package init(_ standing: SceneStanding, _ kind: EventKind, others: Others) {
    self.standing = standing
    self.kind = kind
    self.others = others
  }

  /// Reads the point at which an event begins.
  ///
  /// - Parameters:
  ///   - event: What begins.
  ///   - engine: Where it begins; nothing is pending there.
  package init(_ event: Event, in engine: UIKitEngine) {
    self.init(event, in: engine.state)
  }

  init(_ event: Event, in state: EngineState) {
    kind = event.kind
    let own = event.kind.takesScene ? SceneSet(Int(event.scene & 63)) : .none
    standing = event.kind.takesScene ? Self.standing(of: own, in: state) : .nowhere
    let rest = state.connected - own
    others =
      switch true {
      case rest.isEmpty: .none
      case !(rest & state.active).isEmpty: .active
      case !(rest & state.inactive).isEmpty: .inactive
      default: .background
      }
  }

  private static func standing(of scene: SceneSet, in state: EngineState) -> SceneStanding {
    if !(scene & state.active).isEmpty { return .active }
    if !(scene & state.inactive).isEmpty { return .inactive }
    if !(scene & state.connected).isEmpty { return .background }
    return (scene & state.sessions).isEmpty ? .absent : .card
  }
}
