public import Foundation
public import SwiftUI

// How marks look: nothing is drawn here.
nonisolated extension ChartContent {
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent { self }
  public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
    self
  }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { self }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func lineStyle(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent { self }
  @_disfavoredOverload
  public func symbol(_ symbol: some Shape) -> some ChartContent { self }
  public func symbol(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  public func symbolSize(by value: PlottableValue<some Plottable>) -> some ChartContent { self }
  public func position(
    by value: PlottableValue<some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { self }
  public func offset(_ offset: CGSize) -> some ChartContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    self
  }
  public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: () -> Mask
  ) -> some ChartContent { self }
  public func blur(radius: CGFloat) -> some ChartContent { self }
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  public func compositingLayer() -> some ChartContent { self }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent { self }
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent { self }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

// Views at marks are there.
extension ChartContent {
  /// Puts a view at the mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent { AnnotatedMark(mark: self, annotation: content()) }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: (AnnotationContext) -> C
  ) -> some ChartContent { AnnotatedMark(mark: self, annotation: content(AnnotationContext())) }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { AnnotatedMark(mark: self, annotation: content()) }
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
