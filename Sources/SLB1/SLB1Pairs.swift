import SceneLifecycle

/// The ways out of all scenes' phases by rank: each scene's first, then the second of those with two.
///
/// At most eight scenes have two ways out, so all lists are made beforehand, and drawing from one takes
/// no branch that chance decides.
struct SLB1Pairs: Sendable {
  /// How many ways out there are.
  let count: Int
  /// Four bits for each.
  private let pairs: UInt64

  /// A scene and one of the ways out of its phase.
  struct Pair {
    fileprivate let bits: Int

    /// The scene.
    @inline(__always)
    var slot: Int { bits & 7 }

    /// 0 for the first way out, 1 for the second.
    @inline(__always)
    var way: Int { bits &>> 3 }
  }

  /// Returns the pair at a rank.
  @inline(__always)
  subscript(rank: Int) -> Pair {
    Pair(bits: Int(truncatingIfNeeded: pairs &>> UInt64(truncatingIfNeeded: rank &<< 2)) & 15)
  }

  private init(_ scenes: SceneSet, ends: SceneSet) {
    let all = Array(scenes) + (scenes - ends).map { $0 | 8 }
    count = all.count
    pairs = all.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64(4 * $1.offset) }
  }

  /// Returns the lists of so many scenes, by the bits of those in the first or the last phase.
  static func byEnds(scenes: Int) -> [SLB1Pairs] { known[scenes] }

  /// For each number of scenes; made once.
  private static let known = (0...8).map { scenes in
    (0..<256).map { SLB1Pairs(.first(scenes), ends: SceneSet(bits: $0)) }
  }
}
