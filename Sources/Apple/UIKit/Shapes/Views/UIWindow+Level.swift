extension UIWindow {
  /// A shape: above or below which other windows one lies.
  ///
  /// Source: Apple, uiwindow/level.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2_000)
    public static let statusBar = Level(rawValue: 1_000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: Level, height: CGFloat) -> Level { Level(left.rawValue + height) }
    public static func - (left: Level, height: CGFloat) -> Level { Level(left.rawValue - height) }
  }
}
