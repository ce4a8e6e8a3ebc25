/// Everything that a rule can ask about at one callback: one bit an answer.
struct Situation: Hashable, Sendable {
  /// What the scene's slot remembers.
  var scene: UInt64 = 0
  /// What the process remembers.
  var process: UInt64 = 0
  /// What can be read now; a bit each `Readable`.
  var now: UInt64 = 0

  /// Whether no bit is set.
  @inline(__always)
  var isEmpty: Bool { scene | process | now == 0 }

  /// How many bits are set.
  var count: Int {
    scene.nonzeroBitCount + process.nonzeroBitCount + now.nonzeroBitCount
  }

  @inline(__always)
  static func | (left: Situation, right: Situation) -> Situation {
    Situation(
      scene: left.scene | right.scene, process: left.process | right.process,
      now: left.now | right.now)
  }

  @inline(__always)
  static func & (left: Situation, right: Situation) -> Situation {
    Situation(
      scene: left.scene & right.scene, process: left.process & right.process,
      now: left.now & right.now)
  }

  @inline(__always)
  static prefix func ~ (value: Situation) -> Situation {
    Situation(scene: ~value.scene, process: ~value.process, now: ~value.now)
  }
}

/// A conjunction over a situation: all of these bits, none of those.
struct Pattern: Hashable, Sendable {
  var yes = Situation()
  var no = Situation()

  /// Whether a situation fits.
  @inline(__always)
  func fits(_ situation: Situation) -> Bool {
    ((yes & ~situation) | (no & situation)).isEmpty
  }

  /// The bits that it asks about.
  var bits: Situation { yes | no }

  /// Returns the conjunction of both; nil when they contradict each other.
  func and(_ other: Pattern) -> Pattern? {
    let both = Pattern(yes: yes | other.yes, no: no | other.no)
    return (both.yes & both.no).isEmpty ? both : nil
  }
}
