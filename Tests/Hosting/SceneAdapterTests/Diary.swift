import SceneSeam

/// What a handler of the app received, and what could be read there.
struct DiaryEntry: Hashable {
  /// The handler, with what of its arguments is no identity.
  var text: String
  var scene: SceneID?
  var sessions: [SessionID] = []
  var payload: ScenePayload?
  var task: AppBackgroundTask?
  var reading = DiaryReading()
}

/// What an app reads in a handler.
struct DiaryReading: Hashable {
  var application = ApplicationState.background
  var connected: [SceneID] = []
  var states: [ActivationState] = []
  var roles: [SceneRole] = []
  var open: [SessionID] = []
  var isReadable = true
  var content: PayloadContent?

  init() {}

  init(_ context: AppContext) {
    application = context.applicationState
    connected = context.connectedScenes
    states = connected.map { context.activationState(of: $0) }
    roles = connected.map { context.role(of: $0) }
    open = context.openSessions
    isReadable = context.isProtectedDataAvailable
    content = context.content
  }
}

/// Keeps what the app has received, case by case.
@MainActor
final class Diary {
  private(set) var cases: [[DiaryEntry]] = []

  func beginCase() { cases.append([]) }

  func note(_ entry: DiaryEntry) {
    if cases.isEmpty { beginCase() }
    cases[cases.count - 1].append(entry)
  }
}

/// An app that writes down every call, and asks for all that can be asked for.
@MainActor
struct DiaryApp: @MainActor SceneApp {
  private let context: AppContext
  private let diary: Diary
  private var task: AppBackgroundTask?
  private var wishes = 0

  init(_ context: AppContext, _ diary: Diary) {
    self.context = context
    self.diary = diary
    // The store is the same one in both ways of driving, and survives the process.
    let launches = (context.store.files["launches"].flatMap { Int($0) } ?? 0) + 1
    context.store.files["launches"] = "\(launches)"
    diary.note(DiaryEntry(text: "process \(launches)"))
  }

  private func note(
    _ text: String, _ scene: SceneID? = nil, _ sessions: [SessionID] = [],
    _ payload: ScenePayload? = nil, _ task: AppBackgroundTask? = nil
  ) {
    diary.note(
      DiaryEntry(
        text: text, scene: scene, sessions: sessions, payload: payload, task: task,
        reading: DiaryReading(context)))
  }
}

// The adapter's scene delegate makes its window in code, so a storyboard's is no callback of either.
extension DiaryApp: StoryboardUser {
  nonisolated func hasStoryboard(for scene: SceneID) -> Bool { false }
}

// MARK: - The process

extension DiaryApp {
  mutating func didFinishLaunching(_ launch: AppLaunch) {
    // UIKit tells an app of a push and of a location, and of no other cause.
    let cause = launch.backgroundCause.flatMap {
      [.silentPush, .locationUpdate].contains($0) ? $0 : nil
    }
    note("didFinishLaunching \(cause.map { "\($0)" } ?? "-") process \(launch.process)")
  }
  mutating func willTerminate() { note("willTerminate") }
  mutating func performBackgroundWork(_ cause: BackgroundCause) {
    note("performBackgroundWork \(cause)")
  }
  mutating func backgroundTaskDidExpire(_ task: AppBackgroundTask) {
    note("backgroundTaskDidExpire", nil, [], nil, task)
    endTask()
  }
  mutating func didReceiveMemoryWarning() { note("didReceiveMemoryWarning") }
  mutating func protectedDataDidBecomeAvailable() { note("protectedData available") }
  mutating func protectedDataWillBecomeUnavailable() { note("protectedData unavailable") }
  mutating func clockDidAdvance(seconds: Int) { note("clockDidAdvance \(seconds)") }
  mutating func configure(_ session: SessionID, role: SceneRole) {
    note("configure \(role)", nil, [session])
  }
  mutating func didDiscard(_ sessions: [SessionID]) { note("didDiscard", nil, sessions) }
  mutating func requestDidFail(_ session: SessionID?) {
    note("requestDidFail", nil, session.map { [$0] } ?? [])
  }
  mutating func applicationWillEnterForeground() { note("app foreground") }
  mutating func applicationDidBecomeActive() { note("app active") }
  mutating func applicationWillResignActive() { note("app resign") }
  mutating func applicationDidEnterBackground() { note("app background") }
  mutating func didReceive(_ callback: LifecycleCallback) {
    note("didReceive \(callback.name)", callback.scene)
  }
}

// MARK: - Scenes

extension DiaryApp {
  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    note(
      "sceneWillConnect \(options.role) \(options.announcesActivity)", scene, [], options.payload)
  }
  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    note("sceneWillEnterForeground", scene)
    endTask()
  }
  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    note("sceneDidBecomeActive", scene)
    wish(scene)
  }
  mutating func sceneWillResignActive(_ scene: SceneID) {
    note("sceneWillResignActive", scene)
  }
  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    note("sceneDidEnterBackground", scene)
    if task == nil { task = context.beginBackgroundTask() }
    note("has a background task", nil, [], nil, task)
  }
  mutating func sceneDidDisconnect(_ scene: SceneID) {
    note("sceneDidDisconnect", scene)
  }
  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    note("didReceive payload", scene, [], payload)
    wish(scene)
  }

  /// Asks for something else each time: a window, a refresh, the end of a session.
  private mutating func wish(_ scene: SceneID) {
    wishes += 1
    let other = context.openSessions.filter { $0 != scene.session }.min {
      $0.identifier < $1.identifier
    }
    switch wishes % 5 {
    case 1: context.requestActivation()
    case 2: if let other { context.requestActivation(of: other) }
    case 3: context.requestRefresh(of: other ?? scene.session)
    case 4: if let other { context.requestDestruction(of: other) }
    default: break
    }
  }

  private mutating func endTask() {
    if let task { context.endBackgroundTask(task) }
    task = nil
  }
}
