package import SceneLifecycle
package import SceneSeam

/// The system behind an app in a played history: the engine sets what can be read and takes what is
/// asked for.
///
/// No code of the app runs while a property of it is read or changed, so Swift need not look out for
/// overlapping accesses at each callback: hence `@exclusivity(unchecked)`.
package final class SimulatedSystem: SceneSystem {
  /// In which order sets are read; reading one notes that it was read.
  @exclusivity(unchecked) package var setOrder = SetOrder()
  /// Seconds on the app's clock since the case began.
  @exclusivity(unchecked) package var now = 0
  /// The callback that was delivered last, with everything that can be read there.
  @exclusivity(unchecked) package var callback = SimulatedSystem.nothing
  /// The app's deeds since the last step.
  @exclusivity(unchecked) package private(set) var observations: [AppContext.Observation] = []
  /// The app's requests that are not answered yet.
  @exclusivity(unchecked) package var requests: [PendingRequest] = []
  /// Background time that the app holds.
  @exclusivity(unchecked) package private(set) var tasks: [AppBackgroundTask] = []
  /// Slots whose session belongs to a car.
  @exclusivity(unchecked) package var cars = SceneSet.none
  /// Slots whose session the system made for the keyboard.
  @exclusivity(unchecked) package var keyboards = SceneSet.none
  /// The last scene object of each slot that there was.
  @exclusivity(unchecked) package var scenes: [SceneID]
  /// Slots whose scenes received their connection and not their disconnection.
  @exclusivity(unchecked) package var live = SceneSet.none
  /// Whether this process received the launch method.
  @exclusivity(unchecked) package var hasLaunched = false
  /// Whether an action can happen that ends work of the app.
  @exclusivity(unchecked) package var awaitsCompletion = false
  /// Whether a task of the app is ready to go on, or sleeps on its clock.
  @exclusivity(unchecked) package var awaitsTask = false
  /// Whether work is under way in the app that will end by itself.
  package var isAwaiting: Bool { awaitsCompletion || awaitsTask }
  /// Whether the app has gone to the background, and nothing has run it there since.
  @exclusivity(unchecked) package var isAway = false
  /// Whether the process is suspended: it does nothing until something runs it again.
  @exclusivity(unchecked) package var isSuspended = false
  /// Whether the process was suspended before the app's objects came to rest behind the last callback.
  ///
  /// A scene that has disconnected is let go at rest: until then nothing can be said of what it leaves.
  @exclusivity(unchecked) package var isUnsettled = false
  /// Whether the device is locked and what is protected cannot be read.
  @exclusivity(unchecked) package var isLocked = false {
    didSet { if isLocked != oldValue { device.lock(isLocked) } }
  }
  /// The device, which survives the app's processes.
  package let device = SimulatedDevice()
  /// The contents that the world may bring to the app.
  package let contents: ContentTable
  /// The content that each event has brought, by its number; empty where the test names nothing.
  var brought: [PayloadContent?] = []
  /// The app's conditions for the contents that its sessions can show, each session once.
  var conditions: [(session: SessionID, conditions: ActivationConditions)] = []
  /// Where the app's asynchronous work waits; nil when it is not stepped.
  @exclusivity(unchecked) package var executor: DeterministicExecutor?
  /// The payloads that the app handed on with its requests, under their identities.
  var handedOn: [ScenePayload] = []
  /// The number of the app's request that was answered last, or is being answered.
  @exclusivity(unchecked) package var answeredRequest: UInt32 = 0
  /// Whether the device shows several windows of an app.
  @exclusivity(unchecked) package var supportsMultipleScenes = true
  /// The traits that the device of the case shows of itself.
  @exclusivity(unchecked) package var deviceTraits = AppContext.DeviceTraits()
  /// Whether the app of the case has scenes.
  package var usesScenes: Bool { deviceTraits.usesScenes }
  /// Whether the launch methods of this process answered that what opens the app is not to be delivered.
  @exclusivity(unchecked) package private(set) var hasRefusedLaunch = false
  /// The session of a request that is not possible at its turn, while the app hears of it.
  var refusedSession: SessionID?
  private var taskCount: UInt32 = 0
  /// How many requests the app has made in the case: its context counts them as well.
  private var requestCount: UInt32 = 0
  /// How often the app has asked for something or changed its store.
  package var uses: Int { Int(requestCount) + conditions.count + device.changes }
  /// The app's names of callbacks, by raw value; a stored table is read without asking whether it is made.
  let names = CallbackKind.lifecycleNames

  /// The callback as which laws see what the app does once nothing is under way.
  package var atRest: Callback {
    var callback = callback
    callback.kind = .work
    return callback
  }

  /// The callback that is read before the first one of a case.
  package static let nothing = Callback(kind: .main, cause: .launch, event: 0)

  /// Creates a device on which the app was never launched.
  ///
  /// - Parameter contents: What the world may bring to the app.
  package init(_ contents: ContentTable = ContentTable([])) {
    self.contents = contents
    scenes = (0..<64).map { Self.noScene(slot: $0) }
  }

  private static func noScene(slot: Int) -> SceneID {
    SceneID(session: SessionID(identifier: 0, slot: slot), connection: 0)
  }

  /// Goes back to a device on which the app was never launched.
  package func reset() {
    device.reset()
    now = 0
    callback = Self.nothing
    setOrder = SetOrder()
    for slot in scenes.indices { scenes[slot] = Self.noScene(slot: slot) }
    taskCount = 0
    requestCount = 0
    answeredRequest = 0
    isLocked = false
    if !brought.isEmpty { brought.removeAll(keepingCapacity: true) }
    if !conditions.isEmpty { conditions.removeAll(keepingCapacity: true) }
    if !handedOn.isEmpty { handedOn.removeAll(keepingCapacity: true) }
    endProcess()
  }

  /// Forgets what dies with the process.
  package func endProcess() {
    forgetObservations()
    device.endProcess()
    awaitsCompletion = false
    awaitsTask = false
    if !requests.isEmpty { requests.removeAll(keepingCapacity: true) }
    if !tasks.isEmpty { tasks.removeAll(keepingCapacity: true) }
    live = .none
    isAway = false
    isSuspended = false
    isUnsettled = false
    hasLaunched = false
    hasRefusedLaunch = false
  }

  /// Forgets what the app did up to now: a step begins.
  package func forgetObservations() {
    if !observations.isEmpty { observations.removeAll(keepingCapacity: true) }
  }

  // MARK: What the app asks for and notes

  /// Keeps a request until the callbacks under way are delivered.
  package func request(_ request: AppContext.SystemRequest) {
    requestCount &+= 1
    requests.append(PendingRequest(request, number: requestCount))
  }

  /// Gives background time; the app is not suspended while it holds some.
  package func beginBackgroundTask() -> AppBackgroundTask {
    taskCount &+= 1
    let task = AppBackgroundTask(id: taskCount)
    tasks.append(task)
    return task
  }

  /// Takes background time back; nothing happens when the app does not hold it.
  package func endBackgroundTask(_ task: AppBackgroundTask) { tasks.removeAll { $0 == task } }

  /// Keeps an observation for the step under way; one from another thread is uncontrolled work.
  package func note(_ observation: AppContext.Observation) {
    if let executor, !executor.isHere {
      return executor.escape("'\(observation)' was noted on another thread")
    }
    observations.append(usesScenes ? observation : observation.ofWholeApp(scenes[0]))
  }

  /// Remembers that what opens the app comes in the launch options only.
  package func refusesLaunch() { hasRefusedLaunch = true }

  /// Returns a way to the app's context, which works in the app's own tasks.
  package func handle(to context: AppContext) -> ContextHandle {
    guard let executor else {
      preconditionFailure("a handle needs an AppTest with 'usesTasks: true'")
    }
    return executor.handle
  }
}

extension AppContext.Observation {
  /// The observation with the place that an app without scenes cannot name: it has one only.
  fileprivate func ofWholeApp(_ app: SceneID) -> Self {
    switch verb {
    case .handles, .reacts, .shows, .hides, .covers, .uncovers:
      var addressed = self
      addressed.scene = scene ?? app
      addressed.session = session ?? app.session
      return addressed
    case .changes, .saves, .deletes, .restores:
      var addressed = self
      addressed.session = session ?? app.session
      return addressed
    default: return self
    }
  }
}
