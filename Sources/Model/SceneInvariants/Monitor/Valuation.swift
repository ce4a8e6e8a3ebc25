/// Everything that a rule can ask about at one callback: one bit an answer.
struct Valuation: Hashable, Sendable {
  /// The memories of the scene's slot.
  var scene = MemorySet.none
  /// The memories of the process.
  var process = MemorySet.none
  /// The facts that can be read now.
  var now = FactSet.none

  /// Whether no bit is set.
  @inline(__always)
  var isEmpty: Bool { (scene | process).isEmpty && now.isEmpty }

  /// Whether a bit differs from its usual value, in all but the second word of facts.
  @inline(__always)
  func differsNear(usual: Valuation, unusual: Valuation) -> Bool {
    let remembered =
      (usual.scene - scene) | (scene & unusual.scene)
      | (usual.process - process) | (process & unusual.process)
    return !remembered.isEmpty || now.differsNear(usual: usual.now, unusual: unusual.now)
  }

  /// How many bits are set.
  var count: Int {
    scene.count + process.count + now.count
  }

  @inline(__always)
  static func | (left: Valuation, right: Valuation) -> Valuation {
    Valuation(
      scene: left.scene | right.scene, process: left.process | right.process,
      now: left.now | right.now)
  }

  @inline(__always)
  static func & (left: Valuation, right: Valuation) -> Valuation {
    Valuation(
      scene: left.scene & right.scene, process: left.process & right.process,
      now: left.now & right.now)
  }

  @inline(__always)
  static prefix func ~ (value: Valuation) -> Valuation {
    Valuation(scene: ~value.scene, process: ~value.process, now: ~value.now)
  }
}

/// A conjunction over a situation: all of these bits, none of those.
struct Cube: Hashable, Sendable {
  var yes = Valuation()
  var no = Valuation()

  /// Whether a situation fits.
  @inline(__always)
  func fits(_ situation: Valuation) -> Bool {
    !situation.differsNear(usual: yes, unusual: no)
      && !situation.now.differsFar(usual: yes.now, unusual: no.now)
  }

  /// The bits that it asks about.
  var bits: Valuation { yes | no }

  /// The one bit that is least likely to match, as a cheap first test; an empty pattern always fits.
  ///
  /// The callback's own facts match least often, then other readable facts, then memories; facts that must be
  /// absent come last.
  var rarest: Cube {
    if !yes.now.isEmpty { return Cube(yes: Valuation(now: yes.now.highest)) }
    if !no.scene.isEmpty { return Cube(no: Valuation(scene: no.scene.highest)) }
    if !yes.scene.isEmpty { return Cube(yes: Valuation(scene: yes.scene.highest)) }
    if !yes.process.isEmpty { return Cube(yes: Valuation(process: yes.process.highest)) }
    if !no.process.isEmpty { return Cube(no: Valuation(process: no.process.highest)) }
    return Cube(no: Valuation(now: no.now.highest))
  }

  /// Returns the conjunction of both; nil when they contradict each other.
  func and(_ other: Cube) -> Cube? {
    let both = Cube(yes: yes | other.yes, no: no | other.no)
    return (both.yes & both.no).isEmpty ? both : nil
  }
}
