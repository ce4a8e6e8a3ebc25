package import SceneCoverage
package import SceneInvariants
import SceneLifecycle

/// When a campaign over an app has shown enough: the rule by which its gate stops early.
package struct AppStoppingRule {
  /// The laws that are judged, required situations among them.
  package var laws: [AppPlayer.CheckedLaw]
  /// The shares of cases that are asked for.
  package var demands: [StoppingRule.Demand]

  /// The rule for some laws, with the shares that required situations name.
  ///
  /// - Parameters:
  ///   - laws: The laws that are judged.
  ///   - asked: Shares that are asked for besides; each takes the place of what its situation names.
  package init(laws: [AppPlayer.CheckedLaw], asking asked: [StoppingRule.Demand] = []) {
    self.laws = laws
    let named = laws.filter { law in
      law.kind == .required && law.share > 0 && !asked.contains { $0.name == law.id }
    }
    demands = named.map { StoppingRule.Demand($0.id, $0.share) } + asked
  }

  /// Whether some cases have shown enough.
  ///
  /// Nothing new is likely of what the app receives and of what it does, every hard law was put to the
  /// test often, no required situation was reached by one case only, and every demand is decided.
  package func holds(_ tally: Tally, _ behaviour: AppBehaviour) -> Bool {
    behaviour.estimates.allSatisfy { $0.estimate.newness < StoppingRule.newness }
      && laws.allSatisfy { isExercised($0, tally) }
      && demands.allSatisfy { share(of: $0, tally, behaviour.cases).verdict != .undecided }
  }

  private func isExercised(_ law: AppPlayer.CheckedLaw, _ tally: Tally) -> Bool {
    // What every app is judged by at its end is no entry.
    guard let count = tally[law.id]?.exercised else { return true }
    return switch law.kind {
    case .hard: law.mayBeIdle || count >= StoppingRule.exercises
    case .required: count != 1
    case .soft, .myth: true
    }
  }

  /// The share of cases that reach a required situation.
  package func share(of demand: StoppingRule.Demand, _ tally: Tally, _ cases: UInt64)
    -> CoverageTest
  {
    CoverageTest(demand.share, reached: tally[demand.name]?.exercised ?? 0, of: cases)
  }
}
