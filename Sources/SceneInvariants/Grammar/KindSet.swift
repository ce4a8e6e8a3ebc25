package import SceneLifecycle

/// A set of callback kinds, one bit a raw value.
package struct KindSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var middle: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates the set of some kinds.
  package init(_ kinds: [CallbackKind]) {
    for kind in kinds { insert(kind) }
  }

  /// Every kind that an app or an observer can be told, the end of a process left out.
  package static let told = KindSet(CallbackKind.allCases.filter { $0.isTold })

  /// Whether no kind is a member.
  package var isEmpty: Bool { low | middle | high == 0 }

  /// Whether a kind is a member.
  package func contains(_ kind: CallbackKind) -> Bool {
    switch kind.rawValue >> 6 {
    case 0: low & kind.bit != 0
    case 1: middle & kind.bit != 0
    default: high & kind.bit != 0
    }
  }

  /// Adds a kind.
  package mutating func insert(_ kind: CallbackKind) {
    switch kind.rawValue >> 6 {
    case 0: low |= kind.bit
    case 1: middle |= kind.bit
    default: high |= kind.bit
    }
  }

  /// The members in the order of their raw values.
  package var members: [CallbackKind] { CallbackKind.allCases.filter { contains($0) } }

  /// Returns the kinds that are in either.
  package static func | (left: KindSet, right: KindSet) -> KindSet {
    var union = left
    union.low |= right.low
    union.middle |= right.middle
    union.high |= right.high
    return union
  }

  /// Returns the kinds of the left that are not in the right.
  package static func - (left: KindSet, right: KindSet) -> KindSet {
    var rest = left
    rest.low &= ~right.low
    rest.middle &= ~right.middle
    rest.high &= ~right.high
    return rest
  }
}

extension CallbackKind {
  /// Whether code of the app can be told: neither a silent move nor the end of the process.
  fileprivate var isTold: Bool {
    switch recipient {
    case .nobody: false
    case .process: self == .main
    default: true
    }
  }
}
