/// The device: plain values.
///
/// Source: Apple, uidevice.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device on which the app runs.
  public static let current = UIDevice()

  /// The device's name.
  open var name: String { "iPhone" }
  /// The device's kind in words.
  open var model: String { "iPhone" }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The system's version.
  open var systemVersion: String { "26.0" }
  /// The device's kind; a plain value that a test may set.
  open var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// How full the battery is.
  open var batteryLevel: Float { 1 }
  /// Whether the battery is watched; a plain value here.
  open var isBatteryMonitoringEnabled = false
  /// What tells the device from others, for this maker.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  /// Says that turns are posted; none are here.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Says that turns are not posted any more.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// A kind of device.
///
/// Source: Apple, uiuserinterfaceidiom.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How a device is held.
///
/// Source: Apple, uideviceorientation.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nothing is known of it.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The home button to the right.
  case landscapeLeft = 3
  /// The home button to the left.
  case landscapeRight = 4
  /// Lying, the screen up.
  case faceUp = 5
  /// Lying, the screen down.
  case faceDown = 6
}

/// A screen: plain values.
///
/// Source: Apple, uiscreen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's own screen.
  public static let main = UIScreen()

  /// Its size in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// Its size in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1_170, height: 2_532) }
  /// Pixels a point.
  open var scale: CGFloat { 3 }
  /// How bright it is; a plain value here.
  open var brightness: CGFloat = 0.5
  /// Whether it is recorded; a plain value here.
  open var isCaptured = false
  /// The screen's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// What surrounds everything.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  private struct ScreenSpace: UICoordinateSpace {
    var bounds: CGRect
  }
}

/// A frame of reference: its bounds only.
///
/// Source: Apple, uicoordinatespace.
@preconcurrency @MainActor
public protocol UICoordinateSpace {
  /// The bounds in its own coordinates.
  var bounds: CGRect { get }
}

/// What surrounds a view: plain values.
///
/// Source: Apple, uitraitcollection.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// What surrounds the code that runs now.
  public static var current = UITraitCollection()

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The device's kind.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// How much room there is from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// Pixels a point.
  open var displayScale: CGFloat { 3 }

  public override init() { super.init() }
}

/// Light or dark.
///
/// Source: Apple, uiuserinterfacestyle.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// How much room there is.
///
/// Source: Apple, uiuserinterfacesizeclass.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is known of it.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}
