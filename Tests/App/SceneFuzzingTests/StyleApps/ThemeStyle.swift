import SceneFuzzing

/// A code editor as a class: several observers for each window, each with a token.
final class ThemeStyle: StyleApp {
  enum Bug: String {
    /// One token is kept, the second observer's; the first one's is lost.
    case keepsOneToken
    /// Tokens of a window are removed under those of the window that connected last.
    case removesForNewestWindow
    /// Tokens go when the system is short of memory, and again with the window.
    case removesTwice
    /// What is set up late, at the activation, is not in the list of what is torn down.
    case forgetsLateSetUp
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.ledger, [.keepsOneToken, .removesForNewestWindow, .removesTwice, .forgetsLateSetUp])
  ]

  let context: AppContext
  let bug: Bug?
  private var tokens: [(scene: SceneID, item: Int)] = []
  private var newest: SceneID?

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    newest = scene
    observe(1, in: scene)
    if bug == .keepsOneToken { tokens.removeAll { $0.scene == scene } }
    observe(2, in: scene)
  }

  /// The third observer waits until the window shows something.
  func sceneDidBecomeActive(_ scene: SceneID) {
    if tokens.contains(where: { $0.scene == scene && $0.item == 3 }) { return }
    observe(3, in: scene)
    if bug == .forgetsLateSetUp { tokens.removeAll { $0.scene == scene && $0.item == 3 } }
  }

  func didReceiveMemoryWarning() {
    guard bug == .removesTwice else { return }
    for token in tokens { context.givesBack("observer", for: token.scene, item: token.item) }
  }

  func sceneDidDisconnect(_ scene: SceneID) {
    let leaving = bug == .removesForNewestWindow ? newest ?? scene : scene
    for token in tokens where token.scene == leaving {
      context.givesBack("observer", for: leaving, item: token.item)
    }
    tokens.removeAll { $0.scene == leaving }
  }

  private func observe(_ item: Int, in scene: SceneID) {
    tokens.append((scene, item))
    context.takes("observer", for: scene, item: item)
  }

  static func test(_ bug: Bug?) -> AppTest<ThemeStyle> { AppTest { ThemeStyle($0, bug) } }
}
