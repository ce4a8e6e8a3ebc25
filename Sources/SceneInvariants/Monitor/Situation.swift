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

  /// The one bit of it that is most seldom as it asks: a pattern without any always fits.
  ///
  /// What a callback answers is rarest, then what else can be read, then what is remembered.
  var rarest: Pattern {
    if yes.now != 0 { return Pattern(yes: Situation(now: Self.highest(yes.now))) }
    if no.scene != 0 { return Pattern(no: Situation(scene: Self.highest(no.scene))) }
    if yes.scene != 0 { return Pattern(yes: Situation(scene: Self.highest(yes.scene))) }
    if yes.process != 0 { return Pattern(yes: Situation(process: Self.highest(yes.process))) }
    if no.process != 0 { return Pattern(no: Situation(process: Self.highest(no.process))) }
    return Pattern(no: Situation(now: Self.highest(no.now)))
  }

  private static func highest(_ bits: UInt64) -> UInt64 {
    bits == 0 ? 0 : 1 << UInt64(63 - bits.leadingZeroBitCount)
  }

  /// Returns the conjunction of both; nil when they contradict each other.
  func and(_ other: Pattern) -> Pattern? {
    let both = Pattern(yes: yes | other.yes, no: no | other.no)
    return (both.yes & both.no).isEmpty ? both : nil
  }
}
