package import Foundation

/// Where the time of a run of the tests goes: by its event stream, beside the committed figures.
package struct SuiteTimes: Sendable {
  /// A test or a suite with its seconds.
  package struct Row: Hashable, Sendable {
    /// The name, such as `SceneEngineTests.KillTests`.
    package let name: String
    /// Seconds: of the wall in a run, of processors in the figures.
    package let seconds: Double
  }

  /// The wall of each test from the start of its first case to its end, the longest first.
  ///
  /// Cases run beside each other: their walls are not added up.
  package let tests: [Row]
  /// The same of each suite.
  package let suites: [Row]

  /// A line of the event stream, as far as it is read here.
  private struct Line: Decodable {
    struct Payload: Decodable {
      struct Instant: Decodable { let absolute: Double }
      let kind: String
      let testID: String?
      let instant: Instant?
    }

    let payload: Payload
  }

  /// Reads an event stream of the testing library, one JSON object a line.
  package init(events: Data) {
    var scheduled: [String: Double] = [:]
    var started: [String: Double] = [:]
    var spans: [String: (start: Double, end: Double)] = [:]
    for bytes in events.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? JSONDecoder().decode(Line.self, from: bytes),
        let test = line.payload.testID, let instant = line.payload.instant?.absolute
      else { continue }
      switch line.payload.kind {
      case "testStarted": scheduled[test] = instant
      // Only a test with arguments has cases.
      case "testCaseStarted" where started[test] == nil: started[test] = instant
      // A suite ends as well; a test's name has parentheses.
      case "testEnded" where test.contains("("):
        guard let start = started[test] ?? scheduled[test] else { continue }
        spans[test] = (start, instant)
      default: continue
      }
    }
    tests = Self.sorted(spans.mapValues { $0.end - $0.start })
    suites = Self.sorted(
      Dictionary(grouping: spans) { Self.suite(of: $0.key) }.mapValues { tests in
        (tests.map(\.value.end).max() ?? 0) - (tests.map(\.value.start).min() ?? 0)
      })
  }

  private static func sorted(_ seconds: [String: Double]) -> [Row] {
    seconds.map { Row(name: $0, seconds: $1) }.sorted {
      $0.seconds != $1.seconds ? $0.seconds > $1.seconds : $0.name < $1.name
    }
  }

  /// The module and the suite of a test, such as `SceneEngineTests.KillTests`.
  ///
  /// A test that stands in no suite is one of its own; a name in backticks may hold any sign.
  package static func suite(of test: String) -> String {
    var isQuoted = false
    let end = test.firstIndex { sign in
      if sign == "`" { isQuoted.toggle() }
      return sign == "/" && !isQuoted
    }
    return String(test[..<(end ?? test.endIndex)])
  }

  /// Reads committed figures: a line has seconds of processors and a suite.
  package static func figures(_ text: String) -> [Row] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let seconds = Double(parts[0]) else { return nil }
      return Row(name: String(parts[1].drop { $0 == " " }), seconds: seconds)
    }
  }

  /// Seconds under which a suite is not called slow.
  private static let least = 5.0

  /// The ten longest tests, and the ten suites that exceed their figures most.
  ///
  /// A suite exceeds its figure where it takes half more.
  /// Machines are noisy, and a run shares its processors: this is a word to a person, never a verdict.
  package func summary(besides figures: [Row]) -> String {
    let known = Dictionary(figures.map { ($0.name, $0.seconds) }) { first, _ in first }
    let longest = tests.prefix(10).map { Self.line($0.seconds, $0.name) }
    let slow = suites.filter { suite in
      known[suite.name].map { suite.seconds > max(1.5 * $0, Self.least) } ?? false
    }.sorted { $0.seconds - (known[$0.name] ?? 0) > $1.seconds - (known[$1.name] ?? 0) }
    let named = slow.prefix(10).map { suite in
      let figure = Self.text(known[suite.name] ?? 0)
      return Self.line(suite.seconds, "\(suite.name), whose figure is \(figure)")
    }
    // On a busy machine nearly all wait longer than they work.
    let others =
      slow.count > 10 ? ["         and \(slow.count - 10) more, most of which waited"] : []
    return
      (["the ten longest tests, seconds of the wall:"] + longest
      + (slow.isEmpty ? [] : ["half more than their figures (make suites):"] + named + others))
      .joined(separator: "\n")
  }

  /// A line of the figures or of the summary.
  package static func line(_ seconds: Double, _ name: String) -> String {
    let text = text(seconds)
    return String(repeating: " ", count: max(0, 7 - text.count)) + text + "  " + name
  }

  private static func text(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
