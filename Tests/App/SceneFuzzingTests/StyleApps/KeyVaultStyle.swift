import SceneFuzzing

/// An encrypted mailbox as a class: a key that is made once, and mails that it opens.
final class KeyVaultStyle: StyleApp {
  enum Bug: String {
    /// No key was read, so a new one takes its place.
    case makesKeyAnew
    /// A cache that cannot be read is taken for damaged and deleted.
    case deletesUnreadableCache
    /// Settings are merged with what could be read, which is nothing, and written back.
    case overwritesUnreadSettings
    /// A fetch in the background makes what it misses.
    case makesKeyForFetch
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .secret,
      [.makesKeyAnew, .deletesUnreadableCache, .overwritesUnreadSettings, .makesKeyForFetch]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var hasKey = false

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func didFinishLaunching(_ launch: AppLaunch) {
    loadKey(replacing: bug == .makesKeyAnew)
    loadCache()
    countLaunch()
  }

  func protectedDataDidBecomeAvailable() { loadKey() }
  func performBackgroundWork(_ cause: BackgroundCause) {
    loadKey(replacing: bug == .makesKeyForFetch)
  }

  func sceneDidBecomeActive(_ scene: SceneID) { loadKey() }

  private func loadKey(replacing isCareless: Bool = false) {
    if hasKey { return }
    let keychain = context.store.keychain
    if isCareless {
      if keychain["key"] == nil { keychain.remove("key") }
    }
    guard let found = try? keychain.read("key") ?? "" else { return }
    if found.isEmpty && (try? keychain.write("key", "k", isProtected: true)) == nil { return }
    hasKey = true
  }

  private func loadCache() {
    let files = context.store.files
    do {
      if try files.read("cache") == nil { try files.write("cache", "c", isProtected: true) }
    } catch {
      if bug == .deletesUnreadableCache { files.remove("cache") }
    }
  }

  private func countLaunch() {
    let files = context.store.files
    do {
      try files.write("settings", (try files.read("settings") ?? "") + "1", isProtected: true)
    } catch {
      if bug == .overwritesUnreadSettings { files.replace("settings", "1") }
    }
  }

  static func test(_ bug: Bug?) -> AppTest<KeyVaultStyle> { AppTest { KeyVaultStyle($0, bug) } }
}
