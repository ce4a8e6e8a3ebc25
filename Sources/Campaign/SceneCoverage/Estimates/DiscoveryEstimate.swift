/// An estimate, from generated cases, of the features that they have not shown yet.
package struct DiscoveryEstimate: Hashable, Sendable {
  /// Cases that were looked at.
  package var cases: UInt64
  /// Features that were seen.
  package var seen: Int
  /// Features that exactly one case shows.
  package var singles: Int
  /// Features that exactly two cases show.
  package var doubles: Int
  /// Cases that show a feature which no other case shows.
  package var loners: Int
  /// Cases that show a feature which one other case shows, each pair of them at most once.
  package var pairs: Int

  /// Reads the numbers off a family of features.
  package init(_ family: Incidence, cases: UInt64) {
    self.cases = cases
    seen = family.seen
    singles = family.seen(in: 1)
    doubles = family.seen(in: 2)
    // A file may hold counts that no campaign made: never more cases show something than there are.
    loners = Int(min(cases, UInt64(family.owners(of: 1))))
    pairs = Int(min(cases, UInt64(family.owners(of: 2))))
  }

  /// The share of further cases that would show something new, after what was seen up to now.
  ///
  /// How many cases would have been new as the last one is known exactly: those that show
  /// something which no other case shows.
  ///
  /// - Parameter next: How many further cases the bounds are about.
  /// - Returns: The share with bounds of 95 %.
  /// - Source: I. J. Good, 1953, doi:10.1093/biomet/40.3-4.237; bounds after Warren W. Esty, 1983,
  ///   doi:10.1214/aos/1176346256: pairs make the share vary more than loners alone.
  package func discovery(next: UInt64) -> Interval {
    guard cases > 0, next > 0 else { return Interval(1, low: 0, high: 1) }
    let inflation = 1 + 2 * Double(pairs) / Double(max(1, loners))
    let trials = 1 / (inflation / Double(cases) + 1 / Double(next))
    let share = Double(loners) / Double(cases)
    var bounds = Interval.share(share * trials, of: trials, deviations: Deviations.both95)
    // Few loners are no evidence that anything is left: what they show may have been the last.
    let own = (share * (1 - share) + 2 * Double(pairs) / Double(cases)) / Double(cases)
    let spread = max(own + share * (1 - share) / Double(next), 1 / squaredCases)
      .squareRoot()
    bounds.low = max(0, min(bounds.low, share - Deviations.both95 * spread))
    bounds.high = min(1, max(bounds.high, share + Deviations.both95 * spread))
    return bounds
  }

  /// As numbers that cannot overflow: counts from files may be as high as a quadrillion.
  private var squaredCases: Double { Double(cases) * Double(cases) }

  /// The probability that the next case shows something new, without bounds.
  package var newness: Double { cases == 0 ? 1 : Double(loners) / Double(cases) }

  /// How many features there are at least, the seen ones included.
  ///
  /// - Returns: A number that is too high in at most 5 % of campaigns.
  /// - Source: Anne Chao, 1987, doi:10.2307/2531532: the estimate and its bound, which supposes
  ///   that the logarithm of what was not seen is normal.
  package var atLeast: Int {
    let unseen = self.unseen
    guard unseen > 0 else { return seen }
    let ratio = variance / (unseen * unseen)
    let spread = Curve.exp(min(700, Deviations.one95 * Curve.log(1 + ratio).squareRoot()))
    return seen + Int(unseen / spread)
  }

  /// Chao's estimate of what was not seen: on average no more than there is.
  package var unseen: Double {
    let one = Double(singles)
    let two = Double(doubles)
    return two > 0 ? part * one * one / (2 * two) : part * one * (one - 1) / 2
  }

  private var part: Double { cases == 0 ? 0 : Double(cases - 1) / Double(cases) }

  private var variance: Double {
    let one = Double(singles)
    let two = Double(doubles)
    if two > 0 {
      let ratio = one / two
      let square = ratio * ratio
      return two
        * (part / 2 * square + part * part * square * ratio + part * part / 4 * square * square)
    }
    let all = Double(seen) + unseen
    let rough = part * one * (one - 1) / 2 + part * part * one * (2 * one - 1) * (2 * one - 1) / 4
    return max(0, rough - part * part * one * one * one * one / (4 * all))
  }
}
