import SceneFuzzing

/// An app that does everything right that its surroundings let it do, or breaks one law.
struct Resident: SceneApp {
  let context: AppContext
  let surroundings: Surroundings
  /// The law that it breaks; nil for none.
  let bug: String?
  private var waiting: [SceneID: [ScenePayload]] = [:]
  private var handled: [ScenePayload] = []
  private var foreground: [SceneID] = []
  private var playing: [SceneID] = []
  private var isMusicOn = false
  /// Where the last payload came, without scenes.
  private var last: SceneID?
  private var isStarted = false
  private var isForWork = false
  private var isJudged = false
  private var isCounted = false
  private var key: String?
  private var drafts: [SessionID: Int] = [:]
  private var banners = 0
  private var isSyncing = false
  private var isStreaming = false
  private var isStreamWanted = false
  private(set) var isPausing = false
  private var task: AppBackgroundTask?

  init(_ context: AppContext, in surroundings: Surroundings, breaking bug: String?) {
    self.context = context
    self.surroundings = surroundings
    self.bug = bug
  }

  /// Whether the app breaks a law; one that is narrowed breaks as the whole one does.
  private func breaks(_ law: String) -> Bool { bug?.hasPrefix(law) ?? false }

  /// Whether it does anything in a scene.
  func isOwn(_ scene: SceneID) -> Bool {
    surroundings.role != nil && context.role(of: scene) == surroundings.role
  }

  func plays(in scene: SceneID) -> Bool { playing.contains(scene) }

  // MARK: The process

  mutating func didFinishLaunching(_ launch: AppLaunch) {
    isForWork = launch.isForBackgroundWork
    if surroundings == .noScenes { startUp(nil) }
    loadKey()
  }

  mutating func protectedDataDidBecomeAvailable() { loadKey() }

  mutating func performBackgroundWork(_ cause: BackgroundCause) {
    guard surroundings != .nothing, !isJudged, isForWork else { return }
    context.decides(breaks("launch.guarded") ? .foregroundLaunch : .backgroundLaunch)
    isJudged = true
  }

  mutating func applicationWillEnterForeground() { resume() }

  mutating func applicationDidBecomeActive() {
    guard surroundings != .nothing else { return }
    judge()
    if !isCounted || breaks("open.counted-once") { context.counts(.open) }
    isCounted = true
    resume()
    if surroundings != .noScenes { return }
    if breaks("role.respected") { context.starts(.startUp) }
    if !isMusicOn { context.starts("music") }
    isMusicOn = true
    openAll()
  }

  mutating func applicationWillResignActive() {
    guard surroundings == .noScenes, isMusicOn else { return }
    context.stops("music")
    isMusicOn = breaks("levels.paired")
  }

  mutating func applicationDidEnterBackground() {
    guard surroundings != .nothing else { return }
    isCounted = false
    if breaks("window.right"), let last { context.reacts("a page", in: last) }
    isStreamWanted = false
    if !breaks("declared.disables") { context.disables("stream") }
    isPausing = isStreaming
    endTask()
    task = context.beginBackgroundTask()
  }

  mutating func backgroundTaskDidExpire(_ expired: AppBackgroundTask) {
    if expired == task && !breaks("ledger.balances") { endTask() }
  }

  private mutating func judge() {
    if !isJudged { context.decides(.foregroundLaunch) }
    isJudged = true
  }

  private mutating func resume() {
    guard surroundings != .nothing else { return }
    if !isStreamWanted { context.enables("stream") }
    isStreamWanted = true
    let startsAgain = surroundings == .noScenes && breaks("scope.kept")
    if !isStreaming || startsAgain { context.starts("stream") }
    isStreaming = true
    endTask()
  }

  private mutating func finishPausing() {
    isPausing = false
    if (isStreamWanted && !breaks("intent.last-wins")) || !isStreaming { return }
    isStreaming = false
    context.stops("stream")
  }

  private mutating func endTask() {
    if let task { context.endBackgroundTask(task) }
    task = nil
  }

  private mutating func loadKey() {
    if surroundings == .nothing || key != nil { return }
    do {
      key = try context.store.keychain.read("key")
      if key == nil {
        try context.store.keychain.write("key", "k", isProtected: true)
        key = "k"
      }
    } catch {
      // What cannot be read is not absent.
      if breaks("secret.not-absent") { context.store.keychain["key"] = "new" }
    }
  }

  private mutating func startUp(_ scene: SceneID?) {
    if !isStarted { context.starts(.startUp, for: scene) }
    isStarted = true
  }
}

// MARK: - Scenes

