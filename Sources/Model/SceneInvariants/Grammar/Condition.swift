/// Whose memory a condition lives in, and with what it is forgotten.
package enum Scope: UInt8, Hashable, Sendable, CaseIterable {
  /// One scene object: forgotten when the session connects again.
  case scene
  /// One session, in one process.
  case sessionInProcess
  /// One session, over processes.
  case session
  /// One process.
  case process

  /// Whether each slot remembers it.
  var isPerSlot: Bool { self != .process }
}

/// A memory of one bit: one happening begins it, another ends it.
package struct Latch: Hashable, Sendable {
  var begins: Happening
  var ends: Happening?
  var scope: Scope
}

/// A condition that lasts: an adjective or a possession, true or false at every callback.
///
/// A memory is read as it was just before the callback, a readable state inside it.
package indirect enum Condition: Hashable, Sendable {
  /// A memory.
  case remembers(Latch)
  /// A readable state.
  case reads(Fact)
  /// The opposite.
  case not(Condition)
  /// Both.
  case both(Condition, Condition)
  /// One or the other, or both.
  case either(Condition, Condition)

  /// Returns the condition that both hold.
  package static func && (left: Condition, right: Condition) -> Condition { .both(left, right) }

  /// Returns the condition that at least one holds.
  package static func || (left: Condition, right: Condition) -> Condition { .either(left, right) }

  /// Returns the opposite.
  package static prefix func ! (condition: Condition) -> Condition { .not(condition) }
}

extension Condition {
  /// A conjunction of readable and remembered bits, each with the value that it must have.
  struct Literals: Sendable {
    var memories: [(latch: Latch, value: Bool)] = []
    var reads: [(fact: Fact, value: Bool)] = []
  }

  /// Returns the disjunction of conjunctions that says the same.
  ///
  /// - Parameter value: The value that the condition is to have.
  func alternatives(value: Bool = true) -> [Literals] {
    switch self {
    case .remembers(let latch): [Literals(memories: [(latch, value)])]
    case .reads(let fact): [Literals(reads: [(fact, value)])]
    case .not(let condition): condition.alternatives(value: !value)
    case .both(let left, let right):
      value
        ? Self.product(left.alternatives(), right.alternatives())
        : left.alternatives(value: false) + right.alternatives(value: false)
    case .either(let left, let right):
      value
        ? left.alternatives() + right.alternatives()
        : Self.product(left.alternatives(value: false), right.alternatives(value: false))
    }
  }

  private static func product(_ left: [Literals], _ right: [Literals]) -> [Literals] {
    left.flatMap { a in
      right.map { b in
        Literals(memories: a.memories + b.memories, reads: a.reads + b.reads)
      }
    }
  }
}

// MARK: - Conditions that happenings begin and end

extension Happening {
  /// Returns the condition that begins with this happening and ends with another.
  package func lasting(until end: Happening, in scope: Scope = .scene) -> Condition {
    .remembers(Latch(begins: self, ends: end, scope: scope))
  }

  /// Returns the condition that this has happened.
  package func hasHappened(in scope: Scope = .scene) -> Condition {
    .remembers(Latch(begins: self, ends: nil, scope: scope))
  }
}
