/// Results as JUnit XML, the format that build servers read.
///
/// Source: the JUnit 5 legacy schema; no times in it, so that equal results are equal bytes.
package struct JUnitReport: Hashable, Sendable {
  /// What became of one test case.
  package enum Outcome: Hashable, Sendable {
    /// It is as it should be.
    case passed
    /// It is not, with what there is to say.
    case failed([String])
    /// It was not put to the test, with the reason.
    case skipped(String)
  }

  private struct Case: Hashable, Sendable {
    var suite: String
    var name: String
    var outcome: Outcome
  }

  private var cases: [Case] = []

  /// Creates an empty report.
  package init() {}

  /// Adds a test case.
  package mutating func add(_ suite: String, _ name: String, _ outcome: Outcome) {
    cases.append(Case(suite: suite, name: name, outcome: outcome))
  }

  /// The document.
  package var text: String {
    var suites: [String] = []
    for entry in cases where !suites.contains(entry.suite) { suites.append(entry.suite) }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"scenefuzz\"\(counts(cases))>")
    for suite in suites {
      let members = cases.filter { $0.suite == suite }
      lines.append("  <testsuite name=\"\(Self.escaped(suite))\"\(counts(members))>")
      lines += members.flatMap { element($0) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func counts(_ cases: [Case]) -> String {
    var failures = 0
    var skipped = 0
    for entry in cases {
      switch entry.outcome {
      case .passed: break
      case .failed: failures += 1
      case .skipped: skipped += 1
      }
    }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  private func element(_ entry: Case) -> [String] {
    let start =
      "    <testcase classname=\"scenefuzz.\(Self.escaped(entry.suite))\""
      + " name=\"\(Self.escaped(entry.name))\""
    switch entry.outcome {
    case .passed: return [start + "/>"]
    case .skipped(let reason):
      return [
        start + ">", "      <skipped message=\"\(Self.escaped(reason))\"/>", "    </testcase>",
      ]
    case .failed(let remarks):
      let first = remarks.first?.split(separator: "\n").first.map(String.init) ?? ""
      let body = Self.escaped(remarks.joined(separator: "\n"))
      return [
        start + ">", "      <failure message=\"\(Self.escaped(first))\">\(body)</failure>",
        "    </testcase>",
      ]
    }
  }

  /// Returns text that may stand in XML, in content and between quotes.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      default:
        let isAllowed =
          (0x20...0xD7FF).contains(scalar.value) || (0xE000...0xFFFD).contains(scalar.value)
          || scalar.value >= 0x10000
        escaped += isAllowed ? String(scalar) : "\u{FFFD}"
      }
    }
    return escaped
  }
}
