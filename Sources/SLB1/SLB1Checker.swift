public import SceneFuzzing

/// The checker of SLB-1: three invariants over what is told and what the scenes answer.
///
/// It knows nothing of the engine. All scenes are looked at after every callback, in a few words.
public struct SLB1Checker: Monitor, Sendable {
  /// The three invariants.
  public enum Invariant: String, Hashable, Sendable, CaseIterable {
    /// A scene is active only while it is in the foreground.
    case activeInForeground = "slb1.active-in-foreground"
    /// A scene becomes active only after it entered the foreground.
    case enteredBeforeActive = "slb1.entered-before-active"
    /// A session lives from its creation to its discard.
    case sessionWhileAlive = "slb1.session-while-alive"
  }

  /// What broke at the last callback that broke something.
  public private(set) var violations: [Violation] = []

  var alive = SceneSet.none
  var entered = SceneSet.none
  var index = 0
  /// Scenes that something was told about since a memory was restored.
  var touched = SceneSet.none

  /// Creates a checker that has seen nothing.
  public init() {}

  /// Forgets everything.
  public mutating func reset() { self = SLB1Checker() }

  /// Looks at the next callback, and at what all scenes answer.
  ///
  /// - Returns: False when one of the three invariants broke.
  @inline(__always)
  public mutating func observe(_ callback: Callback) -> Bool {
    let enteredBefore = note(callback)
    let activeInBackground = callback.isActive - callback.isForeground
    let lost = alive - callback.hasSession
    index &+= 1
    if enteredBefore, activeInBackground.isEmpty, lost.isEmpty { return true }
    violations = []
    if !activeInBackground.isEmpty { report(.activeInForeground, activeInBackground, callback) }
    if !enteredBefore { report(.enteredBeforeActive, SceneSet(Int(callback.scene)), callback) }
    if !lost.isEmpty { report(.sessionWhileAlive, lost, callback) }
    return false
  }

  /// Nothing has to happen eventually.
  public mutating func finish() -> Bool { true }

  /// Remembers a callback.
  ///
  /// - Returns: False when a scene becomes active that did not enter the foreground.
  @inline(__always)
  private mutating func note(_ callback: Callback) -> Bool {
    let slot = Int(callback.scene)
    touched.insert(slot)
    let kind = callback.kind
    let isDiscard = kind == .discard
    let leaves = kind == .connect || kind == .background || kind == .disconnect || isDiscard
    alive.insert(slot, if: kind == .configuration)
    alive.remove(slot, if: isDiscard)
    entered.insert(slot, if: kind == .foreground)
    entered.remove(slot, if: leaves)
    return kind != .active || entered.contains(slot)
  }

  private mutating func report(_ invariant: Invariant, _ scenes: SceneSet, _ callback: Callback) {
    violations.append(
      Violation(
        invariant: invariant.rawValue, kind: .hard, index: index - 1, callback: callback,
        scene: scenes.lowest))
  }
}

/// The memory as words: two bits a scene.
extension SLB1Checker: ExplorableMonitor {
  /// A word for each scene.
  public var stateSize: StateSize { StateSize(shared: 0, slot: 1) }

  /// Writes what is remembered.
  public func save(to words: inout StateWords, naming names: LiveNames) {
    for slot in touched {
      var pack = PackedWord()
      pack.add(alive.contains(slot))
      pack.add(entered.contains(slot))
      words[slot, 0] = pack.word
    }
  }

  /// Goes back to the memory of a checker that was restored from the words.
  public mutating func restore(
    from words: StateWords, naming names: LiveNames, as other: SLB1Checker
  ) {
    alive = other.alive
    entered = other.entered
    touched = .none
    index = 0
  }

  /// Goes back to a memory that was written before.
  public mutating func restore(from words: StateWords, naming names: LiveNames) {
    reset()
    for slot in 0..<words.scenes {
      var pack = PackedWord(words[slot, 0])
      if pack.takeBit() { alive.insert(slot) }
      if pack.takeBit() { entered.insert(slot) }
    }
  }
}
