public import SwiftUI

/// The content of an axis; nothing of it is drawn, and its closures are never called.
///
/// Source: Apple, charts/axiscontent.
public protocol AxisContent {}

/// A mark at one value of an axis.
///
/// Source: Apple, charts/axismark.
public protocol AxisMark {}

extension Never: AxisMark {}
extension Optional: AxisMark where Wrapped: AxisMark {}
extension Optional: AxisContent where Wrapped: AxisContent {}
extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {}
extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {}

/// Several parts of an axis.
struct AxisParts: AxisContent, AxisMark {}

/// Parts of an axis, of any type.
///
/// Source: Apple, charts/anyaxiscontent.
public struct AnyAxisContent: AxisContent {
  public init(_ content: any AxisContent) {}
}

/// A mark at one value, of any type.
///
/// Source: Apple, charts/anyaxismark.
public struct AnyAxisMark: AxisMark {
  public init(_ content: any AxisMark) {}
}

/// Puts together what stands along an axis.
///
/// Source: Apple, charts/axiscontentbuilder.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> some AxisContent { AxisParts() }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent { AxisParts() }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

/// Puts together what stands at one value of an axis.
///
/// Source: Apple, charts/axismarkbuilder.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisMark { AxisParts() }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> some AxisMark { AxisParts() }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

/// The marks along an axis.
///
/// Source: Apple, charts/axismarks.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {}
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {}
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {}
}

extension AxisMarks where Content == Never {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {}
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {}
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {}
}
