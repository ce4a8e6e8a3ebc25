import SceneGeneration
package import SceneLifecycle
import ScenePipeline

/// The engine of SLB-1, the common benchmark problem: eight scenes, one callback an event.
///
/// Nothing in it is chosen, so it asks the choice source nothing. The next event is accepted once the
/// callback of the last one was delivered.
package struct SLB1Engine: PlayableEngine, Sendable {
  /// Number of scenes, 3 … 8 with the fourth bug, 1 … 8 otherwise.
  package let scenes: Int
  /// The bug that is planted; nil for the clean engine.
  package let bug: SLB1Bug?

  var facts: FactTable
  // Tables are stored here: each use of a lazy global checks first that it was initialised.
  private let rules = SLB1Rule.byKind
  /// The last event, whose callback is still pending while the engine is not at rest.
  var last = Announcement(callback: .main, cause: .launch, slot: 0, number: 0)
  /// Whether the last event's callback was delivered.
  package internal(set) var isAtRest = true
  /// Scenes that have connected since they were created, and those that did so twice or more.
  var connectedOnce = SceneSet.none
  var connectedTwice = SceneSet.none
  var history = BugMemory()

  /// An event and its callback.
  struct Announcement: Hashable, Sendable {
    var callback: CallbackKind
    var cause: EventKind
    var slot: UInt8
    var number: UInt32
  }

  /// Begins in the empty state.
  ///
  /// - Parameters:
  ///   - scenes: Number of scenes.
  ///   - bug: The bug to plant.
  package init(scenes: Int = 8, bug: SLB1Bug? = nil) {
    precondition((1...8).contains(scenes), "SLB-1 has 1 to 8 scenes")
    precondition(bug != .b4 || scenes > 2, "the fourth bug is about three scenes")
    self.scenes = scenes
    self.bug = bug
    facts = FactTable(of: .none, scenes: scenes)
  }

  /// Goes back to the empty state.
  package mutating func reset() {
    facts = FactTable(of: .none, scenes: scenes)
    isAtRest = true
    (connectedOnce, connectedTwice) = (.none, .none)
    history = BugMemory()
  }

  /// Returns the scenes that accept a kind of event.
  package func accepting(_ kind: EventKind) -> SceneSet {
    let source = rules[Int(kind.rawValue)].source
    return isAtRest && !source.isEmpty ? facts[source] : .none
  }

  /// The eight kinds of SLB-1.
  package let plausible = SLB1Event.kinds

  /// Events wait until the callback of the last one was delivered.
  package var takesEventsWhilePending: Bool { false }

  /// Takes an event: changes the state, and makes its callback pending.
  package mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    guard isAtRest else { throw .pending }
    let rule = rules[Int(event.kind.rawValue)]
    let slot = Int(event.scene)
    guard slot < scenes, facts.holdAny(rule.source, of: slot) else {
      throw refusal(rule, slot)
    }
    facts.change(slot, ending: rule.ends, beginning: rule.begins)
    if let bug { spoil(event.kind, slot, bug) }
    last = Announcement(
      callback: rule.callback, cause: event.kind, slot: event.scene, number: number)
    isAtRest = false
  }

  /// Why an event is refused at rest.
  private func refusal(_ rule: SLB1Rule, _ slot: Int) -> Refusal {
    if rule.source.isEmpty { return .notOnThisPlatform }
    return slot < scenes ? .wrongState : .noSuchSlot
  }

  /// Delivers the pending callback, in place.
  @inline(__always)
  package mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> Bool
  {
    if isAtRest { return false }
    callback.kind = last.callback
    callback.cause = last.cause
    callback.event = last.number
    callback.scene = last.slot
    callback.isActive = facts[.isActive]
    callback.isForeground = facts[.isForeground]
    callback.hasSession = facts[.hasSession]
    isAtRest = true
    return true
  }

  /// The facts as a number.
  package var fingerprint: UInt64? { RandomStream.mix(facts.bits) }
}
