import SceneSeam

/// A system of a test's own: what an adapter has to bring, and no engine.
final class FakeSystem: SceneSystem {
  private(set) var conditions: [SceneID: ActivationConditions] = [:]
  func setActivationConditions(_ conditions: ActivationConditions, for scene: SceneID) {
    self.conditions[scene] = conditions
  }

  var now = 0
  var applicationState = ApplicationState.background
  var connectedScenes: [SceneID] = []
  var active: [SceneID] = []
  var isProtectedDataAvailable = true
  private(set) var requests: [AppContext.SystemRequest] = []
  private(set) var tasks: [AppBackgroundTask] = []
  private(set) var notes: [AppContext.Observation] = []
  private var taskCount: UInt32 = 0

  var openSessions: [SessionID] { connectedScenes.map(\.session) }

  func activationState(of scene: SceneID) -> ActivationState {
    guard connectedScenes.contains(scene) else { return .unattached }
    return active.contains(scene) ? .foregroundActive : .background
  }

  func role(of scene: SceneID) -> SceneRole { .windowApplication }

  func request(_ request: AppContext.SystemRequest) { requests.append(request) }

  func beginBackgroundTask() -> AppBackgroundTask {
    taskCount += 1
    tasks.append(AppBackgroundTask(id: taskCount))
    return AppBackgroundTask(id: taskCount)
  }

  func endBackgroundTask(_ task: AppBackgroundTask) { tasks.removeAll { $0 == task } }

  func note(_ observation: AppContext.Observation) { notes.append(observation) }

  func handle(to context: AppContext) -> ContextHandle { ContextHandle { _ in nil } }
}

extension AppContext {
  /// A context of a fake system with an empty store.
  convenience init(_ system: FakeSystem, keychain: LockableStore = LockableStore()) {
    let store = Store(defaults: LockableStore(), files: LockableStore(), keychain: keychain)
    self.init(system, store: store)
  }
}

extension SceneID {
  /// The first scene object of a session.
  init(_ number: Int) {
    let session = SessionID(identifier: UInt32(number), slot: number - 1)
    self.init(session: session, connection: 1)
  }
}
