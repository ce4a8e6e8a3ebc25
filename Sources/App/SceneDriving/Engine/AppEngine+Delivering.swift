import SceneEngine
import SceneLifecycle
import SceneSeam

// The delivery of each callback to the app, and the app's own doings.
extension AppEngine {
  /// Delivers a callback: first the system changes, then the app receives it.
  mutating func deliver(_ callback: Callback) {
    if recording == .tape { hearRest() }
    learn(callback)
    system.callback = callback
    guard enters(with: callback) else { return count() }
    if hasMainQueue { follow(callback.kind) }
    switch callback.kind {
    case .main:
      system.isLocked = base.state.overlay == .lock
      system.device.launches &+= 1
      host.launch()
    case .didFinishLaunching: system.hasLaunched = true
    case .connect: system.live.insert(Int(callback.scene))
    case .protectedDataAvailable, .protectedDataAvailableNotice: system.isLocked = false
    case .processEnded, .launchRefused:
      host.drop()
      system.endProcess()
    case .installed: host.installs(for: callback.cause)
    default: break
    }
    handOver(callback)
    if callback.kind == .disconnect { system.live.remove(Int(callback.scene)) }
    if callback.kind == .didFinishLaunching, system.hasRefusedLaunch { base.refuseLaunch() }
    count()
  }

  /// Learns the identities of sessions and scene objects that are new.
  @inline(__always)
  private mutating func learn(_ callback: Callback) {
    let isNew =
      callback.connected != connected || callback.open != open
      || callback.kind == .configuration || callback.kind == .connect
    guard isNew else { return }
    connected = callback.connected
    open = callback.open
    learnAll(callback)
  }

  @inline(never)
  private mutating func learnAll(_ callback: Callback) {
    var slots = callback.connected | callback.open
    if callback.isOfScene { slots.insert(Int(callback.scene)) }
    system.cars = base.state.car
    system.keyboards = base.state.keyboard
    for slot in slots {
      let session = SessionID(identifier: base.session(of: slot), slot: slot)
      system.scenes[slot] = SceneID(
        session: session, connection: UInt16(truncatingIfNeeded: base.connection(of: slot)))
    }
  }

  /// Whether the scene of a callback gets its window from a storyboard.
  ///
  /// The platform says that apps have one.
  @inline(never)
  mutating func hasStoryboard(_ callback: Callback) -> Bool {
    learn(callback)
    return host.hasStoryboard(for: system.scene(callback))
  }

  /// Does what the app does of its own accord.
  ///
  /// - Parameters:
  ///   - event: An event of the app's own.
  ///   - number: The number of the event to which it belongs.
  ///   - callback: Takes what laws see of it.
  mutating func act(_ event: Event, _ number: UInt32, into callback: inout Callback) {
    if recording == .tape { hearRest() }
    callback = Callback(kind: event.kind.callbackOfApp, cause: event.kind, event: number)
    base.look(into: &callback)
    callback.detail = event.number
    if event.scene != Callback.noScene {
      let scene = system.scenes[Int(event.scene)]
      callback.scene = event.scene
      callback.session = scene.session.identifier
      callback.connection = scene.connection
      callback.activation = base.activationState(scene.slot)
    }
    system.callback = callback
    host.context.sceneAtHand = nil
    guard enters(with: callback) else { return count() }
    switch event.kind {
    case .tick:
      system.now += Int(event.number)
      handOver(callback)
      system.executor?.wakeSleepers()
    case .work:
      system.executor?.run(Int(event.number) - 1)
      host.endsWork()
    default:
      host.perform(Int(event.number), slot: callback.isOfScene ? Int(event.scene) : 0)
      host.endsWork()
    }
    count()
  }
}
