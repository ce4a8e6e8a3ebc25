// A shape: how a scene is placed, which the app cannot change.
extension UIWindowScene {
  /// A shape: how a scene is placed.
  ///
  /// Source: Apple, uiwindowscene/geometry.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let coordinateSpace: any UICoordinateSpace
    public let isInteractivelyResizing = false

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
    }
  }

  public var effectiveGeometry: Geometry { Geometry(self) }

  /// A shape: how a scene is asked to be placed.
  ///
  /// Source: Apple, uiwindowscene/geometrypreferences.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      public let interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// A shape: how a window is asked for.
  ///
  /// Source: Apple, uiwindowscene/activationrequestoptions.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {}
}

extension UIWindowScene {
  /// A shape: how the buttons of a window look.
  ///
  /// Source: Apple, uiwindowscene/windowingcontrolstyle.
  @preconcurrency @MainActor
  open class WindowingControlStyle: NSObject {
    public class var automatic: WindowingControlStyle { WindowingControlStyle() }
    public class var unified: WindowingControlStyle { WindowingControlStyle() }
    public class var minimal: WindowingControlStyle { WindowingControlStyle() }
  }
}

/// A shape: which sizes a scene allows.
///
/// Source: Apple, uiscenesizerestrictions.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: 10_000, height: 10_000)
  open var allowsFullScreen = true
}

/// A shape: the bar at the top of a scene.
///
/// Source: Apple, uistatusbarmanager.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  open var isStatusBarHidden: Bool { false }
}
