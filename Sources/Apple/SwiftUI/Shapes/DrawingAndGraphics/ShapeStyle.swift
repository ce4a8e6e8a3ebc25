public import Foundation

/// A colour or a pattern that fills a shape; nothing is drawn here.
///
/// Source: Apple, swiftui/shapestyle.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

/// The style of the foreground.
///
/// Source: Apple, swiftui/foregroundstyle.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

/// The style of the background.
///
/// Source: Apple, swiftui/backgroundstyle.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

/// The style of a selection.
///
/// Source: Apple, swiftui/selectionshapestyle.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
}

/// Lines between views.
///
/// Source: Apple, swiftui/separatorshapestyle.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

/// The tint of what is around.
///
/// Source: Apple, swiftui/tintshapestyle.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of a text that is still to come.
///
/// Source: Apple, swiftui/placeholdertextshapestyle.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
}

/// A link.
///
/// Source: Apple, swiftui/linkshapestyle.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
}

/// Fills.
///
/// Source: Apple, swiftui/fillshapestyle.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
}

/// One of several levels of importance.
///
/// Source: Apple, swiftui/hierarchicalshapestyle.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 1)
  public static let secondary = HierarchicalShapeStyle(level: 2)
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

/// A style of any type.
///
/// Source: Apple, swiftui/anyshapestyle.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
}

/// An image that is repeated.
///
/// Source: Apple, swiftui/imagepaint.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { self.image = image }
}

/// A shadow as a part of a style.
///
/// Source: Apple, swiftui/shadowstyle.
public struct ShadowStyle: Hashable, Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}
