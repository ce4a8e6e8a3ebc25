package import SceneCoverage
package import SceneInvariants
import SceneLifecycle

/// When a campaign over an app has shown enough: the rule by which its gate stops early.
package struct AppStoppingRule {
  /// The laws that are judged, required situations among them.
  package var laws: [AppPlayer.CheckedLaw]
  /// The shares of cases that are asked for.
  package var demands: [StoppingRule.Demand]

  package init(laws: [AppPlayer.CheckedLaw], demands: [StoppingRule.Demand] = []) {
    self.laws = laws
    self.demands = demands
  }

  /// The rule for the laws of a test, with the shares that its required situations ask for.
  init(_ headings: [LawHeading]) {
    laws = headings.map { AppPlayer.CheckedLaw($0) }
    demands = headings.filter { $0.kind == .required && $0.share > 0 }
      .map { StoppingRule.Demand($0.id, $0.share) }
  }

  /// Cases after which a unit test asks the rule first; it asks again when they have doubled.
  package static let firstLook: UInt64 = 1_000

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
