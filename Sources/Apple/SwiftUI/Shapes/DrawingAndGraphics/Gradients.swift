public import Foundation

/// Colours, each at a position.
///
/// Source: Apple, swiftui/gradient.
public struct Gradient: Hashable, Sendable {
  /// A colour at a position.
  ///
  /// Source: Apple, swiftui/gradient/stop.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }
}

/// A gradient of any direction.
///
/// Source: Apple, swiftui/anygradient.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// Colours along a line.
///
/// Source: Apple, swiftui/lineargradient.
public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// Colours around a point.
///
/// Source: Apple, swiftui/radialgradient.
public struct RadialGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}

/// Colours around a point, as an ellipse.
///
/// Source: Apple, swiftui/ellipticalgradient.
public struct EllipticalGradient: ShapeStyle {
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}

/// Colours around a point by the angle.
///
/// Source: Apple, swiftui/angulargradient.
public struct AngularGradient: ShapeStyle {
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

/// Colours in a grid.
///
/// Source: Apple, swiftui/meshgradient.
public struct MeshGradient: ShapeStyle {
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {}
}

extension LinearGradient: DrawnView {}
extension RadialGradient: DrawnView {}
extension EllipticalGradient: DrawnView {}
extension AngularGradient: DrawnView {}
extension MeshGradient: DrawnView {}
