import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import ScenePipeline

/// What a gate has to see: situations reached, events and choices taken, invariants put to the test.
struct Gate {
  /// What the campaign exercised.
  let result: CampaignResult<Tally>

  /// What was not reached, one line each.
  var missing: [String] {
    missingInvariants + missingEvents + missingAnswers
  }

  private var missingInvariants: [String] {
    Contract.binding.compactMap { invariant in
      let count = result.tally[invariant.id]?.exercised ?? 0
      guard count == 0 else { return nil }
      return switch invariant.kind {
      case .required: "required \(invariant.id): \(invariant.sentence)"
      case .hard: "not exercised \(invariant.id): \(invariant.sentence)"
      case .soft, .myth: nil
      }
    }
  }

  private var missingEvents: [String] {
    EventKind.allCases
      .filter { result.activity.events[Int($0.rawValue)] == 0 }
      .map { "never played event \($0.word)" }
  }

  /// Quirks are off in a contract campaign, and orders are not counted.
  private var missingAnswers: [String] {
    ChoiceKind.allCases.filter { !$0.isQuirk && $0 != .order }.flatMap { kind in
      let first = Int(kind.rawValue) * 8
      let counts = result.activity.answers[first..<first + 8]
      if kind.answers.isEmpty {
        return counts.allSatisfy { $0 == 0 } ? ["never asked choice \(kind.word)"] : []
      }
      return zip(kind.answers, counts).filter { $1 == 0 }
        .map { "never answered \(kind.word) = \($0.0)" }
    }
  }
}
