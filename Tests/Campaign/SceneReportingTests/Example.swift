import SceneLifecycle
import SceneReporting

/// Writes down the callbacks of a small world by hand.
struct Scribe {
  var callbacks: [Callback] = []
  var active = SceneSet.none
  var inactive = SceneSet.none
  var connected = SceneSet.none
  var open = SceneSet.none
  var application = ApplicationState.background

  /// Notes a callback of a scene.
  mutating func receive(
    _ kind: CallbackKind, _ scene: Int, _ activation: ActivationState, event: UInt32,
    connection: UInt16 = 1
  ) {
    var callback = Callback(kind: kind, cause: .launch, event: event)
    callback.scene = UInt8(scene)
    callback.connection = connection
    callback.activation = activation
    add(callback)
  }

  /// Notes a callback of the process.
  mutating func receive(_ kind: CallbackKind, event: UInt32, named: SceneSet = .none) {
    var callback = Callback(kind: kind, cause: .launch, event: event)
    callback.named = named
    add(callback)
  }

  private mutating func add(_ callback: Callback) {
    var callback = callback
    callback.application = application
    callback.active = active
    callback.inactive = inactive
    callback.connected = connected
    callback.open = open
    callbacks.append(callback)
  }

  /// A launch into two scenes, a way home, a lock that arrives before all are told, a kill.
  static func example() -> Scribe {
    var scribe = Scribe()
    scribe.application = .inactive
    scribe.receive(.didFinishLaunching, event: 1)
    for scene in 0...1 {
      let number = UInt32(scene + 1)
      scribe.open.insert(scene)
      scribe.receive(.configuration, scene, .unattached, event: number)
      scribe.connected.insert(scene)
      scribe.receive(.connect, scene, .background, event: number)
      scribe.inactive.insert(scene)
      scribe.receive(.foreground, scene, .foregroundInactive, event: number)
      scribe.inactive.remove(scene)
      scribe.active.insert(scene)
      scribe.application = .active
      scribe.receive(.active, scene, .foregroundActive, event: number)
    }
    scribe.leave()
    return scribe
  }

  private mutating func leave() {
    active.remove(1)
    inactive.insert(1)
    receive(.resign, 1, .foregroundInactive, event: 3)
    receive(.protectedDataUnavailable, event: 4)
    receive(.resign, 0, .foregroundActive, event: 3)
    active.remove(0)
    inactive.remove(1)
    application = .background
    receive(.background, 1, .background, event: 3, connection: 2)
    receive(.appBackgroundNotice, 1, .background, event: 3)
    receive(.phaseBackground, 1, .background, event: 3)
    connected.remove(1)
    receive(.discard, event: 5, named: SceneSet(bits: 0b10111))
    open = .none
    receive(.processEnded, event: 5)
  }
}

extension Transcript {
  /// The play of `Scribe.example`; what broke is said, not judged.
  static func example(breaking index: Int? = nil) -> Transcript {
    let callbacks = Scribe.example().callbacks
    var scenario = Scenario(
      platform: Platform.named("ipad-ios17") ?? Platform.all[0].platform, scenes: 2,
      defect: "scene.drop-resign")
    scenario.entries = [
      Scenario.Entry(Event(.launch, scene: 0)),
      Scenario.Entry(Event(.open, scene: 1), choices: [Choice(.externalActive, answer: 1)]),
      Scenario.Entry(
        Event(.home),
        choices: [
          Choice(
            chosen: PendingItem(scope: 1, item: .resign),
            before: PendingItem(scope: 0, item: .resign))
        ]),
      Scenario.Entry(Event(.lock, delay: 1)),
    ]
    var transcript = Transcript(of: scenario, drained: [Event(.kill)], callbacks: callbacks)
    if let index {
      let callback = callbacks.indices.contains(index) ? callbacks[index] : nil
      let violation = Violation(
        invariant: "scene.active-in-foreground", kind: .hard, index: index, callback: callback,
        scene: callback.map { Int($0.scene) })
      transcript.breaks = [
        Transcript.Break(
          violation, sentence: "A scene becomes active only while it is in the foreground.")
      ]
    }
    return transcript
  }
}
