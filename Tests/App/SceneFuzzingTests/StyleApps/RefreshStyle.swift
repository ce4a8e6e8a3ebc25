import SceneFuzzing

/// News: each window reloads its list when it comes to the foreground; a fetch reloads none.
final class RefreshStyle: StyleApp {
  enum Bug: String {
    /// The list is reloaded when the app comes to the foreground, in the windows of that moment.
    case reloadsWithApp
    /// A window is known from its first foreground on, and is reloaded once.
    case reloadsOncePerWindow
    /// Only the window that the feed was made for is reloaded.
    case reloadsFirstWindow
    /// A fetch in the background marks the list as fresh, and the foreground skips it.
    case skipsAfterFetch
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .answers,
      [.reloadsWithApp, .reloadsOncePerWindow, .reloadsFirstWindow, .skipsAfterFetch]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var known: [SceneID] = []
  private var isFresh = false

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func performBackgroundWork(_ cause: BackgroundCause) { isFresh = true }

  func applicationWillEnterForeground() {
    guard bug == .reloadsWithApp else { return }
    for scene in context.connectedScenes { context.reacts("list", in: scene) }
  }

  func sceneWillEnterForeground(_ scene: SceneID) {
    let isKnown = known.contains(scene)
    if !isKnown { known.append(scene) }
    switch bug {
    case .reloadsWithApp: return
    case .reloadsOncePerWindow where isKnown: return
    case .reloadsFirstWindow where known.first != scene: return
    case .skipsAfterFetch where isFresh: isFresh = false
    default: context.reacts("list", in: scene)
    }
  }

  static func test(_ bug: Bug?) -> AppTest<RefreshStyle> {
    AppTest(laws: [.answers(.entersForeground, with: .reacts, "list")]) { RefreshStyle($0, bug) }
  }
}
