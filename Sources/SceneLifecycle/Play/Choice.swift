/// One callback that is owed: by a scene's slot, or by the process.
@frozen
public struct Owed: Hashable, Sendable {
  /// Session slot 0 … 63; `process` for the process.
  public var scope: UInt8
  /// What is owed.
  public var kind: CallbackKind

  /// The scope of what the process owes.
  @inlinable
  public static var process: Int { 64 }

  /// Creates an owed callback.
  @inlinable
  public init(scope: Int, kind: CallbackKind) {
    self.scope = UInt8(truncatingIfNeeded: scope)
    self.kind = kind
  }
}

/// What UIKit chose at one point where it is free.
@frozen
public struct Choice: Hashable, Sendable {
  /// Where UIKit was free.
  public var kind: ChoiceKind
  /// Number of the answer; for a choice of a scene, its slot.
  public var answer: UInt8
  /// For an order: what came.
  public var chosen: Owed
  /// For an order: what usually comes there.
  public var usual: Owed

  /// Creates the answer to a choice of shape.
  @inlinable
  public init(_ kind: ChoiceKind, answer: Int) {
    self.kind = kind
    self.answer = UInt8(truncatingIfNeeded: answer)
    chosen = Owed(scope: 0, kind: .attachment)
    usual = chosen
  }

  /// Creates the answer to a choice of order.
  @inlinable
  public init(chosen: Owed, before usual: Owed) {
    kind = .order
    answer = 0
    self.chosen = chosen
    self.usual = usual
  }
}
