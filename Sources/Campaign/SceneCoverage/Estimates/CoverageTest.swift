/// Whether enough cases reach a situation.
package struct CoverageTest: Hashable, Sendable {
  /// The answer to the question whether enough cases reach the situation.
  package enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// It is reached often enough.
    case met
    /// It is not reached often enough.
    case missed
    /// More cases are needed.
    case undecided
  }

  /// The share of cases that is asked for, 0 … 1.
  package var wanted: Double
  /// Cases that reach it.
  package var reached: UInt64
  /// Cases that were played.
  package var cases: UInt64

  package init(_ wanted: Double, reached: UInt64, of cases: UInt64) {
    self.wanted = wanted
    self.reached = reached
    self.cases = cases
  }

  /// The number of cases that is asked for.
  package var wantedCases: UInt64 { UInt64((wanted * Double(cases)).rounded(.up)) }

  /// How much less than the wanted share is still enough.
  package static let tolerance = 0.9

  /// The answer; it is wrong in one of a billion campaigns at most.
  ///
  /// - Source: QuickCheck, `checkCoverage`, with its usual certainty and tolerance.
  package var verdict: Verdict {
    guard cases > 0 else { return .undecided }
    let bounds = Interval.share(
      Double(reached), of: Double(cases), deviations: Deviations.billion)
    if bounds.low >= Self.tolerance * wanted { return .met }
    return bounds.high < wanted ? .missed : .undecided
  }

  /// The highest share of failing cases that goes with cases of which none fails, at 95 %.
  ///
  /// - Source: the rule of three; exactly 1 - 0.05^(1/cases).
  package static func failing(noneOf cases: UInt64) -> Double {
    cases == 0 ? 1 : 1 - Curve.exp(Curve.log(0.05) / Double(cases))
  }
}
