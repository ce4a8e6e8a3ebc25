/// A scene with windows.
///
/// Source: Apple, uiwindowscene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private var entries: [Entry] = []

  private struct Entry {
    weak var window: UIWindow?
  }

  /// The windows of the scene that something keeps, in the order in which they came.
  ///
  /// A scene keeps no window: one that nothing else keeps is gone.
  open var windows: [UIWindow] { entries.compactMap(\.window) }
  /// The key window of the scene.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The window that was made key last, whether or not it is key now.
  weak var lastKeyWindow: UIWindow?
  /// The screen on which the scene is.
  open var screen: UIScreen { .main }
  /// The traits of the scene's contents; plain values here.
  open var traitCollection = UITraitCollection.device
  /// How the scene is turned; upright here.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The scene's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// Which sizes the scene allows; plain values here.
  public let sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  /// The bar at the top; plain values here.
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// Tells that the scene has the key window: its own, or the one that was key last.
  package func announcesKeyWindow() {
    guard let window = keyWindow ?? lastKeyWindow, !window.isHidden else { return }
    window.becomesKey()
    UIKitNotices.post(UIWindow.didBecomeKeyNotification, object: window)
  }

  func adds(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  func removes(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }
}
