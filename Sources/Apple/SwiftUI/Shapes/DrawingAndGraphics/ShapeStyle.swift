public import Foundation

/// What a shape is filled with; nothing is drawn here.
///
/// Source: Apple, swiftui/shapestyle.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// Returns the style as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  /// Returns the style as it is.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  /// Returns the style as it is.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// Returns the style as it is.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

/// What stands in front.
///
/// Source: Apple, swiftui/foregroundstyle.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// What stands behind.
///
/// Source: Apple, swiftui/backgroundstyle.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// What is selected.
///
/// Source: Apple, swiftui/selectionshapestyle.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// Lines between views.
///
/// Source: Apple, swiftui/separatorshapestyle.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// The tint of what is around.
///
/// Source: Apple, swiftui/tintshapestyle.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// What stands for something that is still to come.
///
/// Source: Apple, swiftui/placeholdertextshapestyle.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// A link.
///
/// Source: Apple, swiftui/linkshapestyle.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// Fills.
///
/// Source: Apple, swiftui/fillshapestyle.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
}

/// One of several levels of importance.
///
/// Source: Apple, swiftui/hierarchicalshapestyle.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

/// A style of any type.
///
/// Source: Apple, swiftui/anyshapestyle.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  /// Creates a style from any other.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

/// An image that is repeated.
///
/// Source: Apple, swiftui/imagepaint.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// Creates a style of an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { self.image = image }
}

/// A shadow as a part of a style.
///
/// Source: Apple, swiftui/shadowstyle.
public struct ShadowStyle: Hashable, Sendable {
  /// A shadow below.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow within.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
