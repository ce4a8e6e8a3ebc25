public import Foundation

/// Whether something can be seen; a plain value here.
///
/// Source: Apple, swiftui/visibility.
public enum Visibility: Hashable, Sendable, CaseIterable { case automatic, visible, hidden }

/// A direction; a plain value here.
///
/// Source: Apple, swiftui/axis.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Directions.
  ///
  /// Source: Apple, swiftui/axis/set.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side; a plain value here.
///
/// Source: Apple, swiftui/edge.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Sides.
  ///
  /// Source: Apple, swiftui/edge/set.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one side.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    /// Above.
    public static let top = Set(.top)
    /// The first side.
    public static let leading = Set(.leading)
    /// Below.
    public static let bottom = Set(.bottom)
    /// The last side.
    public static let trailing = Set(.trailing)
    /// All.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The first and the last one.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The first side or the last one.
///
/// Source: Apple, swiftui/horizontaledge.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  case leading, trailing

  /// Sides.
  ///
  /// Source: Apple, swiftui/horizontaledge/set.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The first side.
    public static let leading = Set(rawValue: 1)
    /// The last side.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Above or below.
///
/// Source: Apple, swiftui/verticaledge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable, Codable {
  case top, bottom

  /// Sides.
  ///
  /// Source: Apple, swiftui/verticaledge/set.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The distances from the sides.
///
/// Source: Apple, swiftui/edgeinsets.
public struct EdgeInsets: Hashable, Sendable {
  /// From above.
  public var top: CGFloat
  /// From the first side.
  public var leading: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From the last side.
  public var trailing: CGFloat
  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Creates distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A point as a part of a rectangle.
///
/// Source: Apple, swiftui/unitpoint.
public struct UnitPoint: Hashable, Sendable {
  /// The part across.
  public var x: CGFloat
  /// The part down.
  public var y: CGFloat
  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// Creates the first point above.
  public init() { self.init(x: 0, y: 0) }

  /// The first point.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The first side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The last side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// Above.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// Below.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The first corner above.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The last corner above.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The first corner below.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The last corner below.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
///
/// Source: Apple, swiftui/angle.
public struct Angle: Hashable, Sendable, Comparable, AdditiveArithmetic {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// Creates an angle of zero.
  public init() { radians = 0 }
  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No angle.
  public static let zero = Angle()
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }
}

extension Angle: Animatable {
  /// What moves.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

/// How an image fills the room.
///
/// Source: Apple, swiftui/contentmode.
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }

/// How a view is put together with what is behind it.
///
/// Source: Apple, swiftui/blendmode.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
