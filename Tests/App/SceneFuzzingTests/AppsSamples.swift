import SceneFuzzing

/// Opens what the system hands to it; one bug at a time can be planted.
struct Router: SceneApp {
  enum Bug: CaseIterable, Sendable { case dropsColdLinks, opensTwice, wantsActiveScene }

  let context: AppContext
  var bug: Bug?
  private var handled: [ScenePayload] = []
  private(set) var waiting: [ScenePayload] = []

  init(_ context: AppContext, bug: Bug? = nil) {
    self.context = context
    self.bug = bug
  }

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if bug == .dropsColdLinks { return }
    if let payload = options.payload { waiting.append(payload) }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    let isActive = context.activationState(of: scene) == .foregroundActive
    if bug == .wantsActiveScene && !isActive { return }
    waiting.append(payload)
    if isActive { open(in: scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) { open(in: scene) }

  private mutating func open(in scene: SceneID) {
    for payload in waiting where bug == .opensTwice || !handled.contains(payload) {
      context.handles(payload, in: scene)
      handled.append(payload)
    }
    waiting = []
  }
}

/// A player that lives on the main actor, as most apps' objects do.
@MainActor
final class MediaPlayer: @MainActor SceneApp {
  enum Bug: CaseIterable, Sendable { case keepsObserver, observesTwice, leaksTask }

  let context: AppContext
  let bug: Bug?
  private var task: AppBackgroundTask?
  private(set) var isPlaying = false
  private(set) var taps = 0

  init(_ context: AppContext, bug: Bug? = nil) {
    self.context = context
    self.bug = bug
  }

  func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    context.takes("observer", for: scene)
  }

  func sceneDidBecomeActive(_ scene: SceneID) {
    if bug == .observesTwice { context.takes("observer", for: scene) }
  }

  func sceneDidDisconnect(_ scene: SceneID) {
    if bug != .keepsObserver { context.givesBack("observer", for: scene) }
  }

  func applicationDidEnterBackground() {
    task = context.beginBackgroundTask()
  }

  func applicationWillEnterForeground() {
    if bug != .leaksTask { endTask() }
  }

  func backgroundTaskDidExpire(_ expired: AppBackgroundTask) {
    if expired == task { endTask() }
  }

  private func endTask() {
    guard let task else { return }
    context.endBackgroundTask(task)
    self.task = nil
  }

  func play() { isPlaying = true }
  func tap() { taps += 1 }
}

/// A vault with a cover over what it shows.
struct Vault: SceneApp {
  enum Bug: CaseIterable, Sendable { case coversOnResignOnly, uncoversOnForeground, unlocksTwice }

  let context: AppContext
  var bug: Bug?
  private var isUnlocking = false

  init(_ context: AppContext, bug: Bug? = nil) {
    self.context = context
    self.bug = bug
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if bug != .uncoversOnForeground { context.uncovers(scene) }
    context.shows(in: scene)
    if bug == .unlocksTwice { context.starts(.unlock) }
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .uncoversOnForeground { context.uncovers(scene) }
  }

  mutating func sceneWillResignActive(_ scene: SceneID) { context.covers(scene) }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if bug == .coversOnResignOnly { context.uncovers(scene) }
  }
}

/// Does nothing.
struct Silence: SceneApp {}
