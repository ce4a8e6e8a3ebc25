package import SceneLifecycle

/// The three invariants of SLB-1, by their identifiers.
package enum SLB1Invariant: String, Hashable, Sendable, CaseIterable {
  /// A scene is active only while it is in the foreground.
  case activeInForeground = "slb1.active-in-foreground"
  /// A scene becomes active only after it entered the foreground.
  case enteredBeforeActive = "slb1.entered-before-active"
  /// A session lives from its creation to its discard.
  case sessionWhileAlive = "slb1.session-while-alive"
}

/// The checker of SLB-1: three invariants over the callbacks and the scenes' answers.
///
/// It knows nothing of the engine. All scenes are looked at after every callback, in a few words.
package struct SLB1Checker: Monitor, Sendable {
  /// What broke at the last callback that broke something.
  package private(set) var violations: [Violation] = []

  var memory = FactTable()
  private let meanings = SLB1Meaning.byKind
  var index = 0

  package init() {}

  /// Forgets everything.
  package mutating func reset() { self = SLB1Checker() }

  /// Looks at the next callback, and at what all scenes answer.
  ///
  /// - Returns: False when one of the three invariants broke.
  package mutating func observe(_ callback: Callback) -> Bool {
    var callback = callback
    return observe(inPlace: &callback)
  }

  /// Looks at the next callback where the engine has written it.
  ///
  /// - Returns: False when one of the three invariants broke.
  @inline(__always)
  package mutating func observe(inPlace callback: inout Callback) -> Bool {
    let slot = Int(callback.scene)
    let meaning = meanings[callback.kind.place]
    memory.change(slot, ending: meaning.ends, beginning: meaning.begins)
    let enteredBefore = memory.holdAll(meaning.needs, of: slot)
    let activeInBackground = callback.isActive - callback.isForeground
    let lost = memory[.alive] - callback.hasSession
    index &+= 1
    if enteredBefore, (activeInBackground | lost).isEmpty { return true }
    violations = []
    if !activeInBackground.isEmpty { report(.activeInForeground, activeInBackground, callback) }
    if !enteredBefore { report(.enteredBeforeActive, SceneSet(slot), callback) }
    if !lost.isEmpty { report(.sessionWhileAlive, lost, callback) }
    return false
  }

  /// Nothing has to happen eventually.
  package mutating func finish() -> Bool { true }

  private mutating func report(_ invariant: SLB1Invariant, _ scenes: SceneSet, _ callback: Callback)
  {
    violations.append(
      Violation(
        invariant: invariant.rawValue, kind: .hard, index: index - 1, callback: callback,
        scene: scenes.lowest))
  }
}

/// The memory as words: two bits a scene.
extension SLB1Checker: ExplorableMonitor {
  /// A word for each scene.
  package var stateSize: StateSize { StateSize(shared: 0, slot: 1) }

  /// Writes what is remembered.
  package func save(to words: inout StateWords, naming names: LiveNames) {
    for slot in 0..<words.scenes { words[slot, 0] = memory[slot].rawValue }
  }

  /// Goes back to the memory of a checker that was restored from the words.
  package mutating func restore(
    from words: StateWords, naming names: LiveNames, as other: SLB1Checker
  ) {
    memory = other.memory
    index = 0
  }

  /// Goes back to a memory that was written before.
  package mutating func restore(from words: StateWords, naming names: LiveNames) {
    reset()
    for slot in 0..<words.scenes {
      memory.change(slot, ending: .all, beginning: FactTable.Column(rawValue: words[slot, 0]))
    }
  }
}
