/// One item that is pending: of a scene's slot, or of the process.
@frozen
public struct PendingItem: Hashable, Sendable {
  /// Session slot 0 … 63; `process` for the process.
  public var scope: UInt8
  /// The raw value of the item: most who hold one never ask for its name.
  @usableFromInline package var code: UInt8

  /// The scope of what is pending for the process.
  @inlinable
  public static var process: Int { 64 }

  /// The item of the agenda.
  package var item: AgendaItem {
    guard let item = AgendaItem(rawValue: code) else {
      preconditionFailure("no agenda item has the number \(code)")
    }
    return item
  }

  /// The item's bit in the agenda of its scope.
  @inlinable
  @inline(__always)
  package var position: Int { Int(truncatingIfNeeded: code & 127) }

  /// Creates a pending item from its position in the agenda of its scope.
  @inlinable
  @inline(__always)
  package init(scope: Int, position: Int) {
    self.scope = UInt8(truncatingIfNeeded: scope)
    code = UInt8(truncatingIfNeeded: scope == Self.process ? position | 128 : position)
  }

  /// Creates a pending item.
  @inlinable
  package init(scope: Int, item: AgendaItem) {
    self.scope = UInt8(truncatingIfNeeded: scope)
    code = item.rawValue
  }
}

/// A choice of UIKit at one point where it is free.
@frozen
public struct Choice: Hashable, Sendable {
  /// Where UIKit was free.
  public var kind: ChoiceKind
  /// Number of the answer; for a choice of a scene, its slot.
  public var answer: UInt8
  /// For an order: what came.
  public var chosen: PendingItem
  /// For an order: what usually comes there.
  public var usual: PendingItem

  /// Creates the answer to a choice of shape.
  @inlinable
  public init(_ kind: ChoiceKind, answer: Int) {
    self.kind = kind
    self.answer = UInt8(truncatingIfNeeded: answer)
    chosen = PendingItem(scope: 0, item: .attachment)
    usual = chosen
  }

  /// Creates the answer to a choice of order.
  @inlinable
  public init(chosen: PendingItem, before usual: PendingItem) {
    kind = .order
    answer = 0
    self.chosen = chosen
    self.usual = usual
  }
}
