public import Foundation
public import SwiftUI

// The axes of a chart: nothing is drawn here.
extension View {
  /// Sets whether the lower axis is shown.
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  /// Sets what stands along the lower axis.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  { self }
  /// Sets whether the axis at the side is shown.
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  /// Sets what stands along the axis at the side.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  { self }
  /// Writes a text at the lower axis.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Writes a text at the lower axis.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Puts a view at the lower axis, which is there.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { overlay(content: content) }
  /// Writes a text at the axis at the side.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Writes a text at the axis at the side.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Puts a view at the axis at the side, which is there.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { overlay(content: content) }
}

// What stands around marks; views are there.
extension View {
  /// Sets whether the chart says what its styles mean.
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  /// Sets where the chart says what its styles mean.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Says by a view what the chart's styles mean.
  ///
  /// Source: Apple, swiftui/view/chartlegend(position:alignment:spacing:content:).
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View { overlay(content: content) }
  /// Changes how the plot looks; what is added to it is there.
  ///
  /// Source: Apple, swiftui/view/chartplotstyle(content:).
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: (ChartPlotContent) -> Content
  ) -> some View { overlay { content(ChartPlotContent()) } }
  /// Puts a view in front of the chart.
  ///
  /// Source: Apple, swiftui/view/chartoverlay(alignment:content:).
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  /// Puts a view behind the chart.
  ///
  /// Source: Apple, swiftui/view/chartbackground(alignment:content:).
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
}

// What a user does with a chart: nothing is selected or scrolled here.
extension View {
  /// Follows the value that is selected from side to side; never set here.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Follows the values that are selected from side to side; never set here.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  { self }
  /// Follows the value that is selected upwards; never set here.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Follows the values that are selected upwards; never set here.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)
    -> some View
  { self }
  /// Follows the value that is selected around the middle; never set here.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Sets what selects a value, by a closure that is never called.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    self
  }
  /// Sets in which directions the chart scrolls.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Sets how much is seen from side to side.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  /// Sets how much is seen upwards.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  /// Sets where the chart is at first.
  public func chartScrollPosition(initialX: some Plottable) -> some View { self }
  /// Sets where the chart is at first.
  public func chartScrollPosition(initialY: some Plottable) -> some View { self }
  /// Follows where the chart is; never set here.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// Follows where the chart is; never set here.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  /// Sets where scrolling stops.
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
  /// Those of a page.
  public static var page: MajorValueAlignment { .init() }
  /// Those of a step.
  public static func unit(_ unit: Value) -> MajorValueAlignment { .init() }
}

extension MajorValueAlignment where Value == Date {
  /// Those of a date.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment { .init() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Stops at dates.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
  /// Stops at steps.
  public static func valueAligned<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
}
