import SceneFuzzing

/// P9: a chat that keeps its connection to the server while one of its windows is visible.
struct ChatSocket: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var isOpen = false

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if isOpen { return }
    isOpen = true
    context.starts("socket")
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    // The bug: one window in the background is taken for the app in the background.
    if !isFixed { close() }
  }

  mutating func applicationDidEnterBackground() { close() }

  private mutating func close() {
    if !isOpen { return }
    isOpen = false
    context.stops("socket")
  }

  static func test(isFixed: Bool) -> AppTest<ChatSocket> {
    AppTest("chat-socket", laws: [.keepsScope]) { ChatSocket($0, isFixed: isFixed) }
  }
}
