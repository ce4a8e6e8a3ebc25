import SceneLifecycle
import SceneReporting

/// Tries every small change of a failing history and keeps what each came to.
///
/// Changes that cost few plays come first, so that a small budget still shows the needed events.
struct Explainer<H: Harness> {
  private let scenario: Scenario
  private let broken: Callback?
  private let offered: EventSet
  private var trials: Trials<H>
  private var roles: [FailureExplanation.EventRole]
  private var passing: [Passing] = []
  /// Answers with which nothing fails, where the usual one was given.
  private(set) var usual: [FailureExplanation.UsualAnswer] = []

  init(
    _ harness: H, _ play: Play, _ wanted: Signature, budget: Int, shouldStop: @escaping () -> Bool
  ) {
    scenario = play.scenario
    broken = play.violations.first?.callback
    offered = harness.offered
    roles = scenario.entries.map { FailureExplanation.EventRole(of: $0.event.kind) }
    trials = Trials(
      harness, scenario, wanted, breaking: broken, budget: budget, shouldStop: shouldStop)
  }

  /// Tries everything and returns what is known then.
  ///
  /// - Returns: A role for each event, and the changes with which nothing fails, the nearest first.
  mutating func explain() -> (
    [FailureExplanation.EventRole], passing: [FailureExplanation.SmallChange]
  ) {
    let possible = trials.player.possible(in: scenario)
    let accepted = possible.accepted
    omit()
    exchange()
    for (position, entry) in scenario.entries.enumerated() {
      for choice in entry.choices { _ = attempt(.usual(choice, at: position)) }
    }
    for position in accepted.indices where !roles[position].isUnneeded {
      move(position, accepted[position])
    }
    for position in accepted.indices where !roles[position].isUnneeded {
      replace(position, accepted[position])
      roles[position].isComplete = !trials.isExhausted
    }
    for position in possible.usual.indices { answer(position, possible.usual[position]) }
    return (roles, passing.sorted().map(\.change))
  }

  /// How many histories were played.
  var plays: Int { trials.plays }
  /// Whether everything was tried.
  var isComplete: Bool { !trials.isExhausted }

  private mutating func omit() {
    for position in roles.indices.reversed() {
      roles[position].isUnneeded = attempt(.omission(at: position))
      roles[position].isComplete = roles[position].isUnneeded
    }
  }

  private mutating func exchange() {
    for position in roles.indices.dropLast() {
      let both = scenario.entries[position] == scenario.entries[position + 1]
      let mayMove = both || attempt(.exchange(at: position))
      roles[position].mayComeLater = mayMove
      roles[position + 1].mayComeEarlier = mayMove
    }
  }

  /// Lets an event happen to other scenes: those of the history and one that it does not use.
  private mutating func move(_ position: Int, _ accepted: [SceneSet]) {
    let event = scenario.entries[position].event
    guard event.kind.takesScene else { return }
    let used = scenario.entries.reduce(into: SceneSet.none) { slots, entry in
      if entry.event.scene != Callback.noScene { slots.insert(Int(entry.event.scene)) }
    }
    var others = accepted[Int(event.kind.rawValue)] - SceneSet(Int(event.scene))
    let unused = others - used
    others = (others & used) | (unused.isEmpty ? .none : SceneSet(unused.lowest))
    for slot in others where attempt(.scene(slot, at: position)) {
      roles[position].scenes.insert(slot)
    }
  }

  /// Puts each other kind in an event's place that is legal there, in the same scene if it can be.
  private mutating func replace(_ position: Int, _ accepted: [SceneSet]) {
    let event = scenario.entries[position].event
    for kind in offered where kind != event.kind {
      let slots = accepted[Int(kind.rawValue)]
      if slots.isEmpty { continue }
      var other = Event(kind, delay: event.delay)
      if kind.takesScene {
        let isSame = event.scene != Callback.noScene && slots.contains(Int(event.scene))
        other.scene = isSame ? event.scene : UInt8(truncatingIfNeeded: slots.lowest)
      }
      if attempt(.replacement(other, at: position)) { roles[position].replacements.append(kind) }
      roles[position].tried.insert(kind)
    }
  }

  /// Gives another answer where the usual one was given.
  private mutating func answer(_ position: Int, _ kinds: [ChoiceKind]) {
    for kind in kinds where !kind.isQuirk {
      for answer in kind.answers.indices.dropFirst() {
        var changed = scenario
        let choice = Choice(kind, answer: answer)
        changed.entries[position].choices.append(choice)
        guard let result = trials.play(changed) else { return }
        guard result.verdict == .passes, result.wasPlayed(position) else { continue }
        usual.append(FailureExplanation.UsualAnswer(otherwise: choice, at: position))
        break
      }
    }
  }

  /// Plays the history with a change.
  ///
  /// - Returns: Whether the same breaks, and everything that was changed was played.
  private mutating func attempt(_ change: FailureExplanation.SmallChange) -> Bool {
    guard let result = trials.play(change.applied(to: scenario)) else { return false }
    // Where nothing of the app runs nothing can fail: such a history is no near miss.
    if result.verdict == .passes, result.reachesApp {
      passing.append(Passing(change: change, result: result))
    }
    return result.verdict == .same && change.touched.allSatisfy { result.wasPlayed($0) }
  }

  /// A change with which nothing fails, in the order of preference.
  private struct Passing: Comparable {
    var change: FailureExplanation.SmallChange
    var result: Trials<H>.TrialPlay

    /// A change that still delivers the broken callback says most; then one that leaves little out,
    /// changes little and comes late.
    private var rank: [Int] {
      [result.deliversBroken ? 0 : 1, result.skipped.count, change.weight, -change.position]
    }

    static func == (left: Passing, right: Passing) -> Bool { left.rank == right.rank }
    static func < (left: Passing, right: Passing) -> Bool {
      left.rank.lexicographicallyPrecedes(right.rank)
    }
  }
}
