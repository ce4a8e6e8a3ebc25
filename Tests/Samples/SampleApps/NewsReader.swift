import SceneFuzzing

/// P1: a news reader that fetches what is new whenever the user comes back.
struct NewsReader: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var isFetching = false

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func didReceive(_ callback: LifecycleCallback) {
    // The bug: the application delegate's method has been silent since the app adopted scenes.
    if !isFixed && callback.name == .appForeground { fetch() }
  }

  mutating func applicationWillEnterForeground() {
    if isFixed { fetch() }
  }

  mutating func applicationDidEnterBackground() {
    if isFetching { context.stops("fetch") }
    isFetching = false
  }

  private mutating func fetch() {
    if isFetching { return }
    isFetching = true
    context.starts("fetch")
  }

  static func test(isFixed: Bool) -> AppTest<NewsReader> {
    AppTest("news-reader", laws: [.answers(.appEntersForeground, with: .starts, "fetch")]) {
      NewsReader($0, isFixed: isFixed)
    }
  }
}
