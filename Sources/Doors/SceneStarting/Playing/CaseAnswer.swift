package import Foundation
import SceneLowering

/// The answer of a package's own command that has played one case.
package struct CaseAnswer {
  /// The words behind the command: the test's first case, in which laws of the process alone are judged.
  static let question = [
    "run", "--seed", "1", "--cases", "1", "--jobs", "1", "--quiet", "--timeout", "30s", "--only",
    ends.joined(separator: ","),
  ]

  /// The laws that a process breaks by its end.
  private static let ends = ["app.crashes", "app.hangs", "app.memory"]

  private let report: CaseReport?
  private let said: [String]
  private let sources: [String]

  /// The parts of the report that are read.
  private struct CaseReport: Decodable {
    struct CaseCount: Decodable { var cases: Int }
    struct SaidFailure: Decodable {
      var invariant: String
      var trap: String?
      var report: String
    }
    var campaigns: [CaseCount]
    var failures: [SaidFailure]
  }

  /// Takes what the command has written.
  ///
  /// - Parameters:
  ///   - json: Its report; nil where it wrote none.
  ///   - said: What it said on the terminal.
  ///   - sources: The files of the app that are real, as copies name them.
  package init(json: Data?, said: String, sources: [String]) {
    report = json.flatMap { try? JSONDecoder().decode(CaseReport.self, from: $0) }
    self.said = said.split(whereSeparator: \.isNewline).map(String.init)
    self.sources = sources
  }

  /// The end of the case.
  package var end: FirstCase {
    guard let report else { return endWithoutReport }
    if let failure = report.failures.first(where: { Self.ends.contains($0.invariant) }) {
      let lines = failure.report.split(whereSeparator: \.isNewline).map(String.init)
      let sentence = lines.dropFirst().prefix { !$0.hasPrefix("  Broke ") }
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      return died(failure.trap ?? sentence, in: lines)
    }
    return report.campaigns.contains { $0.cases > 0 }
      ? .played : .notPlayed("its command has played no case")
  }

  /// The end where a mistake has stopped the command: in the case, as its first line stands there, or before.
  private var endWithoutReport: FirstCase {
    guard let error = said.first(where: { $0.hasPrefix("error: ") }) else {
      return .notPlayed("its command says nothing of a case")
    }
    guard said.contains(where: { $0.hasPrefix("checking '") }) else {
      return .notPlayed(String(error.dropFirst("error: ".count)))
    }
    let help = said.first { $0.hasPrefix("help: ") }
    return died(error + (help.map { "; " + $0 } ?? ""), in: said)
  }

  /// The end of the app's process, with what it said of itself, and the line of the app.
  private func died(_ text: String, in lines: [String]) -> FirstCase {
    let parts = text.components(separatedBy: "; help: ")
    var sentence = parts[0]
    // A mistake in the test is a sentence of its own.
    if let mistake = sentence.range(of: "error: ", options: .backwards),
      parts.count > 1 || mistake.lowerBound == sentence.startIndex
    {
      sentence = String(sentence[mistake.upperBound...])
    }
    if let (path, line) = line(in: lines), !sentence.contains("\(path.lastPathPart):\(line)") {
      sentence += ", in \(path):\(line)"
    }
    return .died(sentence, help: parts.count > 1 ? parts[1] : nil)
  }

  /// The first line of a real file of the app in lines such as `… at SceneDelegate.swift:14:5`.
  private func line(in lines: [String]) -> (path: String, line: Int)? {
    for text in lines {
      guard let mark = text.range(of: " at ", options: .backwards) else { continue }
      let parts = text[mark.upperBound...].split(separator: ":")
      guard parts.count >= 2, let line = Int(parts[1]),
        let path = sources.first(where: { $0.lastPathPart == parts[0] })
      else { continue }
      return (path, line)
    }
    return nil
  }
}
