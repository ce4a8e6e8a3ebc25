package import SceneInvariants
import SceneLifecycle

/// When a campaign has shown enough: the rule by which a gate stops early.
package struct StoppingRule: Sendable {
  /// A share of cases that has to reach a situation.
  package struct Demand: Hashable, Sendable {
    /// Identifier of a required situation, or the word of an event.
    package var name: String
    /// The share of cases, 0 … 1.
    package var share: Double

    package init(_ name: String, _ share: Double) {
      self.name = name
      self.share = share
    }
  }

  /// The invariants that are judged.
  package var invariants: [Invariant]
  /// The shares that are asked for.
  package var demands: [Demand]

  /// The probability of something new below which a campaign does not wait for it.
  package static let newness = 0.001
  /// How often an invariant has to be put to the test.
  package static let exercises: UInt64 = 30
  /// Cases after which the rule is asked first; it is asked again each time that they have doubled.
  package static let firstRound: UInt64 = 1_000

  package init(_ invariants: [Invariant], demands: [Demand] = []) {
    self.invariants = invariants
    self.demands = demands
  }

  /// Whether a survey has shown enough.
  ///
  /// Nothing new is likely, every demand is decided, every hard invariant was put to the test often,
  /// and no required situation was reached by one case only.
  package func holds(_ seen: Surveyed) -> Bool {
    let moments = DiscoveryEstimate(seen.survey.moments, cases: seen.survey.cases)
    guard moments.newness < Self.newness, !seen.survey.situations.contains(1) else { return false }
    let areExercised = invariants.allSatisfy { invariant in
      invariant.kind != .hard || (seen.tally[invariant.id]?.exercised ?? 0) >= Self.exercises
    }
    return areExercised
      && demands.allSatisfy { share(of: $0, in: seen.survey).verdict != .undecided }
  }

  /// The share of cases that meet a demand; none where it is not counted.
  package func share(of demand: Demand, in survey: Survey) -> CoverageTest {
    var reached: UInt64 = 0
    if let index = Contract.required.firstIndex(where: { $0.id == demand.name }) {
      reached = survey.situations[index]
    } else if let kind = EventKind.named(demand.name) {
      reached = survey.events[Int(kind.rawValue)]
    }
    return CoverageTest(demand.share, reached: reached, of: survey.cases)
  }
}
