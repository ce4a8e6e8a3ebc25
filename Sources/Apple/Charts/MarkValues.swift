public import Foundation
public import SwiftUI

/// How wide or high a mark is.
///
/// Source: Apple, charts/markdimension.
public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  private let name: String

  private init(_ name: String) { self.name = name }
  /// Creates a size in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// The usual.
  public static let automatic = MarkDimension("automatic")
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension("\(value)") }
  /// A part of the room that there is.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension("ratio \(ratio)") }
  /// The room that there is without something.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension("inset \(inset)") }
}

/// How marks at one value are put on each other.
///
/// Source: Apple, charts/markstackingmethod.
public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }

/// How a line goes from point to point.
///
/// Source: Apple, charts/interpolationmethod.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  /// Its name.
  public let description: String

  private init(_ name: String) { description = name }

  /// Straight.
  public static let linear = InterpolationMethod("linear")
  /// Smooth, and never beyond a point.
  public static let monotone = InterpolationMethod("monotone")
  /// In steps that begin at points.
  public static let stepStart = InterpolationMethod("stepStart")
  /// In steps around points.
  public static let stepCenter = InterpolationMethod("stepCenter")
  /// In steps that end at points.
  public static let stepEnd = InterpolationMethod("stepEnd")
  /// Smooth, through the points.
  public static let catmullRom = InterpolationMethod.catmullRom(alpha: 0.5)
  /// Smooth, near the points.
  public static let cardinal = InterpolationMethod.cardinal(tension: 0.5)
  /// Smooth, through the points.
  public static func catmullRom(alpha: CGFloat) -> Self { .init("catmullRom \(alpha)") }
  /// Smooth, near the points.
  public static func cardinal(tension: CGFloat) -> Self { .init("cardinal \(tension)") }
}

/// Where an annotation stands.
///
/// Source: Apple, charts/annotationposition.
public enum AnnotationPosition: Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing
  case bottomLeading, bottomTrailing
}

/// What an annotation knows of its mark.
///
/// Source: Apple, charts/annotationcontext.
public struct AnnotationContext: Sendable {
  /// How large the mark is: nothing is drawn here.
  public var targetSize: CGSize { .zero }
}

/// What happens to an annotation that has no room.
///
/// Source: Apple, charts/annotationoverflowresolution.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens in one direction.
  ///
  /// Source: Apple, charts/annotationoverflowresolution/strategy.
  public enum Strategy: Hashable, Sendable {
    case automatic, fit, padScale, disabled

    /// Moves it to where there is room.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// Where there is room.
  ///
  /// Source: Apple, charts/annotationoverflowresolution/boundary.
  public enum Boundary: Hashable, Sendable { case automatic, chart, plot }

  /// The usual.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates one of two directions.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// A shape that stands for a point.
///
/// Source: Apple, charts/chartsymbolshape.
public protocol ChartSymbolShape: Shape {
  /// Where the shape seems as large as the rectangle of 1 by 1.
  var perceptualUnitRect: CGRect { get }
}

/// A shape that Charts knows.
///
/// Source: Apple, charts/basicchartsymbolshape.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
  /// The rectangle of 1 by 1.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  /// Its rectangle: nothing is drawn here.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape as it is.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .init() }
  /// A square.
  public static var square: BasicChartSymbolShape { .init() }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .init() }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { .init() }
  /// A shape with five corners.
  public static var pentagon: BasicChartSymbolShape { .init() }
  /// A plus.
  public static var plus: BasicChartSymbolShape { .init() }
  /// A cross.
  public static var cross: BasicChartSymbolShape { .init() }
  /// A star.
  public static var asterisk: BasicChartSymbolShape { .init() }
}
