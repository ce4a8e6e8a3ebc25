public import Foundation

/// Bars.
///
/// Source: Apple, charts/barmark.
public struct BarMark: _DrawnChartContent {
  /// Creates a bar for a pair of values.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a lying bar between two values.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic
  ) {}
  /// Creates a standing bar between two values.
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  /// Creates a standing bar between two positions.
  public nonisolated init(
    x: PlottableValue<some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a lying bar between two positions.
  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a lying bar between two values that has no other.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {}
  /// Creates a standing bar between two values that has no other.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
}

/// A point of a line.
///
/// Source: Apple, charts/linemark.
public struct LineMark: _DrawnChartContent {
  /// Creates a point of the only line.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>
  ) {}
  /// Creates a point of one of several lines.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    series: PlottableValue<some Plottable>
  ) {}
}

/// A point.
///
/// Source: Apple, charts/pointmark.
public struct PointMark: _DrawnChartContent {
  /// Creates a point for a pair of values.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>
  ) {}
  /// Creates a point for a value at a height.
  public nonisolated init(x: PlottableValue<some Plottable>, y: CGFloat? = nil) {}
  /// Creates a point for a value at a distance.
  public nonisolated init(x: CGFloat? = nil, y: PlottableValue<some Plottable>) {}
}

/// A point of an area.
///
/// Source: Apple, charts/areamark.
public struct AreaMark: _DrawnChartContent {
  /// Creates a point of the only area.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a point of one of several areas.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    series: PlottableValue<some Plottable>, stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a standing part of the only area.
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  /// Creates a standing part of one of several areas.
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<some Plottable>
  ) {}
  /// Creates a lying part of the only area.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>
  ) {}
  /// Creates a lying part of one of several areas.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>,
    series: PlottableValue<some Plottable>
  ) {}
}

/// A straight line at a value.
///
/// Source: Apple, charts/rulemark.
public struct RuleMark: _DrawnChartContent {
  /// Creates a standing line between two values.
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  /// Creates a standing line between two positions.
  public nonisolated init(
    x: PlottableValue<some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {}
  /// Creates a lying line between two values.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>
  ) {}
  /// Creates a lying line between two positions.
  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<some Plottable>
  ) {}
}

/// A rectangle.
///
/// Source: Apple, charts/rectanglemark.
public struct RectangleMark: _DrawnChartContent {
  /// Creates a rectangle around a pair of values.
  public nonisolated init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {}
  /// Creates a rectangle between four values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  /// Creates a rectangle at a value between two others.
  public nonisolated init<Y: Plottable>(
    x: PlottableValue<some Plottable>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  /// Creates a rectangle at a height between two values.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic
  ) {}
  /// Creates a rectangle at a value between two positions.
  public nonisolated init(
    x: PlottableValue<some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {}
  /// Creates a rectangle at a height between two positions.
  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<some Plottable>,
    height: MarkDimension = .automatic
  ) {}
  /// Creates a rectangle between two values and two positions.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {}
  /// Creates a rectangle between two positions and two values.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
}

/// A part of a pie or a ring.
///
/// Source: Apple, charts/sectormark.
public struct SectorMark: _DrawnChartContent {
  /// Creates a part as large as a value.
  public nonisolated init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}
