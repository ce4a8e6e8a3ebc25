public import Foundation

/// How corners are rounded.
///
/// Source: Apple, swiftui/roundedcornerstyle.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A rectangle.
///
/// Source: Apple, swiftui/rectangle.
public nonisolated struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}
  /// Its outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape as it is.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A circle.
///
/// Source: Apple, swiftui/circle.
public nonisolated struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}
  /// Its outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Returns the shape as it is.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// An ellipse.
///
/// Source: Apple, swiftui/ellipse.
public nonisolated struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}
  /// Its outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Returns the shape as it is.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle whose short sides are round.
///
/// Source: Apple, swiftui/capsule.
public nonisolated struct Capsule: InsettableShape {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// Its outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape as it is.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with round corners.
///
/// Source: Apple, swiftui/roundedrectangle.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// Creates a rectangle by how round it is.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// Creates a rectangle by how round it is.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  /// Its outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape as it is.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with corners that differ.
///
/// Source: Apple, swiftui/unevenroundedrectangle.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// Creates a rectangle by how round its corners are.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
  /// Creates a rectangle by how round its corners are.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  /// Its outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape as it is.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// The shape of what is around.
///
/// Source: Apple, swiftui/containerrelativeshape.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}
  /// Its outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape as it is.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// The shape of a button's border.
///
/// Source: Apple, swiftui/buttonbordershape.
public nonisolated struct ButtonBorderShape: InsettableShape, Hashable {
  let name: String
  /// The usual shape.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle by how round it is.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
  /// Its outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape as it is.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == ContainerRelativeShape {
  /// The shape of what is around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == Capsule {
  /// A capsule in a style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ButtonBorderShape {
  /// The shape of a button's border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle by how round it is.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
  /// A rectangle by how round it is.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  { RoundedRectangle(cornerSize: cornerSize, style: style) }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle by how round its corners are.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  /// A rectangle by how round its corners are.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius) }
}
