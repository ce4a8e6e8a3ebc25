import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// A reaction to a payload or to the user's action shows in the scene that caused it.
  ///
  /// The app notes `reacts` and `handles` with the scene in which something shows, and `wants` for
  /// what has to show and may have to wait for a window; `locks` and `unlocks` if it locks.
  public static var rightWindow: AppLaw {
    AppLaw(
      "A reaction shows in the scene that caused it, in a window in the foreground; what finds no"
        + " window shows later.",
      id: "window.right", about: .reactions,
      finds: "a sheet over another window, over none, or never",
      noted: "'reacts' and 'handles' with the scene in which it shows; 'wants' for what may have "
        + "to wait",
      ifMeant: "note 'wants' for what may show in any window, or 'reacts' in the scene "
        + "that caused it as well"
    ) { WindowMonitor() }
  }
}

/// Knows what caused what is shown, and what has not shown yet.
struct WindowMonitor: LawMonitor {
  private var origins: [(payload: ScenePayload, scene: SceneID)] = []
  private var wanted: [(work: AppWork, since: Int)] = []
  private var lock = AppLock()
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      .deliveries | CallbackSet(.connect, .disconnect, .processEnded),
      [.reacts, .handles, .wants, .locks, .unlocks])
  }

  mutating func reset() {
    origins.removeAll(keepingCapacity: true)
    wanted.removeAll(keepingCapacity: true)
    lock = AppLock()
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    if step.callback.kind == .processEnded {
      reset()
      return nil
    }
    if let payload = step.payload { origins.append((payload, step.system.scene(step.callback))) }
    var first: LawBreach?
    for observation in step.observations {
      lock.follow(observation)
      first.keepFirst(judge(observation, step))
    }
    if step.callback.kind == .disconnect {
      origins.removeAll { $0.scene == step.scene }
      wanted.removeAll { $0.work.scene == step.scene }
    }
    return first
  }

  private mutating func judge(_ observation: AppContext.Observation, _ step: AppStep) -> LawBreach?
  {
    switch observation.verb {
    case .wants:
      exercised &+= 1
      wanted.append((AppWork(observation), step.index))
    case .handles, .reacts:
      guard let scene = observation.scene else { return nil }
      exercised &+= 1
      let fault = misplaced(observation, scene, step)
      if let fault { return LawBreach("What shows in \(scene) \(fault).", in: scene) }
      serve(observation.topic, in: scene)
    default: break
    }
    return nil
  }

  /// Returns why something shows in the wrong place; nil when it shows in the right one.
  private func misplaced(
    _ observation: AppContext.Observation, _ scene: SceneID, _ step: AppStep
  ) -> String? {
    if !step.system.isLive(scene) { return "has no window: the scene is not connected" }
    if let origin = origins.first(where: { $0.payload == observation.payload }) {
      if origin.scene.session != scene.session { return "was delivered to \(origin.scene)" }
    }
    // What a car shows may come from anywhere: its screen is no window.
    guard observation.verb == .reacts, step.system.role(of: scene) != .carPlay else { return nil }
    let topic = observation.topic
    let isElsewhere = wanted.contains { $0.work.topic == topic && $0.work.scene != nil }
    if isElsewhere && !wanted.contains(where: { Self.isServed($0.work, topic, scene) }) {
      return "was wanted in another one"
    }
    return hidden(scene, step) ?? foreign(observation, scene, step)
  }

  /// Why a scene's window cannot show anything; nil when it can.
  private func hidden(_ scene: SceneID, _ step: AppStep) -> String? {
    let isOfApp = !step.system.usesScenes && step.callback.kind.isOfScenelessApp
    let isOwn = step.scene == scene || isOfApp
    if !isOwn && step.system.role(of: scene) != .windowApplication {
      return "is on a screen that is not the user's"
    }
    if step.system.activationState(of: scene).isForeground { return nil }
    // On its way in a scene may set up what it shows; others find it in the background.
    let isComing = isOwn && step.callback.kind.passage != .entersBackground
    return isComing || isBroadcast(step) ? nil : "is in the background"
  }

  /// Returns the cause in another scene; nil when it was caused here, or by nothing in particular.
  private func foreign(
    _ observation: AppContext.Observation, _ scene: SceneID, _ step: AppStep
  ) -> String? {
    guard let cause = step.scene, cause.session != scene.session, !isBroadcast(step) else {
      return nil
    }
    switch step.callback.kind {
    case .action, .touch, .keyPress: return "was caused in \(cause)"
    default: return step.payload == nil ? nil : "was delivered to \(cause)"
    }
  }

  /// Whether the scene that caused something shows it among others.
  private func isBroadcast(_ step: AppStep) -> Bool {
    step.observations.contains { $0.verb == .reacts && $0.scene == step.scene && step.scene != nil }
  }

  private static func isServed(_ want: AppWork, _ topic: AppContext.Topic, _ scene: SceneID) -> Bool
  {
    want.topic == topic && (want.scene == nil || want.scene?.session == scene.session)
  }

  private mutating func serve(_ topic: AppContext.Topic, in scene: SceneID) {
    wanted.removeAll { Self.isServed($0.work, topic, scene) }
  }

  func isPutOff(_ step: AppStep) -> Bool {
    (lock.isLocked || step.system.isAwaiting)
      && wanted.contains { $0.work.isActive(step.system) }
  }

  func finish(_ step: AppStep) -> LawBreach? {
    if lock.isLocked || step.system.isAwaiting { return nil }
    let lost = wanted.first { $0.work.isActive(step.system) }
    return lost.map { work, since in
      LawBreach("\(work.topic.asSubject) was wanted and never showed.", in: work.scene)
        .beginning(at: since)
    }
  }
}
