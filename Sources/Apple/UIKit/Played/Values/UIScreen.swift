/// A screen: plain values.
///
/// Source: Apple, uiscreen.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's own screen: each case begins with a new one.
  public internal(set) static var main = UIScreen()
  /// The screens; the device's own here.
  public class var screens: [UIScreen] { [main] }

  /// Its size in points.
  open var bounds: CGRect {
    isLarge
      ? CGRect(x: 0, y: 0, width: 834, height: 1_194) : CGRect(x: 0, y: 0, width: 390, height: 844)
  }
  /// Its size in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels a point.
  open var scale: CGFloat { isLarge ? 2 : 3 }
  /// Pixels a point of the screen itself.
  open var nativeScale: CGFloat { scale }
  /// How many pictures a second it shows.
  open var maximumFramesPerSecond: Int { 60 }
  /// The screen whose picture it repeats; nil here.
  open var mirrored: UIScreen? { nil }
  /// In which sizes it can be shown: its own here.
  open var availableModes: [UIScreenMode] { [UIScreenMode(nativeBounds.size)] }
  /// In which size it is shown.
  open var currentMode: UIScreenMode? { availableModes.first }
  /// In which size it is shown best.
  open var preferredMode: UIScreenMode? { currentMode }
  /// How bright it is; stored, never used.
  open var brightness: CGFloat = 0.5
  /// Whether it is recorded; stored, never used.
  open var isCaptured = false
  /// The screen's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .device }

  private var isLarge: Bool { UIDevice.current.userInterfaceIdiom != .phone }

  private struct ScreenSpace: UICoordinateSpace {
    var bounds: CGRect
  }
}

/// A size in which a screen can be shown.
///
/// Source: Apple, uiscreenmode.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// How wide a pixel is for its height.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) { self.size = size }
}
