package import SceneLifecycle

extension Order {
  /// One kind that has to be told before another.
  package struct Pair: Hashable, Sendable, CustomStringConvertible {
    /// What comes first.
    package var earlier: CallbackKind
    /// What waits for it.
    package var later: CallbackKind

    /// Both kinds in their order.
    package var description: String { "\(earlier.word) before \(later.word)" }
  }

  /// The pairs that no other pairs imply, in the order of the later kind.
  package var pairs: [Pair] {
    CallbackKind.allCases.filter { $0.rawValue < 128 }.flatMap { later in
      let earlier = before(later)
      let implied = SceneSet(bits: earlier).reduce(UInt64(0)) { rest, bit in
        rest | (later.isOfScene ? scene[bit] : process[bit])
      }
      return SceneSet(bits: earlier & ~implied).compactMap { bit in
        CallbackKind(rawValue: UInt8(later.isOfScene ? bit : bit + 64))
          .map { Pair(earlier: $0, later: later) }
      }
    }
  }

  /// Takes a pair out that no others imply; all the others stay.
  ///
  /// - Parameter pair: One of `pairs`.
  package mutating func remove(_ pair: Pair) {
    let place = Int(pair.later.rawValue & 63)
    if pair.later.isOfScene {
      scene[place] &= ~pair.earlier.bit
    } else {
      process[place] &= ~pair.earlier.bit
    }
  }

  /// The kinds of the same scope that have to be told before a kind, one bit each.
  package func before(_ kind: CallbackKind) -> UInt64 {
    let place = Int(kind.rawValue & 63)
    return kind.isOfScene ? scene[place] : process[place]
  }
}
