import Synchronization

/// The traits around a view: plain values, which belong to no actor.
///
/// Source: Apple, uitraitcollection.
public final class UITraitCollection: NSObject, Sendable {
  private static let now = Mutex(UITraitCollection())

  /// The traits around the code that runs now: those of the device, unless they are set.
  public static var current: UITraitCollection {
    get { now.withLock { $0 } }
    set { now.withLock { $0 = newValue } }
  }

  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The device's kind.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels a point.
  public let displayScale: CGFloat
  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the user wants more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }

  init(
    _ style: UIUserInterfaceStyle, _ idiom: UIUserInterfaceIdiom,
    _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass, _ scale: CGFloat
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
  }

  /// Creates what surrounds a view on an iPhone.
  public convenience override init() { self.init(.light, .phone, .compact, .regular, 3) }

  /// Creates surroundings that are light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, .unspecified, .unspecified, .unspecified, 0)
  }

  /// Creates surroundings with so much room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, .unspecified, horizontalSizeClass, .unspecified, 0)
  }

  /// Creates the surroundings of a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(.unspecified, idiom, .unspecified, .unspecified, 0)
  }

  /// The traits of the device of the case.
  @MainActor package static var device: UITraitCollection {
    let idiom = UIDevice.current.userInterfaceIdiom
    if idiom == .phone { return UITraitCollection() }
    return UITraitCollection(.light, idiom, .regular, .regular, 2)
  }

  /// Whether colours look different in other surroundings.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }

  /// Runs code that these surroundings surround.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    actions()
    Self.current = before
  }
}
