import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// The start-up runs once, never for a display, and only windows take the main views.
  ///
  /// A car's scene may be the only one of a process, so it may run the start-up.
  ///
  /// The app notes `starts(.startUp)`, `takes(.mainView, for:)` and `givesBack`, and
  /// `decides(.mainConfiguration)` where it answers with the configuration of its windows.
  public static var respectsRoles: AppLaw {
    AppLaw(
      "The start-up runs once a process and for a window or a car, and no scene of a car or an"
        + " external display takes the main views or keeps a window from having them.",
      id: "role.respected", about: .startUp,
      finds: "a start-up that runs twice or for a display, a car or a display that takes the views",
      noted: "'starts(.startUp)', 'takes(.mainView, for:)', 'givesBack', "
        + "'decides(.mainConfiguration)'",
      ifMeant: "note another topic than the start-up or the main view for what is done "
        + "there"
    ) { RoleMonitor() }
  }
}

/// Knows who runs the start-up and who has the main views.
struct RoleMonitor: LawMonitor {
  private var hasStarted = false
  private var startsUp = false
  private var views = 0
  private var takesViews = false
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(CallbackSet(.processEnded), [.starts, .takes, .returns, .decides])
  }

  mutating func reset() {
    endProcess()
    startsUp = false
    takesViews = false
  }

  private mutating func endProcess() {
    hasStarted = false
    views = 0
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    if step.callback.kind == .processEnded { endProcess() }
    var first: LawBreach?
    for observation in step.observations { first.keepFirst(judge(observation, step)) }
    return first
  }

  private mutating func judge(_ observation: AppContext.Observation, _ step: AppStep) -> LawBreach?
  {
    let isOurs =
      switch (observation.verb, observation.topic) {
      case (.starts, .startUp), (.takes, .mainView), (.returns, .mainView),
        (.decides, .mainConfiguration):
        true
      default: false
      }
    guard isOurs else { return nil }
    exercised &+= 1
    if let scene = accessory(observation, step), !mayDo(observation, step.system.role(of: scene)) {
      let role =
        switch step.system.role(of: scene) {
        case .carPlay: "a car"
        case .keyboardInput: "the keyboard"
        case .externalDisplay, .windowApplication: "an external display"
        }
      return LawBreach("The scene of \(role) \(observation).", in: scene)
    }
    switch observation.verb {
    case .starts:
      if hasStarted { return LawBreach("It runs a second time.", in: step.scene) }
      hasStarted = true
      startsUp = true
    case .takes:
      views += 1
      takesViews = true
    case .returns: views = max(0, views - 1)
    default: break
    }
    return nil
  }

  /// Whether a scene that is no window's may do something: a car may be all that a process has.
  private func mayDo(_ observation: AppContext.Observation, _ role: SceneRole) -> Bool {
    role == .carPlay && observation.verb == .starts
  }

  /// The scene of a car or a display for which, or because of which, something is done.
  private func accessory(_ observation: AppContext.Observation, _ step: AppStep) -> SceneID? {
    let isPassage = step.callback.kind.passage != nil
    return [observation.scene, isPassage ? step.scene : nil].lazy.compactMap { $0 }
      .first { step.system.role(of: $0) != .windowApplication }
  }

  func isPutOff(_ step: AppStep) -> Bool {
    guard step.system.isAwaiting, !step.system.activeWindows.isEmpty else { return false }
    return startsUp && !hasStarted || takesViews && views == 0
  }

  func finish(_ step: AppStep) -> LawBreach? {
    let windows = step.system.activeWindows
    if windows.isEmpty || step.system.isAwaiting { return nil }
    let scene = step.system.scenes[windows.lowest]
    if startsUp && !hasStarted { return LawBreach("\(scene) works without it.", in: scene) }
    if takesViews && views == 0 { return LawBreach("\(scene) has no main view.", in: scene) }
    return nil
  }
}
