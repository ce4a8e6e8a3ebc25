import SceneFuzzing

/// A tracker of start times: what depends on windows is decided when the first one is active.
struct BootstrapStyle: StyleApp {
  enum Bug: String {
    /// The layout is chosen by the window when the configuration is asked for.
    case choosesLayoutForConfiguration
    /// The layout is chosen when protected data becomes available, with or without a window.
    case choosesLayoutAtUnlock
    /// A push that comes before any window makes the app look for one.
    case choosesLayoutForPush
    /// A memory warning lays out again, although nothing may be laid out yet.
    case choosesLayoutAtMemoryWarning
    /// The first foreground is called a background launch, because the state still reads background.
    case misreadsFirstForeground
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .launch,
      [
        .choosesLayoutForConfiguration, .choosesLayoutAtUnlock, .choosesLayoutForPush,
        .choosesLayoutAtMemoryWarning, .misreadsFirstForeground,
      ]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var isChosen = false
  private var isJudged = false

  mutating func configure(_ session: SessionID, role: SceneRole) {
    if bug == .choosesLayoutForConfiguration { chooseLayout() }
  }

  mutating func protectedDataDidBecomeAvailable() {
    if bug == .choosesLayoutAtUnlock { chooseLayout() }
  }

  mutating func performBackgroundWork(_ cause: BackgroundCause) {
    if bug == .choosesLayoutForPush { chooseLayout() }
  }

  mutating func didReceiveMemoryWarning() {
    if bug == .choosesLayoutAtMemoryWarning || isChosen { chooseLayout() }
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    guard bug == .misreadsFirstForeground && !isJudged else { return }
    isJudged = true
    context.decides(
      context.applicationState == .background ? .backgroundLaunch : .foregroundLaunch)
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    chooseLayout()
    if !isJudged { context.decides(.foregroundLaunch) }
    isJudged = true
  }

  private mutating func chooseLayout() {
    isChosen = true
    context.decides("the layout")
  }

  static func test(_ bug: Bug?) -> AppTest<BootstrapStyle> {
    AppTest { BootstrapStyle(context: $0, bug: bug) }
  }
}
