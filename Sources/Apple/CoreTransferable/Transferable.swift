@_exported public import Foundation

/// A value that can be dragged, copied, shared or chosen.
///
/// Source: Apple, coretransferable/transferable.
public protocol Transferable {
  /// How the value is written and read.
  associatedtype Representation: TransferRepresentation
  /// How the value is written and read, the best form first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form of a value on its way.
///
/// Source: Apple, coretransferable/transferrepresentation.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value.
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  /// The name of a file that is written; nothing is written here.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
  /// The name of a file that is written; nothing is written here.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> { self }
  /// Whether the value is written at all; nothing is written here.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> { self }
  /// Who sees the value; nothing is written here.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }
}

/// Who sees a value on its way.
///
/// Source: Apple, coretransferable/transferrepresentationvisibility.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  /// Every app.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// The apps of one team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// The app itself, and those of a group.
  public static func group(_ identifier: String) -> TransferRepresentationVisibility {
    TransferRepresentationVisibility(name: "group " + identifier)
  }
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// Puts the forms of a value together.
///
/// Source: Apple, coretransferable/transferrepresentationbuilder.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One form.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }
  /// The first form.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }
  /// Forms with one behind them.
  public static func buildPartialBlock<
    First: TransferRepresentation, Second: TransferRepresentation
  >(
    accumulated: First, next: Second
  ) -> TupleTransferRepresentation<Item, (First, Second)>
  where First.Item == Item, Second.Item == Item {
    TupleTransferRepresentation((accumulated, next))
  }
}

/// Several forms of a value.
///
/// Source: Apple, coretransferable/tupletransferrepresentation.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// The forms are values without a state that changes.
  init(_ forms: Value) {}
}
