public import Foundation
public import SwiftUI

// The axes of a chart: nothing is drawn here.
extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  { self }
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { overlay(content: content) }
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { overlay(content: content) }
}

// What stands around marks; views are there.
extension View {
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Says by a view what the chart's styles mean.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View { overlay(content: content) }
  /// Changes how the plot looks; what is added to it is there.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: (ChartPlotContent) -> Content
  ) -> some View { overlay { content(ChartPlotContent()) } }
  /// Puts a view in front of the chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  /// Puts a view behind the chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
}

// What a user does with a chart: nothing is selected or scrolled here.
extension View {
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  { self }
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  { self }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    self
  }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  public func chartScrollPosition(initialX: some Plottable) -> some View { self }
  public func chartScrollPosition(initialY: some Plottable) -> some View { self }
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    self
  }
}

/// Where scrolling of a chart stops.
///
/// Source: Apple, charts/chartscrolltargetbehavior.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

/// Scrolling that stops at values.
///
/// Source: Apple, charts/valuealignedchartscrolltargetbehavior.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// How far scrolling goes at once.
///
/// Source: Apple, charts/valuealignedlimitbehavior.
public enum ValueAlignedLimitBehavior: Hashable, Sendable { case automatic, always, never }

/// Values at which scrolling stops rather than at others.
///
/// Source: Apple, charts/majorvaluealignment.
public struct MajorValueAlignment<Value: Plottable> {
  public static var page: MajorValueAlignment { .init() }
  public static func unit(_ unit: Value) -> MajorValueAlignment { .init() }
}

extension MajorValueAlignment where Value == Date {
  public static func matching(_ components: DateComponents) -> MajorValueAlignment { .init() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
  public static func valueAligned<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
}
