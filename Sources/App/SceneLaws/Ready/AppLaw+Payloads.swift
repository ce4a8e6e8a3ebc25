import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// Every payload that the system delivers is handled exactly once.
  ///
  /// The app notes `handles`. A payload may wait: its scene may not be active yet, and the app may
  /// be locked. It is lost when its scene is active after the fair drain and was not handled.
  /// A result of a search in Spotlight is asked for only where ``AppSupport/activityTypes`` has its type.
  public static var handlesPayloadsOnce: AppLaw {
    AppLaw(
      "Every URL, activity, shortcut, share and notification response is handled exactly once,"
        + " cold or warm, or its scene disconnects first.",
      id: "payload.handled-once", about: .payloads,
      finds: "a cold link lost, a tap answered twice",
      noted: "'handles'; 'locks' and 'unlocks' if a locked app keeps links for later",
      ifMeant: "note 'locks' while the app keeps payloads for later, 'handles' where it "
        + "drops one on purpose, or leave the kind out of what the app supports"
    ) { PayloadMonitor() }
  }
}

/// Keeps count of what was delivered and not handled yet.
struct PayloadMonitor: LawMonitor {
  private var open: [(payload: ScenePayload, scene: SceneID, since: Int)] = []
  private var handled: [ScenePayload] = []
  private var lock = AppLock()
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(
      .deliveries | CallbackSet(.connect, .disconnect, .didFinishLaunching, .processEnded),
      [.handles, .locks, .unlocks])
  }

  mutating func reset() {
    open.removeAll(keepingCapacity: true)
    handled.removeAll(keepingCapacity: true)
    lock = AppLock()
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    if step.callback.kind == .processEnded {
      reset()
      return nil
    }
    if let payload = step.payload, step.system.contents.isForApp(payload) {
      receive(payload, in: step.system.scene(step.callback), at: step.index)
    }
    var first: LawBreach?
    for observation in step.observations {
      lock.follow(observation)
      if observation.verb == .handles { first.keepFirst(handle(observation)) }
    }
    if step.callback.kind == .disconnect { open.removeAll { $0.scene == step.scene } }
    return first
  }

  private mutating func receive(_ payload: ScenePayload, in scene: SceneID, at index: Int) {
    // A tap may come in the options and in a call: one payload through two doors.
    guard !open.contains(where: { $0.payload == payload }), !handled.contains(payload) else {
      return
    }
    open.append((payload, scene, index))
  }

  private mutating func handle(_ observation: AppContext.Observation) -> LawBreach? {
    guard let payload = observation.payload else { return nil }
    let scene = open.first { $0.payload == payload }?.scene ?? observation.scene
    if handled.contains(payload) {
      exercised &+= 1
      return LawBreach("The \(payload) was handled twice.", in: scene)
    }
    if open.contains(where: { $0.payload == payload }) { exercised &+= 1 }
    open.removeAll { $0.payload == payload }
    handled.append(payload)
    return nil
  }

  /// A payload that is open in a scene in which the user works.
  private func lost(_ step: AppStep) -> (payload: ScenePayload, scene: SceneID, since: Int)? {
    open.first { step.system.activationState(of: $0.scene) == .foregroundActive }
  }

  func isPutOff(_ step: AppStep) -> Bool {
    (lock.isLocked || step.system.isAwaiting) && lost(step) != nil
  }

  mutating func finish(_ step: AppStep) -> LawBreach? {
    if lock.isLocked || step.system.isAwaiting { return nil }
    let lost = lost(step)
    if lost != nil { exercised &+= 1 }
    return lost.map { payload, scene, since in
      var breach = LawBreach("The \(payload) was never handled.", in: scene).beginning(at: since)
      breach.payload = payload
      return breach
    }
  }
}
