package import SceneLifecycle

/// An operation on each stored field of a `SlotMemory` or a `Ledger`, in the order of its list.
///
/// The list says everything about a field once: its value as a number, how it is written in a state,
/// with what it is forgotten, and when it is noted and what for, which only who asks pays for.
/// Forgetting, writing a state, reading it back, the onset of a violation and the kinds of callback
/// that are noted follow from it.
package typealias MemoryFieldBody =
  (inout UInt64, MemoryCode, MemoryLifetime, () -> MemoryNote) -> Void

/// With what a field is forgotten; each outlives those before it.
package enum MemoryLifetime: UInt8, Sendable {
  /// The scene object.
  case object
  /// The process.
  case process
  /// The session, or the case.
  case lasting
}

/// How a field is written in a state: a name becomes a code, for names only tell things apart.
package enum MemoryCode: Sendable {
  /// Written elsewhere, or decided by other fields.
  case unwritten
  case flag, number(width: UInt64)
  /// A payload, one that only a configuration had, or the saved state.
  case payload, askedPayload, saved
  /// An event that callbacks answer, or that others are younger than.
  case event, relativeAge
  case session, discarded, connection, gone, age
  /// A bit for each slot; `beyond` for the first slot that is not there as well: a defect may show one.
  case sessions, sessionsAndBeyond

  /// How many bits it takes in its word.
  package var width: UInt64 {
    switch self {
    case .unwritten: 0
    case .flag, .saved, .connection, .gone, .sessions, .sessionsAndBeyond: 1
    case .payload, .askedPayload, .session, .discarded, .age: 2
    // The code of an event (`LiveNames`).
    case .event, .relativeAge: 6
    case .number(let width): width
    }
  }

  /// Whether a field of the ledger stands in each slot's word, as the bit of its session.
  @inline(__always)
  package var isOfSlot: Bool {
    switch self {
    case .sessions, .sessionsAndBeyond: true
    default: false
    }
  }

  /// Whether a field of the ledger stands in the process's word.
  @inline(__always)
  package var isOfProcess: Bool {
    switch self {
    case .sessions, .unwritten: false
    default: true
    }
  }
}

/// When a field is noted and what for.
package struct MemoryNote: Sendable {
  /// The facts that are asked for where a state keeps the field.
  enum Need: Sendable { case someFact, ends, nothing }

  /// A fact that the field decides, so that a report says since when it was so.
  enum Onset: Hashable, Sendable {
    /// It breaks a sentence when it is so.
    case isSo(Fact)
    /// It breaks a sentence when it is not so.
    case isNot(Fact)
    /// The same, about the sessions that the callback names, not about its own.
    case isNotOfNamed(Fact)

    /// The fact, and what it reads when it breaks a sentence.
    var literal: (fact: Fact, value: Bool) {
      switch self {
      case .isSo(let fact): (fact, true)
      case .isNot(let fact), .isNotOfNamed(let fact): (fact, false)
      }
    }
  }

  /// Kinds of callback that change the field.
  package var kinds: CallbackSet
  /// Facts that are read from it.
  var serves: FactSet
  var need: Need
  var onset: Onset?

  init(
    _ kinds: CallbackKind..., at others: CallbackSet = .none, serves: FactSet = .none,
    need: Need = .someFact, since onset: Onset? = nil
  ) {
    self.kinds = CallbackSet(of: kinds) | others
    self.serves = onset.map { serves | FactSet($0.literal.fact) } ?? serves
    self.need = need
    self.onset = onset
  }
}

/// A value that a memory has a field for, as a number; 0 is what a fresh memory has.
protocol MemoryValue {
  var word: UInt64 { get set }
}

extension MemoryValue where Self: FixedWidthInteger {
  @inline(__always)
  var word: UInt64 {
    get { UInt64(truncatingIfNeeded: self) }
    set { self = Self(truncatingIfNeeded: newValue) }
  }
}

extension UInt8: MemoryValue {}
extension UInt16: MemoryValue {}
extension UInt32: MemoryValue {}
extension UInt64: MemoryValue {}

extension Bool: MemoryValue {
  @inline(__always)
  var word: UInt64 {
    get { self ? 1 : 0 }
    set { self = newValue != 0 }
  }
}
