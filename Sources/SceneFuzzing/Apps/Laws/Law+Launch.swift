import SceneLifecycle

extension Law {
  /// Nothing is decided from states, windows or scenes before the first scene connects.
  ///
  /// The app notes `decides` where it reads `applicationState`, a window or the connected scenes;
  /// `decides(.backgroundLaunch)` and `decides(.foregroundLaunch)` where it judges the launch.
  public static var guardsLaunch: Law {
    Law(
      "Nothing is decided from the application's state, windows or scenes before the first scene"
        + " connects, and a launch is not taken for one of another kind.",
      id: "launch.guarded"
    ) { LaunchMonitor() }
  }
}

extension Topic {
  /// The decision that the system launched the app for its own reasons.
  public static let backgroundLaunch: Topic = "a background launch"
  /// The decision that the user launched the app.
  public static let foregroundLaunch: Topic = "a launch by the user"
}

/// Follows a launch to its first scene.
struct LaunchMonitor: LawMonitor {
  /// What another law judges.
  private static let exempt: [Topic] = [.mainConfiguration, .signedOut]

  private var launch = AppContext.nothing
  private var hasConnected = false
  private var isActive = false
  private var judged: Topic?
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(CallbackSet(.main, .connect, .active), [.decides])
  }

  mutating func reset() { begin(AppContext.nothing) }

  private mutating func begin(_ callback: Callback) {
    launch = callback
    hasConnected = false
    isActive = false
    judged = nil
  }

  mutating func observe(_ step: AppStep) -> Breach? {
    switch step.callback.kind {
    case .main: begin(step.callback)
    case .connect: hasConnected = true
    case .active where isOfLaunch(step.callback):
      if !step.context.activeWindows.isEmpty { isActive = true }
    default: break
    }
    var first: Breach?
    for observation in step.observations where observation.verb == .decides {
      first.keepFirst(judge(observation))
    }
    if isActive && judged == .backgroundLaunch {
      judged = nil
      first.keepFirst(Breach("The launch with an active scene is taken for a background launch."))
    }
    return first
  }

  private mutating func judge(_ observation: Observation) -> Breach? {
    let topic = observation.topic
    if Self.exempt.contains(topic) { return nil }
    exercised &+= 1
    if topic == .backgroundLaunch || topic == .foregroundLaunch {
      judged = topic
    } else if !hasConnected {
      return Breach("'\(topic)' is decided before there is a scene.", in: observation.scene)
    }
    return nil
  }

  private func isOfLaunch(_ callback: Callback) -> Bool {
    callback.event == launch.event && callback.cause == launch.cause
  }

  mutating func rest(_ step: AppStep) -> Breach? {
    guard judged == .foregroundLaunch, !hasConnected else { return nil }
    judged = nil
    return Breach("The launch without a scene is taken for one by the user.")
  }
}