extension Resident {
  mutating func configure(_ session: SessionID, role: SceneRole) {
    guard surroundings != .nothing, surroundings != .displayOnly else { return }
    if role == .windowApplication { context.decides(.mainConfiguration) }
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    // A car may come first, and windows do not work without the start-up.
    let startsUp = surroundings == .carOnly || surroundings.role == .windowApplication
    if startsUp && options.role != .externalDisplay { startUp(scene) }
    guard isOwn(scene) else { return }
    if !breaks("declared.takes") { context.takes("observer", for: scene) }
    if surroundings.role == .windowApplication { context.takes(.mainView, for: scene) }
    if let payload = options.payload, !breaks("payload.handled-once") {
      waiting[scene, default: []].append(payload)
    }
    restore(scene.session)
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    guard isOwn(scene) else { return }
    foreground.append(scene)
    // A display's scene comes no nearer.
    if surroundings == .displayOnly { show(scene) }
    // The app's work goes with its windows; a car and a display have none of it.
    guard surroundings.role == .windowApplication else { return }
    if !isSyncing || breaks("scope.kept") { context.starts("sync") }
    isSyncing = true
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    loadKey()
    if surroundings != .nothing && surroundings != .noScenes { judge() }
    if isOwn(scene) { show(scene) }
  }

  private mutating func show(_ scene: SceneID) {
    if breaks("role.respected") { context.starts(.startUp, for: scene) }
    // A display has no part in what windows show.
    let window = context.connectedScenes.first { !isOwn($0) }
    if surroundings == .displayOnly, breaks("scope.kept"), let window { context.covers(window) }
    context.uncovers(scene)
    context.shows("the draft", in: scene)
    if !playing.contains(scene) {
      if !breaks("resident.plays") { playing.append(scene) }
      context.starts("playback", for: scene)
    }
    for _ in 0..<banners { context.reacts("banner", in: scene) }
    banners = 0
    open(in: scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    if isOwn(scene) { hide(scene) }
  }

  private mutating func hide(_ scene: SceneID) {
    if !breaks("snapshot.safe") { context.covers(scene) }
    if breaks("scope.kept") { context.stops("stream") }
    context.stops("playback", for: scene)
    if !breaks("levels.paired") { playing.removeAll { $0 == scene } }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    guard isOwn(scene) else { return }
    if surroundings == .displayOnly { hide(scene) }
    if let draft = drafts[scene.session], !breaks("session.kept") {
      context.store.files["\(scene.session.identifier)"] = String(draft)
      context.saves("draft", of: scene.session, version: draft)
    }
    leave(scene)
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    guard isOwn(scene) else { return }
    if !breaks("ledger.balances") { context.givesBack("observer", for: scene) }
    if surroundings.role == .windowApplication { context.givesBack(.mainView, for: scene) }
    waiting[scene] = nil
    playing.removeAll { $0 == scene }
    leave(scene)
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    if surroundings == .nothing || breaks("payload.handled-once") { return }
    waiting[scene, default: []].append(payload)
    if surroundings == .noScenes {
      last = scene
      if context.applicationState == .active { openAll() }
    } else if context.activationState(of: scene) == .foregroundActive {
      open(in: scene)
    }
  }

  private mutating func leave(_ scene: SceneID) {
    foreground.removeAll { $0 == scene }
    guard foreground.isEmpty, isSyncing, !breaks("scope.kept") else { return }
    isSyncing = false
    context.stops("sync")
  }

  private mutating func open(in scene: SceneID) {
    for payload in waiting.removeValue(forKey: scene) ?? [] where !handled.contains(payload) {
      handled.append(payload)
      context.handles(payload, in: scene)
      context.reacts("a page", in: scene, to: payload)
    }
  }

  /// Opens what came to an app without scenes.
  private mutating func openAll() {
    for payload in waiting.values.flatMap({ $0 }) where !handled.contains(payload) {
      handled.append(payload)
      context.handles(payload)
    }
    waiting = [:]
  }

  private mutating func restore(_ session: SessionID) {
    guard drafts[session] == nil, let text = context.store.files["\(session.identifier)"] else {
      return
    }
    drafts[session] = Int(text)
    if !breaks("session.restored") {
      context.restores("draft", of: session, version: Int(text) ?? 0)
    }
  }

  mutating func didDiscard(_ sessions: [SessionID]) {
    let connected = context.connectedScenes.map(\.session)
    for session in sessions where !connected.contains(session) {
      context.store.files["\(session.identifier)"] = nil
      if surroundings.role != nil { context.deletes("draft", of: session) }
    }
  }
}

// MARK: - What the user does, and what ends by itself

extension Resident {
  static var actions: [AppAction<Resident>] {
    [
      AppAction("type", in: .connectedScene, if: { app, scene in app.isOwn(scene) }) {
        app, scene in
        app.drafts[scene.session, default: 0] += 1
        app.context.changes("draft", of: scene.session)
      },
      AppAction("announce", if: { $0.announces }) { $0.announce() },
      AppAction("finish-pausing", isCompletion: true, if: { $0.isPausing }) {
        $0.finishPausing()
      },
    ]
  }

  /// What is shown on a display is no reaction: the user looks at the device.
  private var announces: Bool {
    surroundings.role != nil && surroundings.role != .externalDisplay
  }

  private mutating func announce() {
    let target = foreground.first {
      playing.contains($0) && context.activationState(of: $0) == .foregroundActive
    }
    // Where no scene of the app's own is there, there is nothing to show.
    if surroundings.role != .windowApplication && target == nil { return }
    context.wants("banner", in: surroundings.role == .windowApplication ? nil : target)
    if breaks("window.right") { return }
    if let target { context.reacts("banner", in: target) } else { banners += 1 }
  }
}
