package import SceneCoverage
import SceneFuzzing
import SceneReporting
import SceneLifecycle

// Numbers as the gate writes them; the same on every system.

extension GateReport {
  /// The head of the table of what was seen and what is left.
  package static let estimateHead =
    "exercised                            seen  at least  in all  new in the next 1,000"

  /// A family of what was seen, with what it says about what was not.
  ///
  /// - Parameters:
  ///   - name: What the family is called.
  ///   - estimate: What was seen of it.
  ///   - total: How many there are in all, in words.
  package static func line(
    _ name: String, _ estimate: DiscoveryEstimate, of total: String = "?"
  ) -> String {
    let new = estimate.discovery(next: 1_000)
    let range = "\(thousandths(new.low, .down)) to \(thousandths(new.high, .up))"
    return "  " + name.padded(to: 33) + UInt64(estimate.seen).grouped.leftPadded(to: 6)
      + UInt64(estimate.atLeast).grouped.leftPadded(to: 10) + total.leftPadded(to: 8) + "  \(range)"
  }

  /// A share of the next thousand as a whole number of cases.
  static func thousandths(_ share: Double, _ rule: FloatingPointRoundingRule) -> String {
    UInt64((share * 1_000).rounded(rule)).grouped
  }

  /// A small share as one in so many cases.
  package static func oneIn(_ share: Double) -> String {
    let cases = UInt64(exactly: (1 / max(share, 1e-18)).rounded(.down)) ?? .max
    return "1 in \(cases.grouped)"
  }

  /// A share in percent with one digit.
  package static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1_000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// A share in percent with one digit; none where nothing was played.
  package static func percent(_ count: UInt64, of cases: UInt64) -> String {
    cases == 0 ? "-" : percent(Double(count) / Double(cases))
  }
}
