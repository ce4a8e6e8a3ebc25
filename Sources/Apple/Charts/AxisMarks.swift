public import Foundation
public import SwiftUI

/// A value of an axis, as closures learn it; none is called here.
///
/// Source: Apple, charts/axisvalue.
public struct AxisValue {
  /// Its number among the values.
  public let index: Int
  /// How many values there are.
  public let count: Int
  /// Returns the value as a type; nil where it is another one.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// Which marks an axis has.
///
/// Source: Apple, charts/axismarkpreset.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  /// The usual.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Beyond the plot.
  public static let extended = AxisMarkPreset(name: "extended")
  /// At the edges of the plot.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Within the plot.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// At which side an axis is.
///
/// Source: Apple, charts/axismarkposition.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String

  /// The usual.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// Where reading begins.
  public static let leading = AxisMarkPosition(name: "leading")
  /// Where reading ends.
  public static let trailing = AxisMarkPosition(name: "trailing")
  /// Above.
  public static let top = AxisMarkPosition(name: "top")
  /// Below.
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// At which values an axis has marks.
///
/// Source: Apple, charts/axismarkvalues.
public struct AxisMarkValues: Hashable, Sendable {
  /// The usual.
  public static let automatic = AxisMarkValues()
  /// About as many as a number says.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init() }
  /// At most as close as a step.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init() }
  /// At each day, month or other unit.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { .init() }
  /// At each step.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init() }
}

/// A line across the plot.
///
/// Source: Apple, charts/axisgridline.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at the axis.
///
/// Source: Apple, charts/axistick.
public struct AxisTick: AxisMark {
  /// Creates a line that is as long as the label or as usual.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
  /// Creates a line of a length.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}

  /// How long a line is.
  ///
  /// Source: Apple, charts/axistick/length.
  public struct Length: Hashable, Sendable {
    private let name: String

    /// The usual.
    public static let automatic = Length(name: "automatic")
    /// As long as the label.
    public static let label = Length(name: "label")
    /// As long as the label and more.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { .label }
  }
}

/// What is written at a value.
///
/// Source: Apple, charts/axisvaluelabel.
public struct AxisValueLabel<Content: View>: AxisMark {
  /// Creates a label of views, which are not shown.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

extension AxisValueLabel where Content == Text {
  /// Creates the usual label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// Creates a label with a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {}
  /// Creates a label with a text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// Creates a label with a text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
}

/// What happens to labels that have no room.
///
/// Source: Apple, charts/axisvaluelabelcollisionresolution.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  /// The usual.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution()
  /// They become shorter.
  public static let truncate = AxisValueLabelCollisionResolution()
  /// Some go.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .init() }
}

/// In which direction labels are written.
///
/// Source: Apple, charts/axisvaluelabelorientation.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  /// The usual.
  public static let automatic = AxisValueLabelOrientation()
  /// From side to side.
  public static let horizontal = AxisValueLabelOrientation()
  /// Downwards.
  public static let vertical = AxisValueLabelOrientation()
  /// Upwards.
  public static let verticalReversed = AxisValueLabelOrientation()
}

// How marks of an axis look: nothing is drawn here.
extension AxisMark {
  /// Sets what the mark is drawn with.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { self }
  /// Sets the font.
  public func font(_ font: Font?) -> some AxisMark { self }
  /// Moves the mark.
  public func offset(_ offset: CGSize) -> some AxisMark { self }
  /// Moves the mark.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

// How an axis looks: nothing is drawn here.
extension AxisContent {
  /// Sets which marks are in front.
  public func compositingLayer() -> some AxisContent { self }
}
