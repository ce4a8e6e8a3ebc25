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
  /// What the scene's contents look like; plain values here.
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
  package func tellsKeyWindow() {
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

extension UIWindowScene {
  /// How a scene is placed: a plain value here.
  ///
  /// Source: Apple, uiwindowscene/geometry.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// How the scene is turned.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The scene's own coordinates.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the user is changing its size: not here.
    public let isInteractivelyResizing = false

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
    }
  }

  /// How the scene is placed now.
  public var effectiveGeometry: Geometry { Geometry(self) }

  /// How a scene is asked to be placed: a shape.
  ///
  /// Source: Apple, uiwindowscene/geometrypreferences.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// How an iPhone's or iPad's scene is asked to be turned: a shape.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The ways in which it may be turned.
      public let interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Asks for another geometry; the history turns windows when it likes, and refuses nothing.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// How a window is asked for; a plain value here.
  ///
  /// Source: Apple, uiwindowscene/activationrequestoptions.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {}
}

/// Which sizes a scene allows; plain values here.
///
/// Source: Apple, uiscenesizerestrictions.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size.
  open var minimumSize = CGSize.zero
  /// The largest size.
  open var maximumSize = CGSize(width: 10_000, height: 10_000)
  /// Whether the scene may fill the screen.
  open var allowsFullScreen = true
}

/// The bar at the top of a scene; plain values here.
///
/// Source: Apple, uistatusbarmanager.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// Its place.
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { false }
}
