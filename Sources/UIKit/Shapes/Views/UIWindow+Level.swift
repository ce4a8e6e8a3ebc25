extension UIWindow {
  /// Above or below which other windows one lies.
  ///
  /// Source: Apple, uiwindow/level.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// Creates a window from an archive, which has no contents here.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a window from an archive, which has no contents here.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where the app's windows lie.
    public static let normal = Level(rawValue: 0)
    /// Where alerts lie.
    public static let alert = Level(rawValue: 2_000)
    /// Where the status bar lies.
    public static let statusBar = Level(rawValue: 1_000)

    /// Whether one lies below another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// Returns a height above another.
    public static func + (left: Level, height: CGFloat) -> Level { Level(left.rawValue + height) }
    /// Returns a height below another.
    public static func - (left: Level, height: CGFloat) -> Level { Level(left.rawValue - height) }
  }
}
