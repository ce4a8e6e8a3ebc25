public import Foundation

/// Colours, each at a position.
///
/// Source: Apple, swiftui/gradient.
public struct Gradient: Hashable, Sendable {
  /// A colour at a position.
  ///
  /// Source: Apple, swiftui/gradient/stop.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The position: from 0 to 1.
    public var location: CGFloat
    /// Creates a colour at a position.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours.
  public var stops: [Stop]
  /// Creates a gradient of colours at positions.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient of colours at equal distances.
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
  /// Creates it from a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// Colours along a line.
///
/// Source: Apple, swiftui/lineargradient.
public struct LinearGradient: ShapeStyle {
  /// Creates it from a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates it from colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates it from colours at positions.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// Colours around a point.
///
/// Source: Apple, swiftui/radialgradient.
public struct RadialGradient: ShapeStyle {
  /// Creates it from a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Creates it from colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Creates it from colours at positions.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}

/// Colours around a point, as an ellipse.
///
/// Source: Apple, swiftui/ellipticalgradient.
public struct EllipticalGradient: ShapeStyle {
  /// Creates it from a gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  /// Creates it from colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}

/// Colours around a point by the angle.
///
/// Source: Apple, swiftui/angulargradient.
public struct AngularGradient: ShapeStyle {
  /// Creates it from a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  /// Creates it from colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Creates it from colours at positions.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Creates a full turn from a gradient.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  /// Creates a full turn from colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  /// Creates a full turn from colours at positions.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
}

/// Colours in a grid.
///
/// Source: Apple, swiftui/meshgradient.
public struct MeshGradient: ShapeStyle {
  /// Creates it from points and colours.
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
