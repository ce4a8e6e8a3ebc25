public import Foundation

/// Bars.
///
/// Source: Apple, charts/barmark.
public struct BarMark: _DrawnChartContent {
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic
  ) {}
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  public nonisolated init(
    x: PlottableValue<some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {}
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
}

/// A point of a line.
///
/// Source: Apple, charts/linemark.
public struct LineMark: _DrawnChartContent {
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>
  ) {}
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    series: PlottableValue<some Plottable>
  ) {}
}

/// A point.
///
/// Source: Apple, charts/pointmark.
public struct PointMark: _DrawnChartContent {
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>
  ) {}
  public nonisolated init(x: PlottableValue<some Plottable>, y: CGFloat? = nil) {}
  public nonisolated init(x: CGFloat? = nil, y: PlottableValue<some Plottable>) {}
}

/// A point of an area.
///
/// Source: Apple, charts/areamark.
public struct AreaMark: _DrawnChartContent {
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) {}
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    series: PlottableValue<some Plottable>, stacking: MarkStackingMethod = .standard
  ) {}
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<some Plottable>
  ) {}
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>
  ) {}
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>,
    series: PlottableValue<some Plottable>
  ) {}
}

/// A straight line at a value.
///
/// Source: Apple, charts/rulemark.
public struct RuleMark: _DrawnChartContent {
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  public nonisolated init(
    x: PlottableValue<some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {}
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>
  ) {}
  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<some Plottable>
  ) {}
}

/// A rectangle.
///
/// Source: Apple, charts/rectanglemark.
public struct RectangleMark: _DrawnChartContent {
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {}
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic
  ) {}
  public nonisolated init(
    x: PlottableValue<some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {}
  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic
  ) {}
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {}
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
}

/// A part of a pie or a ring.
///
/// Source: Apple, charts/sectormark.
public struct SectorMark: _DrawnChartContent {
  public nonisolated init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}
