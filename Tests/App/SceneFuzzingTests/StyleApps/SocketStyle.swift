import SceneFuzzing

/// A chat: a socket for the app while it is in the foreground, a typing sign for each active window.
struct SocketStyle: StyleApp {
  enum Bug: String {
    /// Each window that goes to the background is forwarded as the app's going.
    case closesWithWindow
    /// The socket sits in a method of the app delegate that scenes silence.
    case waitsForSilentDelegate
    /// Connects the first time, and then believes to be connected for ever.
    case connectsOnce
    /// The typing sign of every window goes when one resigns.
    case clearsEveryTypingSign
    /// The typing sign goes with the app, not with its window.
    case tiesTypingSignToApp
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.scope, [.closesWithWindow, .clearsEveryTypingSign, .tiesTypingSignToApp]),
    (.answers, [.waitsForSilentDelegate, .connectsOnce]),
  ]

  let context: AppContext
  let bug: Bug?
  private var isOpen = false
  private var hasOpened = false
  private var typing: [SceneID] = []

  mutating func applicationWillEnterForeground() {
    if bug == .waitsForSilentDelegate || (bug == .connectsOnce && hasOpened) { return }
    open()
  }

  mutating func applicationDidEnterBackground() { close() }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if typing.contains(scene) { return }
    typing.append(scene)
    context.starts("typing sign", for: scene)
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    switch bug {
    case .clearsEveryTypingSign: for scene in typing { clear(scene) }
    case .tiesTypingSignToApp: break
    default: clear(scene)
    }
  }

  mutating func applicationWillResignActive() {
    if bug == .tiesTypingSignToApp { for scene in typing { clear(scene) } }
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .closesWithWindow { open() }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    if bug == .closesWithWindow { close() }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) { clear(scene) }

  private mutating func open() {
    if isOpen { return }
    (isOpen, hasOpened) = (true, true)
    context.starts("socket")
  }

  private mutating func close() {
    guard isOpen else { return }
    isOpen = false
    context.stops("socket")
  }

  private mutating func clear(_ scene: SceneID) {
    guard typing.contains(scene) else { return }
    typing.removeAll { $0 == scene }
    context.stops("typing sign", for: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<SocketStyle> {
    AppTest(laws: [.answers(.appEntersForeground, with: .starts, "socket")]) {
      SocketStyle(context: $0, bug: bug)
    }
  }
}
