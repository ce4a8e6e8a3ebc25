import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// Nothing is decided from states, windows or scenes before the first scene connects.
  ///
  /// The app notes `decides` where it reads `applicationState`, a window or the connected scenes;
  /// `decides(.backgroundLaunch)` and `decides(.foregroundLaunch)` where it judges the launch.
  public static var guardsLaunch: AppLaw {
    AppLaw(
      "Nothing is decided from the application's state, windows or scenes before the first scene"
        + " connects, and a launch is not taken for one of another kind.",
      id: "launch.guarded", about: .launchDecisions,
      finds: "a launch judged too early, or as one of another kind",
      noted: "'decides'; 'decides(.backgroundLaunch)', 'decides(.foregroundLaunch)'",
      ifMeant: "note 'decides' where the decision counts, after the first scene has "
        + "connected"
    ) { LaunchMonitor() }
  }
}

/// Follows a launch to its first scene.
struct LaunchMonitor: LawMonitor {
  /// The topics that another law judges.
  private static let exempt: [AppContext.Topic] = [.mainConfiguration, .signedOut]

  private var launch = SimulatedSystem.nothing
  /// Whether there is something to decide from: a scene, or an app without scenes.
  private var mayDecide = false
  /// Whether the user sees something of it.
  private var isShown = false
  private var isActive = false
  /// Whether the app was called for work in the background before the user saw it active: then a launch by the
  /// user, who came a moment later, is one for that work as well.
  private var hasWorked = false
  private var judged: AppContext.Topic?
  /// The step in which it was judged.
  private var judgedAt = 0
  private(set) var exercised: UInt64 = 0

  /// The callbacks of work that the user need not see.
  private static let work = CallbackSet(
    .push, .fetch, .backgroundTask, .urlSession, .locationUpdate, .notificationAction, .appIntent)

  var interest: LawInterest {
    LawInterest(
      CallbackSet(.main, .connect, .active, .didFinishLaunching, .appForeground, .appActive)
        | Self.work,
      [.decides])
  }

  mutating func reset() { begin(SimulatedSystem.nothing) }

  private mutating func begin(_ callback: Callback) {
    launch = callback
    mayDecide = false
    isShown = false
    isActive = false
    hasWorked = false
    judged = nil
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    switch step.callback.kind {
    case .main:
      begin(step.callback)
      mayDecide = !step.system.usesScenes
    case .connect:
      mayDecide = true
      isShown = true
    // Without scenes the application's own state says who launched it, and the foreground call that the user
    // sees it by now.
    case .didFinishLaunching:
      if !step.system.usesScenes && step.system.applicationState != .background { isShown = true }
    case .appForeground: if !step.system.usesScenes { isShown = true }
    case .active where isOfLaunch(step.callback), .appActive where isOfLaunch(step.callback):
      if !step.system.activeWindows.isEmpty { isActive = true }
    case let kind where Self.work.contains(kind): hasWorked = hasWorked || !isActive
    default: break
    }
    var first: LawBreach?
    for observation in step.observations where observation.verb == .decides {
      first.keepFirst(judge(observation, at: step.index))
    }
    if isActive && !hasWorked && judged == .backgroundLaunch {
      judged = nil
      first.keepFirst(
        LawBreach("The launch with an active scene is taken for a background launch."))
    }
    return first
  }

  private mutating func judge(
    _ observation: AppContext.Observation, at index: Int
  ) -> LawBreach? {
    let topic = observation.topic
    if Self.exempt.contains(topic) { return nil }
    exercised &+= 1
    if topic == .backgroundLaunch || topic == .foregroundLaunch {
      judged = topic
      judgedAt = index
    } else if !mayDecide {
      return LawBreach("'\(topic)' is decided before there is a scene.", in: observation.scene)
    }
    return nil
  }

  private func isOfLaunch(_ callback: Callback) -> Bool {
    callback.event == launch.event && callback.cause == launch.cause
  }

  mutating func rest(_ step: AppStep) -> LawBreach? {
    guard judged == .foregroundLaunch, !isShown else { return nil }
    judged = nil
    return LawBreach("The launch without a scene is taken for one by the user.")
      .beginning(at: judgedAt)
  }
}
