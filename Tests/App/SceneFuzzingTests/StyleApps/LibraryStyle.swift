import SceneFuzzing

/// A photo library that all windows share: opened once, closed when the app has left.
struct LibraryStyle: StyleApp {
  enum Bug: String {
    /// Each scene delegate makes the coordinator again and drops the old one.
    case replacesCoordinator
    /// The coordinator is closed by the window that opened it.
    case closesWithItsOpener
    /// An interrupted window suspends the import of the whole app.
    case suspendsImportWithWindow
    /// A window that enters the foreground begins the import from the start.
    case restartsImportWithWindow
    /// The thumbnails of all windows are dropped when one goes to the background.
    case dropsThumbnailsOfAll
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .scope,
      [
        .replacesCoordinator, .closesWithItsOpener, .suspendsImportWithWindow,
        .restartsImportWithWindow, .dropsThumbnailsOfAll,
      ]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var isOpen = false
  private var opener: SceneID?
  private var isImporting = false
  private var thumbnails: [SceneID] = []

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if bug == .replacesCoordinator && isOpen { close() }
    if isOpen { return }
    isOpen = true
    opener = scene
    context.takes("coordinator")
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .restartsImportWithWindow { endImport() }
    if bug == .restartsImportWithWindow || bug == .suspendsImportWithWindow { beginImport() }
    if thumbnails.contains(scene) { return }
    thumbnails.append(scene)
    context.starts("thumbnails", for: scene)
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if bug == .suspendsImportWithWindow { beginImport() }
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    if bug == .suspendsImportWithWindow { endImport() }
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    let leaving = bug == .dropsThumbnailsOfAll ? thumbnails : [scene]
    for scene in leaving { dropThumbnails(of: scene) }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    dropThumbnails(of: scene)
    if bug == .closesWithItsOpener && scene == opener { close() }
  }

  mutating func applicationWillEnterForeground() { beginImport() }
  mutating func applicationDidEnterBackground() { endImport() }

  private mutating func close() {
    isOpen = false
    context.givesBack("coordinator")
  }

  private mutating func beginImport() {
    if isImporting { return }
    isImporting = true
    context.starts("import")
  }

  private mutating func endImport() {
    guard isImporting else { return }
    isImporting = false
    context.stops("import")
  }

  private mutating func dropThumbnails(of scene: SceneID) {
    guard thumbnails.contains(scene) else { return }
    thumbnails.removeAll { $0 == scene }
    context.stops("thumbnails", for: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<LibraryStyle> {
    AppTest { LibraryStyle(context: $0, bug: bug) }
  }
}
