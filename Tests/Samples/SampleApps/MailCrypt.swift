import SceneFuzzing

/// P6: an encrypting mail client that makes its key when it starts for the first time.
struct MailCrypt: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var key: String?
  private var process: UInt32 = 0

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func didFinishLaunching(_ launch: AppLaunch) {
    process = launch.process
    loadKey()
  }

  mutating func protectedDataDidBecomeAvailable() { loadKey() }

  mutating func sceneDidBecomeActive(_ scene: SceneID) { loadKey() }

  private mutating func loadKey() {
    if key != nil { return }
    do {
      key = try context.store.keychain.read("key") ?? makeKey()
    } catch {
      // The bug: the key of a locked device counts as damaged.
      if !isFixed { context.store.keychain.remove("key") }
    }
  }

  private func makeKey() -> String? {
    let key = "key of process \(process)"
    do {
      try context.store.keychain.write("key", key, isProtected: true)
      return key
    } catch {
      return nil
    }
  }

  static func test(isFixed: Bool) -> AppTest<MailCrypt> {
    AppTest("mail-crypt", laws: [.knowsUnreadableFromAbsent]) { MailCrypt($0, isFixed: isFixed) }
  }
}
