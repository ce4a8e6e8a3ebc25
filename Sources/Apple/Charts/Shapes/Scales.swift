public import Foundation
public import SwiftUI

/// The values of a scale.
///
/// Source: Apple, charts/scaledomain.
public protocol ScaleDomain {}

/// The positions or styles that stand for the values of a scale.
///
/// Source: Apple, charts/scalerange.
public protocol ScaleRange {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension ClosedRange: ScaleRange where Bound == CGFloat {}
extension Array: ScaleDomain where Element: Plottable {}
extension Array: ScaleRange {}
extension Gradient: ScaleRange {}

/// The values that the marks have.
///
/// Source: Apple, charts/automaticscaledomain.
public struct AutomaticScaleDomain: ScaleDomain, Hashable, Sendable {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { .init() }
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain { .init() }
}

/// The plot from side to side.
///
/// Source: Apple, charts/plotdimensionscalerange.
public struct PlotDimensionScaleRange: ScaleRange, Hashable, Sendable {}

extension ScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { .init() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init() }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { .init() }
}

/// How a scale grows.
///
/// Source: Apple, charts/scaletype.
public struct ScaleType: Hashable, Sendable {
  private let name: String

  public static let linear = ScaleType(name: "linear")
  public static let log = ScaleType(name: "log")
  public static let date = ScaleType(name: "date")
  public static let category = ScaleType(name: "category")
  public static let squareRoot = ScaleType(name: "squareRoot")
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power \(exponent)") }
}

// Which values a chart shows, and by what: nothing is drawn here.
extension View {
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View { self }
  public func chartXScale(
    domain: some ScaleDomain, range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  public func chartXScale(range: some ScaleRange, type: ScaleType? = nil) -> some View { self }
  public func chartXScale(type: ScaleType?) -> some View { self }
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View { self }
  public func chartYScale(
    domain: some ScaleDomain, range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  public func chartYScale(range: some ScaleRange, type: ScaleType? = nil) -> some View { self }
  public func chartYScale(type: ScaleType?) -> some View { self }

  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { self }
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  public func chartForegroundStyleScale(
    range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View { self }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View { self }
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { self }
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { self }
}
