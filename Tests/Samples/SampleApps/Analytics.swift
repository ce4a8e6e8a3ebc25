import SceneFuzzing

/// P4: an analytics kit that reports how often the app is opened.
struct Analytics: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var isOpen = false

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func applicationDidBecomeActive() {
    // The bug: the end of an interruption makes the app active, too.
    if isFixed && isOpen { return }
    isOpen = true
    context.counts(.open)
  }

  mutating func applicationDidEnterBackground() { isOpen = false }

  static func test(isFixed: Bool) -> AppTest<Analytics> {
    AppTest("analytics", laws: [.countsOpensOnce]) { Analytics($0, isFixed: isFixed) }
  }
}
