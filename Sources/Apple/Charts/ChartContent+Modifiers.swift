public import Foundation
public import SwiftUI

// How marks look: nothing is drawn here.
nonisolated extension ChartContent {
  /// Sets what the mark is drawn with.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent { self }
  /// Sets what the mark is drawn with by a value.
  public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    self
  }
  /// Sets how opaque the mark is.
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  /// Rounds the corners.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { self }
  /// Sets how a line is drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  /// Sets how a line is drawn by a value.
  public func lineStyle(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
  /// Sets how a line goes from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  /// Sets the shape of points.
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent { self }
  /// Sets the shape of points to one of SwiftUI's.
  @_disfavoredOverload
  public func symbol(_ symbol: some Shape) -> some ChartContent { self }
  /// Sets the shape of points by a value.
  public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
  /// Sets a view for points, which is not shown.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
  /// Sets how large points are.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  /// Sets how large points are.
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  /// Sets how large points are by a value.
  public func symbolSize(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
  /// Puts marks beside each other by a value.
  public func position(
    by value: PlottableValue<some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { self }
  /// Moves the mark.
  public func offset(_ offset: CGSize) -> some ChartContent { self }
  /// Moves the mark.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// Sets what is in front.
  public func zIndex(_ value: Double) -> some ChartContent { self }
  /// Lets a style reach over all marks.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// Cuts the mark.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    self
  }
  /// Cuts the mark by other marks.
  public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: () -> Mask
  ) -> some ChartContent { self }
  /// Blurs the mark.
  public func blur(radius: CGFloat) -> some ChartContent { self }
  /// Adds a shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  /// Draws the marks as one.
  public func compositingLayer() -> some ChartContent { self }
  /// Says what the mark is.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Says what the mark is.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { self }
  /// Says what the mark is.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }
  /// Says which value the mark has.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// Says which value the mark has.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { self }
  /// Says which value the mark has.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }
  /// Hides the mark from those who cannot see it.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  /// Names the mark for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

// Views at marks are there.
extension ChartContent {
  /// Puts a view at the mark.
  ///
  /// Source: Apple, charts/chartcontent/annotation(position:alignment:spacing:content:).
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent { AnnotatedMark(mark: self, annotation: content()) }
  /// Puts a view at the mark, by a closure that learns how large the mark is.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: (AnnotationContext) -> C
  ) -> some ChartContent { AnnotatedMark(mark: self, annotation: content(AnnotationContext())) }
  /// Puts a view at the mark, and says what happens where it has no room.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { AnnotatedMark(mark: self, annotation: content()) }
  /// Puts a view at the mark, by a closure, and says what happens where it has no room.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: (AnnotationContext) -> C
  ) -> some ChartContent { AnnotatedMark(mark: self, annotation: content(AnnotationContext())) }
}

/// A mark with a view at it.
struct AnnotatedMark<Mark: ChartContent, Annotation: View>: _DrawnChartContent {
  let mark: Mark
  let annotation: Annotation

  func _adds(to annotations: inout _ChartAnnotations) {
    annotations.add(mark, at: "mark")
    annotations.add(annotation)
  }
}
