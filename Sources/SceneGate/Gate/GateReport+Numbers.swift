import SceneReporting
import SceneFuzzing
import SceneLifecycle

// Numbers as the gate writes them; the same on every system.

extension GateReport {
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
  static func percent(_ count: UInt64, of cases: UInt64) -> String {
    cases == 0 ? "-" : percent(Double(count) / Double(cases))
  }
}
