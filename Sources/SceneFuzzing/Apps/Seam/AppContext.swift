public import SceneLifecycle

/// The system as the app sees it: what it can read now, what it can ask for, and where it notes.
///
/// The factory of an app gets it and the app keeps it. What the app asks for happens after the
/// callback in which it asks, as it does in UIKit.
public final class AppContext {
  /// What survives the process.
  public let store = Store()
  /// Seconds on the app's clock since the case began.
  public internal(set) var now = 0
  /// The callback that the app was told last, with everything that it could read there.
  public internal(set) var callback = AppContext.nothing
  /// What the app did since the last step.
  public internal(set) var observations: [Observation] = []

  /// What the app asked for and has not got yet.
  var asks: [Ask] = []
  /// Background time that the app holds.
  var tasks: [BackgroundTask] = []
  /// Slots whose session belongs to a car.
  var cars = SceneSet.none
  /// The last scene object of each slot that there was.
  var scenes: [SceneID]
  /// Slots whose scenes were told to connect and not to disconnect.
  var live = SceneSet.none
  /// Whether the launch method was told in this process.
  var hasLaunched = false
  /// Whether an action can happen that ends work of the app.
  var awaitsCompletion = false
  /// Whether a task of the app is ready to go on, or sleeps on its clock.
  var awaitsTask = false
  /// Whether work is under way in the app that will end by itself.
  var isAwaiting: Bool { awaitsCompletion || awaitsTask }
  /// Whether the device is locked and what is protected cannot be read.
  var isLocked = false { didSet { if isLocked != oldValue { store.lock(isLocked) } } }
  /// Where the app's asynchronous work waits; nil when it is not stepped.
  var desk: DeterministicExecutor?
  private var taskCount: UInt32 = 0

  static let nothing = Callback(kind: .main, cause: .launch, event: 0)

  init() {
    scenes = (0..<64).map { Self.nobody(slot: $0) }
  }

  private static func nobody(slot: Int) -> SceneID {
    SceneID(session: SessionID(identifier: 0, slot: slot), connection: 0)
  }

  /// Something that the app asked of the system.
  struct Ask {
    var kind: EventKind
    var slot: Int?
  }

  /// Goes back to a device on which the app was never launched.
  func reset() {
    store.reset()
    now = 0
    callback = Self.nothing
    for slot in scenes.indices { scenes[slot] = Self.nobody(slot: slot) }
    taskCount = 0
    isLocked = false
    endProcess()
  }

  /// Forgets what dies with the process.
  func endProcess() {
    forgetObservations()
    store.endProcess()
    awaitsCompletion = false
    awaitsTask = false
    if !asks.isEmpty { asks.removeAll(keepingCapacity: true) }
    if !tasks.isEmpty { tasks.removeAll(keepingCapacity: true) }
    live = .none
    hasLaunched = false
  }

  func forgetObservations() {
    if !observations.isEmpty { observations.removeAll(keepingCapacity: true) }
  }

  func newTask() -> BackgroundTask {
    taskCount &+= 1
    return BackgroundTask(id: taskCount)
  }
}

// MARK: - What can be read

extension AppContext {
  /// `UIApplication.applicationState`.
  public var applicationState: ApplicationState { callback.application }

  /// `UIScene.activationState`; unattached for a scene that is gone.
  public func activationState(of scene: SceneID) -> ActivationState {
    let slot = scene.slot
    guard scenes[slot] == scene, callback.connected.contains(slot) else { return .unattached }
    if callback.active.contains(slot) { return .foregroundActive }
    if callback.inactive.contains(slot) { return .foregroundInactive }
    let isTold = Int(callback.scene) == slot && callback.activation != .none
    return isTold ? callback.activation : .background
  }

  /// `UIApplication.connectedScenes`: in an order that changes from event to event, as a set's may.
  public var connectedScenes: [SceneID] { identities(callback.connected).map { scenes[$0] } }

  /// `UIApplication.openSessions`, in an order that changes from event to event.
  public var openSessions: [SessionID] { identities(callback.open).map { scenes[$0].session } }

  /// `UIScene.session.role`.
  public func role(of scene: SceneID) -> SceneRole { role(scene.slot) }

  /// `UIApplication.isProtectedDataAvailable`.
  public var isProtectedDataAvailable: Bool { !isLocked }

  /// Slots of windows that read foreground active.
  var activeWindows: SceneSet { callback.active - callback.accessories }

  /// Whether a scene object was told to connect and not to disconnect.
  func isLive(_ scene: SceneID) -> Bool {
    live.contains(scene.slot) && scenes[scene.slot] == scene
  }

  func role(_ slot: Int) -> SceneRole {
    guard callback.accessories.contains(slot) else { return .windowApplication }
    return accessoryRole(slot)
  }

  private func accessoryRole(_ slot: Int) -> SceneRole {
    cars.contains(slot) ? .carPlay : .externalDisplay
  }

  private func identities(_ set: SceneSet) -> [Int] {
    let slots = Array(set)
    guard slots.count > 1 else { return slots }
    let first = Int(callback.event) % slots.count
    return Array(slots[first...] + slots[..<first])
  }
}
