/// Results as JUnit XML, the format that build servers read.
///
/// No times in it, so that equal results are equal bytes. `classname` and `name` together are
/// unique, `file` and `line` lie within the checkout: GitLab and the report actions of GitHub link
/// them. The strict schema of Jenkins's xUnit plugin knows neither these two nor the properties of a
/// test case; Jenkins's JUnit plugin, pytest and GitLab do, so they stay.
/// Source: the legacy schema of JUnit 5; GitLab, *Unit test reports*; Jenkins, *xunit-plugin*,
/// `junit-10.xsd`.
package struct JUnitReport: Hashable, Sendable {
  private struct JUnitSuite: Hashable, Sendable {
    var name: String
    var cases: [JUnitCase] = []
    var properties: [JUnitProperty] = []
    /// The lines of what the suite says beside its cases.
    var output: [String] = []
  }

  private var suites: [JUnitSuite] = []

  package init() {}

  /// Adds a test case.
  package mutating func add(_ suite: String, _ entry: JUnitCase) {
    suites[index(of: suite)].cases.append(entry)
  }

  /// Adds a property of a suite.
  package mutating func note(_ suite: String, _ name: String, _ value: String) {
    suites[index(of: suite)].properties.append(JUnitProperty(name, value))
  }

  /// Adds a line to the output of a suite.
  package mutating func say(_ suite: String, _ line: String) {
    suites[index(of: suite)].output.append(line)
  }

  private mutating func index(of suite: String) -> Int {
    if let index = suites.firstIndex(where: { $0.name == suite }) { return index }
    suites.append(JUnitSuite(name: suite))
    return suites.count - 1
  }

  /// The document.
  package var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    // Jenkins's schema has no count of skipped cases here.
    lines.append(
      "<testsuites name=\"scenefuzz\"\(counts(suites.flatMap(\.cases), isOfSuite: false))>")
    for suite in suites {
      lines.append("  <testsuite\(Self.attribute("name", suite.name))\(counts(suite.cases))>")
      lines += properties(suite.properties, indent: "    ")
      lines += suite.cases.flatMap { element($0, of: suite.name) }
      if !suite.output.isEmpty {
        let text = XML.escaped(suite.output.joined(separator: "\n"))
        lines.append("    <system-out>\(text)</system-out>")
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func counts(_ cases: [JUnitCase], isOfSuite: Bool = true) -> String {
    var failures = 0
    var skipped = 0
    for entry in cases {
      switch entry.outcome {
      case .passed: break
      case .failed: failures += 1
      case .skipped: skipped += 1
      }
    }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
      + (isOfSuite ? " skipped=\"\(skipped)\"" : "")
  }

  private func properties(_ properties: [JUnitProperty], indent: String) -> [String] {
    if properties.isEmpty { return [] }
    let lines = properties.map {
      "  <property\(Self.attribute("name", $0.name))\(Self.attribute("value", $0.value))/>"
    }
    return (["<properties>"] + lines + ["</properties>"]).map { indent + $0 }
  }

  private func element(_ entry: JUnitCase, of suite: String) -> [String] {
    var start = "    <testcase" + Self.attribute("classname", "scenefuzz." + suite)
    start += Self.attribute("name", entry.name)
    if let position = entry.position {
      start += Self.attribute("file", position.file) + " line=\"\(position.line)\""
    }
    var content = properties(entry.properties, indent: "      ")
    switch entry.outcome {
    case .passed: break
    case .skipped(let reason):
      content.append("      <skipped\(Self.attribute("message", reason))/>")
    case .failed(let type, let remarks):
      let first = remarks.first?.split(separator: "\n").first.map(String.init) ?? ""
      let attributes = Self.attribute("message", first) + Self.attribute("type", type)
      let body = XML.escaped(remarks.joined(separator: "\n"))
      content.append("      <failure\(attributes)>\(body)</failure>")
    }
    return content.isEmpty ? [start + "/>"] : [start + ">"] + content + ["    </testcase>"]
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    " " + XML.attribute(name, value)
  }
}

/// The outcome of one test case.
package enum JUnitOutcome: Hashable, Sendable {
  /// It is as it should be.
  case passed
  /// It is not, with its type and what there is to say.
  case failed(String, [String])
  /// It was not put to the test, with the reason.
  case skipped(String)
}

/// A name with its value, of a suite or of a test case.
package struct JUnitProperty: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The value.
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Something that passes or fails.
package struct JUnitCase: Hashable, Sendable {
  /// The name, once in its suite.
  package var name: String
  /// The outcome.
  package var outcome: JUnitOutcome
  /// Where it is declared; nil when it is not known.
  package var position: FilePosition?
  /// Further properties.
  package var properties: [JUnitProperty] = []

  package init(_ name: String, _ outcome: JUnitOutcome, at position: FilePosition? = nil) {
    self.name = name
    self.outcome = outcome
    self.position = position
  }
}
