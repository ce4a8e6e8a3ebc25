package import SceneLifecycle

/// Some invariants at some kinds of callback: a part of the contract that is checked by itself.
///
/// An invariant is judged at one callback at a time. So it holds everywhere if it holds at each kind of
/// callback, and to judge it there takes that kind, and those that its memory begins or ends at. The
/// fewer kinds are seen, the fewer states there are: a contract is proved slice by slice.
package struct Slice: Sendable {
  /// The invariants that are checked.
  package private(set) var invariants: [Invariant]
  /// Kinds of callback at which something is judged.
  package private(set) var judged: CallbackSet
  /// Kinds of callback that have to be seen.
  package private(set) var alphabet: CallbackSet
  /// Whether one slot's callbacks and the application's decide everything: one slot is watched.
  package private(set) var isLocal: Bool
  /// Whether it is about what must happen eventually, not about what must not happen now.
  package private(set) var isEventual = false

  /// Returns slices that together say as much as the invariants.
  ///
  /// - Parameters:
  ///   - invariants: What is checked.
  ///   - platform: Invariants that say nothing about it are left out.
  ///   - kinds: Kinds of callback that can be delivered at all.
  ///   - width: How many kinds a slice sees, unless one invariant's memory alone takes more.
  package static func slices(
    of invariants: [Invariant], on platform: Platform, among kinds: CallbackSet, width: Int
  ) -> [Slice] {
    var slices: [Slice] = []
    for invariant in invariants where invariant.applies(to: platform) {
      for piece in pieces(of: invariant, on: platform, among: kinds, width: width) {
        let index = slices.firstIndex {
          $0.isLocal == piece.isLocal && ($0.alphabet | piece.alphabet).count <= width
        }
        if let index { slices[index].add(piece) } else { slices.append(piece) }
      }
    }
    return slices
  }

  /// Returns one slice for each invariant that says what must happen eventually.
  package static func eventual(
    of invariants: [Invariant], on platform: Platform
  ) -> [Slice] {
    invariants.filter { $0.applies(to: platform) }.compactMap { invariant in
      var slice = Slice(invariant, at: .none, platform)
      guard slice.suite(platform: platform).judgesEnds else { return nil }
      slice.isEventual = true
      return slice
    }
  }

  /// The suite that checks the slice.
  ///
  /// Every invariant in it fails a run, soft ones as well: the maker of the slice chose them.
  package func suite(platform: Platform) -> InvariantSuite {
    InvariantSuite(invariants, platform: platform, softFails: true, judging: judged)
  }

  private static func pieces(
    of invariant: Invariant, on platform: Platform, among kinds: CallbackSet, width: Int
  ) -> [Slice] {
    let whole = InvariantSuite([invariant], platform: platform)
    let judged = whole.judgedKinds & kinds
    if judged.isEmpty && whole.judgesEnds { return [] }
    let remembered = Slice(invariant, at: .none, platform).alphabet
    let free = (judged - remembered).kinds
    let room = max(width * 2 / 3, width - remembered.count)
    if free.isEmpty { return [Slice(invariant, at: judged, platform)] }
    return stride(from: 0, to: free.count, by: room).map { start in
      let part = CallbackSet(of: Array(free[start..<min(start + room, free.count)]))
      return Slice(invariant, at: start == 0 ? part | (judged & remembered) : part, platform)
    }
  }

  private init(_ invariant: Invariant, at kinds: CallbackSet, _ platform: Platform) {
    invariants = [invariant]
    judged = kinds
    let suite = InvariantSuite([invariant], platform: platform, judging: kinds)
    alphabet = suite.alphabet
    isLocal = suite.isLocal
  }

  private mutating func add(_ other: Slice) {
    for invariant in other.invariants where !invariants.contains(where: { $0.id == invariant.id }) {
      invariants.append(invariant)
    }
    judged = judged | other.judged
    alphabet = alphabet | other.alphabet
  }
}
