public import Foundation

extension ShapeStyle where Self == ForegroundStyle {
  /// What stands in front.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// What stands behind.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// Lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of what is around.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// What stands for something that is still to come.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// A link.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// Fills.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { .init(level: 1) }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .init(level: 5) }
}

// Levels of a style; each is the style itself.
//
// Source: Apple, swiftui/shapestyle/secondary.
extension ShapeStyle {
  /// The second level.
  public var secondary: some ShapeStyle { self }
  /// The third level.
  public var tertiary: some ShapeStyle { self }
  /// The fourth level.
  public var quaternary: some ShapeStyle { self }
  /// The fifth level.
  public var quinary: some ShapeStyle { self }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  /// Colours around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  /// Colours around a point by the angle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == Material {
  /// A thick material.
  public static var thickMaterial: Material { Material(name: "thick") }
  /// An ordinary material.
  public static var regularMaterial: Material { Material(name: "regular") }
  /// A thin material.
  public static var thinMaterial: Material { Material(name: "thin") }
  /// A very thin material.
  public static var ultraThinMaterial: Material { Material(name: "ultraThin") }
  /// A very thick material.
  public static var ultraThickMaterial: Material { Material(name: "ultraThick") }
  /// The material of bars.
  public static var bar: Material { Material(name: "bar") }
}

/// What lies behind, blurred; nothing is drawn here.
///
/// Source: Apple, swiftui/material.
public struct Material: ShapeStyle, Hashable {
  let name: String
  /// A very thin material.
  public static let ultraThin = Material(name: "ultraThin")
  /// A thin material.
  public static let thin = Material(name: "thin")
  /// An ordinary material.
  public static let regular = Material(name: "regular")
  /// A thick material.
  public static let thick = Material(name: "thick")
  /// A very thick material.
  public static let ultraThick = Material(name: "ultraThick")
  /// The material of bars.
  public static let bar = Material(name: "bar")
}
