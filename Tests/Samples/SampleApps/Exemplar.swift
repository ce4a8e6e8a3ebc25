import SceneFuzzing

/// An app that does everything right and says so: every ready-made law is on, and all are quiet.
struct Exemplar: SceneApp {
  let context: AppContext
  private var waiting: [SceneID: [ScenePayload]] = [:]
  private var handled: [ScenePayload] = []
  private var foreground: [SceneID] = []
  private var isStarted = false
  private var isJudged = false
  private var key: String?
  private var drafts: [SessionID: Int] = [:]
  private var restored: [SceneID] = []
  private var banners = 0
  private var isStreaming = false
  private var isStreamWanted = false
  private(set) var isPausing = false
  private var task: AppBackgroundTask?

  init(_ context: AppContext) { self.context = context }

  // MARK: The process

  mutating func didFinishLaunching(_ launch: AppLaunch) { loadKey() }

  mutating func protectedDataDidBecomeAvailable() { loadKey() }

  mutating func performBackgroundWork(_ cause: BackgroundCause) {
    if !isJudged { context.decides(.backgroundLaunch) }
    isJudged = true
  }

  mutating func applicationWillEnterForeground() {
    context.counts(.open)
    isStreamWanted = true
    context.enables("stream")
    if !isStreaming { context.starts("stream") }
    isStreaming = true
    endTask()
  }

  mutating func applicationDidEnterBackground() {
    isStreamWanted = false
    context.disables("stream")
    isPausing = isStreaming
    endTask()
    task = context.beginBackgroundTask()
  }

  mutating func backgroundTaskDidExpire(_ expired: AppBackgroundTask) {
    if expired == task { endTask() }
  }

  mutating func finishPausing() {
    isPausing = false
    if isStreamWanted || !isStreaming { return }
    isStreaming = false
    context.stops("stream")
  }

  private mutating func endTask() {
    if let task { context.endBackgroundTask(task) }
    task = nil
  }

  private mutating func loadKey() {
    if key != nil { return }
    guard let found = try? context.store.keychain.read("key") ?? "" else { return }
    if !found.isEmpty {
      key = found
    } else if (try? context.store.keychain.write("key", "k", isProtected: true)) != nil {
      key = "k"
    }
  }

  // MARK: Scenes

  mutating func configure(_ session: SessionID, role: SceneRole) {
    if role == .windowApplication { context.decides(.mainConfiguration) }
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    context.takes("observer", for: scene)
    if let payload = options.payload { waiting[scene, default: []].append(payload) }
    guard options.role == .windowApplication else { return }
    if !isStarted { context.starts(.startUp, for: scene) }
    isStarted = true
    context.takes(.mainView, for: scene)
    restore(scene.session)
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    guard isWindow(scene) else { return }
    if foreground.isEmpty { context.starts("sync") }
    foreground.append(scene)
    context.starts("clock", for: scene)
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    loadKey()
    guard isWindow(scene) else { return open(in: scene) }
    if !isJudged { context.decides(.foregroundLaunch) }
    isJudged = true
    context.uncovers(scene)
    context.shows("the draft", in: scene)
    context.starts("playback", for: scene)
    for _ in 0..<banners { context.reacts("banner", in: scene) }
    banners = 0
    open(in: scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    guard isWindow(scene) else { return }
    context.covers(scene)
    context.stops("playback", for: scene)
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    guard isWindow(scene) else { return }
    save(scene.session)
    leave(scene)
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    context.givesBack("observer", for: scene)
    waiting[scene] = nil
    if isWindow(scene) { context.givesBack(.mainView, for: scene) }
    leave(scene)
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    waiting[scene, default: []].append(payload)
    if context.activationState(of: scene) == .foregroundActive { open(in: scene) }
  }

  private func isWindow(_ scene: SceneID) -> Bool {
    context.role(of: scene) == .windowApplication
  }

  private mutating func leave(_ scene: SceneID) {
    guard foreground.contains(scene) else { return }
    foreground.removeAll { $0 == scene }
    context.stops("clock", for: scene)
    if foreground.isEmpty { context.stops("sync") }
  }

  private mutating func open(in scene: SceneID) {
    for payload in waiting.removeValue(forKey: scene) ?? [] where !handled.contains(payload) {
      handled.append(payload)
      context.handles(payload, in: scene)
      if isWindow(scene) { context.reacts("a page", in: scene, to: payload) }
    }
  }
}

// MARK: - Sessions and what the user does

extension Exemplar {
  mutating func type(_ scene: SceneID) {
    drafts[scene.session, default: 0] += 1
    context.changes("draft", of: scene.session)
  }

  mutating func announce() {
    context.wants("banner")
    let target = foreground.first { context.activationState(of: $0) == .foregroundActive }
    if let target { context.reacts("banner", in: target) } else { banners += 1 }
  }

  mutating func share(_ scene: SceneID) {
    context.wants("sheet", in: scene)
    context.reacts("sheet", in: scene)
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    let connected = context.connectedScenes.map(\.session)
    for session in sessions where !connected.contains(session) {
      context.store.files["\(session.identifier)"] = nil
      context.deletes("draft", of: session)
    }
  }

  private func save(_ session: SessionID) {
    guard let draft = drafts[session] else { return }
    context.store.files["\(session.identifier)"] = String(draft)
    context.saves("draft", of: session, version: draft)
  }

  private mutating func restore(_ session: SessionID) {
    guard drafts[session] == nil, let text = context.store.files["\(session.identifier)"] else {
      return
    }
    drafts[session] = Int(text)
    context.restores("draft", of: session, version: Int(text) ?? 0)
  }

  static func test(platforms: [Platform] = AppTest<Exemplar>.newest) -> AppTest<Exemplar> {
    AppTest(
      "exemplar",
      actions: [
        AppAction("type", if: { app, scene in app.isWindow(scene) }) { $0.type($1) },
        AppAction("announce") { $0.announce() },
        AppAction("share") { app, scene in app.share(scene) },
        AppAction("finish-pausing", isCompletion: true, if: { $0.isPausing }) {
          $0.finishPausing()
        },
      ],
      laws: [
        .handlesPayloadsOnce, .rightWindow, .guardsLaunch, .keepsScope,
        .keepsSecretsFromSnapshots, .respectsRoles, .balancesLedgers, .keepsSessionData,
        .restoresSessions, .pairsLevels, .countsOpensOnce, .knowsUnreadableFromAbsent,
        .lastIntentWins, .answers(.appEntersForeground, with: .enables, "stream"),
      ], platforms: platforms
    ) { Exemplar($0) }
  }
}
