public import Foundation
public import SwiftUI

/// A value of an axis, as closures learn it; none is called here.
///
/// Source: Apple, charts/axisvalue.
public struct AxisValue {
  public let index: Int
  public let count: Int
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// Which marks an axis has.
///
/// Source: Apple, charts/axismarkpreset.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisMarkPreset(name: "automatic")
  public static let extended = AxisMarkPreset(name: "extended")
  public static let aligned = AxisMarkPreset(name: "aligned")
  public static let inset = AxisMarkPreset(name: "inset")
}

/// At which side an axis is.
///
/// Source: Apple, charts/axismarkposition.
public struct AxisMarkPosition: Hashable, Sendable {
  private let name: String

  public static let automatic = AxisMarkPosition(name: "automatic")
  public static let leading = AxisMarkPosition(name: "leading")
  public static let trailing = AxisMarkPosition(name: "trailing")
  public static let top = AxisMarkPosition(name: "top")
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// At which values an axis has marks.
///
/// Source: Apple, charts/axismarkvalues.
public struct AxisMarkValues: Hashable, Sendable {
  public static let automatic = AxisMarkValues()
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init() }
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init() }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { .init() }
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init() }
}

/// A line across the plot.
///
/// Source: Apple, charts/axisgridline.
public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at the axis.
///
/// Source: Apple, charts/axistick.
public struct AxisTick: AxisMark {
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}

  /// How long a line is.
  ///
  /// Source: Apple, charts/axistick/length.
  public struct Length: Hashable, Sendable {
    private let name: String

    public static let automatic = Length(name: "automatic")
    public static let label = Length(name: "label")
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { .label }
  }
}

/// The text at a value of an axis.
///
/// Source: Apple, charts/axisvaluelabel.
public struct AxisValueLabel<Content: View>: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

extension AxisValueLabel where Content == Text {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {}
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
}

/// How labels that have no room are treated.
///
/// Source: Apple, charts/axisvaluelabelcollisionresolution.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static let truncate = AxisValueLabelCollisionResolution()
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .init() }
}

/// In which direction labels are written.
///
/// Source: Apple, charts/axisvaluelabelorientation.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  public static let automatic = AxisValueLabelOrientation()
  public static let horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation()
  public static let verticalReversed = AxisValueLabelOrientation()
}

// How marks of an axis look: nothing is drawn here.
extension AxisMark {
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark { self }
  public func font(_ font: Font?) -> some AxisMark { self }
  public func offset(_ offset: CGSize) -> some AxisMark { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

// How an axis looks: nothing is drawn here.
extension AxisContent {
  public func compositingLayer() -> some AxisContent { self }
}
