import SceneFuzzing

/// A messenger as a class: an inbox that each window shows, and conversations that taps open.
final class InboxStyle: StyleApp {
  enum Bug: String {
    /// A tap is answered from the connection's options and by the notification's delegate.
    case answersTapTwice
    /// Every tap opens in the window that connected first.
    case opensInFirstWindow
    /// The coordinator is shared: each window presents the conversation.
    case opensInEveryWindow
    /// The window is found by its session, in a list that keeps the windows that are gone.
    case opensInGoneWindow
  }

  static let lacks: [ReadyLaw] = []
  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.payload, [.answersTapTwice]),
    (.window, [.opensInFirstWindow, .opensInEveryWindow, .opensInGoneWindow]),
  ]

  let context: AppContext
  let bug: Bug?
  private var windows: [SceneID] = []
  private var taps: [(tap: ScenePayload, scene: SceneID)] = []
  private var answered: [UInt32] = []

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    windows.append(scene)
    if let tap = options.payload { taps.append((tap, scene)) }
  }

  func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    taps.append((payload, scene))
    answerAll()
  }

  func sceneDidBecomeActive(_ scene: SceneID) { answerAll() }

  func sceneDidDisconnect(_ scene: SceneID) {
    if bug != .opensInGoneWindow { windows.removeAll { $0 == scene } }
    taps.removeAll { $0.scene == scene }
  }

  private func isActive(_ scene: SceneID) -> Bool {
    context.activationState(of: scene) == .foregroundActive
  }

  private func answerAll() {
    let ready = taps.filter { isActive($0.scene) }
    taps.removeAll { isActive($0.scene) }
    for (tap, scene) in ready { answer(tap, in: scene) }
  }

  private func answer(_ tap: ScenePayload, in scene: SceneID) {
    if bug != .answersTapTwice && answered.contains(tap.id) { return }
    answered.append(tap.id)
    let known = windows.first { bug == .opensInFirstWindow || $0.session == scene.session }
    let target = bug == nil ? scene : known ?? scene
    context.handles(tap, in: target)
    context.reacts("conversation", in: target, to: tap)
    guard bug == .opensInEveryWindow else { return }
    for other in windows where other != target {
      context.reacts("conversation", in: other, to: tap)
    }
  }

  static func test(_ bug: Bug?) -> AppTest<InboxStyle> { AppTest { InboxStyle($0, bug) } }
}
