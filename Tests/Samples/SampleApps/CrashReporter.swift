import SceneFuzzing

/// P5: a crash reporter that says whether the app was launched by the user.
struct CrashReporter: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var isJudged = false

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func didFinishLaunching(_ launch: AppLaunch) {
    if isFixed { return }
    // The bug: with scenes, every launch reads background here.
    let isBackground = context.applicationState == .background
    context.decides(isBackground ? .backgroundLaunch : .foregroundLaunch)
  }

  mutating func performBackgroundWork(_ cause: BackgroundCause) {
    if isFixed { judge(.backgroundLaunch) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if isFixed { judge(.foregroundLaunch) }
  }

  private mutating func judge(_ kind: AppContext.Topic) {
    if isJudged { return }
    isJudged = true
    context.decides(kind)
  }

  static func test(isFixed: Bool) -> AppTest<CrashReporter> {
    AppTest("crash-reporter", laws: [.guardsLaunch]) { CrashReporter($0, isFixed: isFixed) }
  }
}
