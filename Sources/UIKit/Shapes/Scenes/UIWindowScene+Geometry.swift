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
