import SceneEngine
package import SceneLifecycle
import SceneReporting

/// The subject of a drawn state machine: a scene, or the application.
package enum MachineSubject: String, Hashable, Sendable, CaseIterable {
  /// One session and the scene objects that it has one after another.
  case scene
  /// The process and its application object.
  case application

  /// Whether a platform has it.
  package func exists(on platform: Platform) -> Bool {
    self == .application || platform.usesScenes
  }

  /// Its states, in the order in which an app goes up through them.
  var states: [StateMachine.MachineState] {
    switch self {
    case .scene:
      [
        .init("no session", reads: "not in openSessions"),
        .init("session only", reads: "session.scene == nil"),
        .init("unattached", reads: "activationState .unattached"),
        .init("background", reads: "activationState .background"),
        .init("foreground inactive", reads: "activationState .foregroundInactive"),
        .init("foreground active", reads: "activationState .foregroundActive"),
      ]
    case .application:
      [
        .init("not running"), .init("prewarmed"), .init("launching"), .init("suspended"),
        .init("background", reads: "applicationState .background"),
        .init("inactive", reads: "applicationState .inactive"),
        .init("active", reads: "applicationState .active"),
      ]
    }
  }

  /// Where an engine with one slot stands, as an index in `states`.
  func index(of engine: UIKitEngine) -> Int {
    switch self {
    case .scene:
      if engine.state.connected.contains(0) { return Int(engine.activationState(0).rawValue) + 1 }
      return engine.state.open.contains(0) ? 1 : 0
    case .application:
      switch engine.state.process {
      case .notRunning: return 0
      case .prewarmed: return 1
      case .suspended: return 3
      case .running:
        let isLaunching = engine.state.agenda.contains(.didFinishLaunching)
        return isLaunching ? 2 : 4 + Int(engine.applicationState.rawValue)
      }
    }
  }
}

// MARK: - What is delivered

extension MachineSubject {
  /// The callbacks that announce its changes.
  func callbacks(on platform: Platform) -> CallbackSet {
    let process = CallbackSet(.willFinishLaunching, .didFinishLaunching, .terminate)
    return switch self {
    case .scene:
      CallbackSet(
        .configuration, .connect, .foreground, .active, .resign, .background, .disconnect, .discard)
    case .application where platform.usesScenes:
      process
        | CallbackSet(
          .appForegroundNotice, .appActiveNotice, .appResignNotice, .appBackgroundNotice)
    case .application:
      process | CallbackSet(.appForeground, .appActive, .appResign, .appBackground)
    }
  }

  /// The callbacks that go with a move, or with a callback that is a change itself.
  ///
  /// They are what a transition of the rules plans together with the move. Some are delivered
  /// before it and some after: a move changes what can be read, a callback only announces.
  static func announcements(of item: AgendaItem) -> CallbackSet {
    switch item {
    case .configuration: CallbackSet(.configuration)
    case .discard: CallbackSet(.discard)
    case .settling, .lateSettling: CallbackSet(.connect)
    case .entering, .earlyEntering: CallbackSet(.foreground, .appForegroundNotice, .appForeground)
    case .activation: CallbackSet(.active, .appActiveNotice, .appActive)
    case .deactivation: CallbackSet(.resign, .appResignNotice, .appResign)
    case .backgrounding: CallbackSet(.background, .appBackgroundNotice, .appBackground)
    // A scene that leaves from the foreground takes the aggregate with it.
    case .detachment: CallbackSet(.disconnect, .appResignNotice, .appBackgroundNotice)
    case .didFinishLaunching: CallbackSet(.willFinishLaunching, .didFinishLaunching)
    case .exit: CallbackSet(.terminate)
    default: .none
    }
  }

  /// The callbacks that are delivered before what they announce.
  static let early = CallbackSet(
    .connect, .foreground, .appForegroundNotice, .appForeground, .resign, .appResignNotice,
    .appResign, .willFinishLaunching, .terminate)
}
