public import Foundation
public import SwiftUI

/// The values of a scale.
///
/// Source: Apple, charts/scaledomain.
public protocol ScaleDomain {}

/// What stands for the values of a scale.
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
  /// The values that the marks have.
  public static var automatic: AutomaticScaleDomain { .init() }
  /// The values that the marks have, with or without zero.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain { .init() }
}

/// The plot from side to side.
///
/// Source: Apple, charts/plotdimensionscalerange.
public struct PlotDimensionScaleRange: ScaleRange, Hashable, Sendable {}

extension ScaleRange where Self == PlotDimensionScaleRange {
  /// The plot from side to side.
  public static var plotDimension: PlotDimensionScaleRange { .init() }
  /// The plot without something at both sides.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init() }
  /// The plot without something at each side.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { .init() }
}

/// How a scale grows.
///
/// Source: Apple, charts/scaletype.
public struct ScaleType: Hashable, Sendable {
  private let name: String

  /// In equal steps.
  public static let linear = ScaleType(name: "linear")
  /// By powers of ten.
  public static let log = ScaleType(name: "log")
  /// In equal steps of time.
  public static let date = ScaleType(name: "date")
  /// By names.
  public static let category = ScaleType(name: "category")
  /// By square roots.
  public static let squareRoot = ScaleType(name: "squareRoot")
  /// By powers of ten on both sides of zero.
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  /// By powers of a number.
  public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power \(exponent)") }
}

// Which values a chart shows, and by what: nothing is drawn here.
extension View {
  /// Sets the values from side to side.
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View { self }
  /// Sets the values from side to side, and where they stand.
  public func chartXScale(
    domain: some ScaleDomain, range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  /// Sets where values stand from side to side.
  public func chartXScale(range: some ScaleRange, type: ScaleType? = nil) -> some View { self }
  /// Sets how values grow from side to side.
  public func chartXScale(type: ScaleType?) -> some View { self }
  /// Sets the values upwards.
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View { self }
  /// Sets the values upwards, and where they stand.
  public func chartYScale(
    domain: some ScaleDomain, range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  /// Sets where values stand upwards.
  public func chartYScale(range: some ScaleRange, type: ScaleType? = nil) -> some View { self }
  /// Sets how values grow upwards.
  public func chartYScale(type: ScaleType?) -> some View { self }

  /// Sets a style for each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { self }
  /// Sets styles for some values.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  /// Sets styles.
  public func chartForegroundStyleScale(
    range: some ScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  /// Sets the values that have styles.
  public func chartForegroundStyleScale(
    domain: some ScaleDomain, type: ScaleType? = nil
  ) -> some View { self }
  /// Sets a style for each value by a closure that is never called.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View { self }
  /// Sets a style for each value by a closure that is never called.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View { self }
  /// Sets a shape for each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { self }
}
