import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// The demands on a gate: situations reached, events and choices taken, invariants exercised.
struct Gate {
  /// The result of the campaign.
  let result: CampaignResult<Tally>
  /// The rules that are asked for: those that are judged, as far as the cases can reach them.
  let reach: GateReach

  /// The rules and answers that were not reached, one line each.
  var missing: [String] {
    missingInvariants + missingEvents + missingAnswers + nothing
  }

  private var missingInvariants: [String] {
    reach.invariants.compactMap { invariant in
      guard count(invariant) == 0 else { return nil }
      return switch invariant.kind {
      case .required: "required \(invariant.id): \(invariant.sentence)"
      case .hard: "not exercised \(invariant.id): \(invariant.sentence)"
      case .soft, .myth: nil
      }
    }
  }

  /// A gate that puts nothing to the test is not green, whatever it was narrowed to.
  private var nothing: [String] {
    let judged = reach.judged
    if judged.isEmpty { return ["nothing is judged: every invariant is left out"] }
    if judged.contains(where: { count($0) > 0 }) || !missingInvariants.isEmpty { return [] }
    let invariants = UInt64(judged.count).counted("invariant")
    return ["nothing is put to the test: no case here says anything about the \(invariants) chosen"]
  }

  private var missingEvents: [String] {
    EventKind.allCases
      .filter { result.activity.events[Int($0.rawValue)] == 0 && reach.reaches($0) }
      .map { "never played event \($0.word)" }
  }

  /// Quirks are off in a contract campaign, orders are not counted, and no app reads a set.
  private var missingAnswers: [String] {
    ChoiceKind.allCases.filter { !$0.isQuirk && !$0.isAppOnly && $0 != .order }.flatMap { kind in
      let first = Int(kind.rawValue) * 8
      let counts = result.activity.answers[first..<first + 8]
      if kind.answers.isEmpty {
        let isMissing = counts.allSatisfy { $0 == 0 } && reach.reaches(kind, answer: nil)
        return isMissing ? ["never asked choice \(kind.word)"] : []
      }
      let believed = kind.answers.prefix(kind.believedAnswers(of: kind.answers.count))
      return zip(believed, counts).enumerated()
        .filter { number, pair in pair.1 == 0 && reach.reaches(kind, answer: number) }
        .map { "never answered \(kind.word) = \($0.element.0)" }
    }
  }

  private func count(_ invariant: Invariant) -> UInt64 {
    result.tally[invariant.id]?.exercised ?? 0
  }
}
