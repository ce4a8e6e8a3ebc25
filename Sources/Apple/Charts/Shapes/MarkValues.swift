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
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  public static let automatic = MarkDimension("automatic")
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension("\(value)") }
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension("ratio \(ratio)") }
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
  public let description: String

  private init(_ name: String) { description = name }

  public static let linear = InterpolationMethod("linear")
  public static let monotone = InterpolationMethod("monotone")
  public static let stepStart = InterpolationMethod("stepStart")
  public static let stepCenter = InterpolationMethod("stepCenter")
  public static let stepEnd = InterpolationMethod("stepEnd")
  public static let catmullRom = InterpolationMethod.catmullRom(alpha: 0.5)
  public static let cardinal = InterpolationMethod.cardinal(tension: 0.5)
  public static func catmullRom(alpha: CGFloat) -> Self { .init("catmullRom \(alpha)") }
  public static func cardinal(tension: CGFloat) -> Self { .init("cardinal \(tension)") }
}

/// Where an annotation stands.
///
/// Source: Apple, charts/annotationposition.
public enum AnnotationPosition: Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing
  case bottomLeading, bottomTrailing
}

/// The size of the mark that an annotation belongs to.
///
/// Source: Apple, charts/annotationcontext.
public struct AnnotationContext: Sendable {
  public var targetSize: CGSize { .zero }
}

/// How an annotation that has no room is treated.
///
/// Source: Apple, charts/annotationoverflowresolution.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment in one direction.
  ///
  /// Source: Apple, charts/annotationoverflowresolution/strategy.
  public enum Strategy: Hashable, Sendable {
    case automatic, fit, padScale, disabled

    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// Where there is room.
  ///
  /// Source: Apple, charts/annotationoverflowresolution/boundary.
  public enum Boundary: Hashable, Sendable { case automatic, chart, plot }

  public static let automatic = AnnotationOverflowResolution()

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// A shape that stands for a point.
///
/// Source: Apple, charts/chartsymbolshape.
public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

/// A shape that Charts knows.
///
/// Source: Apple, charts/basicchartsymbolshape.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { self }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init() }
  public static var square: BasicChartSymbolShape { .init() }
  public static var triangle: BasicChartSymbolShape { .init() }
  public static var diamond: BasicChartSymbolShape { .init() }
  public static var pentagon: BasicChartSymbolShape { .init() }
  public static var plus: BasicChartSymbolShape { .init() }
  public static var cross: BasicChartSymbolShape { .init() }
  public static var asterisk: BasicChartSymbolShape { .init() }
}
