import Foundation
import SceneFuzzing

/// Counterexamples as SARIF, the format that code scanning reads.
///
/// An invariant is a rule, a counterexample a result at the line that declares the invariant, its
/// events are the code flow. What keeps a gate from being green and is no counterexample is a
/// notification of the run.
///
/// Source: OASIS, *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*, 2020; GitHub,
/// *SARIF support for code scanning*.
struct SarifReport {
  /// The invariants that were judged: the rules, in order.
  var rules: [Invariant]
  /// The counterexamples.
  var failures: [FailureReport]
  /// Counterexamples that the base branch has, too; nil where nobody said what it has.
  var known: [FailureReport]?
  /// What else there is to say, as messages of a level.
  var notes: [(level: String, text: String)]
  /// The exit status.
  var status: ExitStatus
  /// Finds the lines that declare invariants.
  var sources: SourceFinder

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private static let root = "SRCROOT"

  /// The document.
  var text: String {
    let run = JSON.members([
      "tool": .members(["driver": driver]),
      "originalUriBaseIds": .members([
        Self.root: .members(["description": message("The root of the checkout.")])
      ]),
      "invocations": .list([invocation]),
      "columnKind": .text("unicodeCodePoints"),
      "results": .list(
        failures.map { result($0, known == nil ? nil : "new") }
          + (known ?? []).map { result($0, "unchanged") }),
    ])
    let log = JSON.members([
      "$schema": .text(Self.schema), "version": .text("2.1.0"), "runs": .list([run]),
    ])
    return log.lines() + "\n"
  }

  private var driver: JSON {
    .members([
      "name": .text("scenefuzz"), "version": .text(Token.version),
      "rules": .list(rules.map(rule)),
    ])
  }

  private var invocation: JSON {
    .members([
      "executionSuccessful": .flag(status != .faulty),
      "exitCode": .number(Int(status.rawValue)),
      "toolExecutionNotifications": notes.isEmpty
        ? nil
        : .list(
          notes.map { .members(["level": .text($0.level), "message": message($0.text)]) }),
    ])
  }

  private func rule(_ invariant: Invariant) -> JSON {
    let help = invariant.help
    return .members([
      "id": .text(invariant.id),
      "shortDescription": message(invariant.sentence),
      "fullDescription": message(invariant.sentence),
      "help": .members([
        "text": .text(help.joined(separator: "\n")),
        "markdown": .text(
          "**\(help[0])**\n\n" + help.dropFirst().map { "- \($0)" }.joined(separator: "\n")),
      ]),
      "defaultConfiguration": .members(["level": .text(level(invariant.kind))]),
      "properties": .members(["tags": .list([.text(invariant.kind.rawValue)])]),
    ])
  }

  private func result(_ failure: FailureReport, _ state: String?) -> JSON {
    let scenario = failure.transcript.scenario
    let place = rules.firstIndex { $0.id == failure.broken }
    return .members([
      "ruleId": .text(failure.broken),
      "ruleIndex": place.map { .number($0) },
      "baselineState": state.map { .text($0) },
      "level": .text(failure.transcript.breaks.first.map { level($0.violation.kind) } ?? "error"),
      "message": message(failure.remark),
      "locations": .list(place.map { [location(sources.place(of: rules[$0]))] } ?? []),
      "relatedLocations": failure.file.map {
        .list([location(SourcePlace(file: $0, line: 1), "The counterexample.", id: 1)])
      },
      "codeFlows": .list([flow(failure)]),
      "partialFingerprints": .members(["counterexample/v1": .text(scenario.digest8)]),
      "properties": .members([
        "command": .text(failure.command), "seed": failure.seed.map { .text($0) },
        "token": failure.token.map { .text($0) }, "cases": .number(Int(failure.cases)),
      ]),
    ])
  }

  /// The events in order; the one at which the invariant broke is the essential one.
  private func flow(_ failure: FailureReport) -> JSON {
    let transcript = failure.transcript
    let scenario = transcript.scenario
    let file = failure.file ?? scenario.fileName
    let breaking = transcript.breaks.first?.violation.callback.map { Int($0.event) }
    var steps: [JSON] = []
    for (place, line) in scenario.eventLines.enumerated() {
      steps.append(
        step(
          scenario.entries[place].event.text, SourcePlace(file: file, line: line),
          isEssential: place + 1 == breaking, order: steps.count + 1))
    }
    for (place, event) in transcript.drained.enumerated() {
      let number = scenario.entries.count + place + 1
      steps.append(
        step(
          event.text + " (drain)", SourcePlace(file: file, line: 1),
          isEssential: number == breaking, order: steps.count + 1))
    }
    return .members([
      "message": message("The shortest history that breaks it."),
      "threadFlows": .list([.members(["locations": .list(steps)])]),
    ])
  }

  private func step(
    _ text: String, _ place: SourcePlace, isEssential: Bool, order: Int
  ) -> JSON {
    .members([
      "location": location(place, text),
      "importance": .text(isEssential ? "essential" : "important"),
      "executionOrder": .number(order),
    ])
  }

  private func location(_ place: SourcePlace, _ text: String? = nil, id: Int? = nil) -> JSON {
    let isRelative = !place.file.hasPrefix("/")
    return .members([
      "id": id.map { .number($0) },
      "physicalLocation": .members([
        "artifactLocation": .members([
          "uri": .text((isRelative ? "" : "file://") + Self.escaped(place.file)),
          "uriBaseId": isRelative ? .text(Self.root) : nil,
        ]),
        "region": .members(["startLine": .number(place.line)]),
      ]),
      "message": text.map(message),
    ])
  }

  private func message(_ text: String) -> JSON { .members(["text": .text(text)]) }

  private func level(_ kind: InvariantKind) -> String {
    switch kind {
    case .hard: "error"
    case .soft: "warning"
    case .myth, .required: "note"
    }
  }

  /// A path as a part of a URI: what may not stand there as two hexadecimal digits.
  private static func escaped(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: plain) ?? path
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+@:")
}

extension Invariant {
  /// What a rule's help says, one fact a line; the first one is the sentence.
  var help: [String] {
    var help = [sentence, "Kind: \(kind.rawValue), \(platforms.name).", "Exercised: \(exercised)."]
    if !sources.isEmpty { help.append("Source: " + sources.map(\.text).joined(separator: "; ")) }
    return help + ["Check it alone: scenefuzz run --only \(id)"]
  }
}

extension Scenario {
  /// The line of each event in the scenario's file.
  var eventLines: [Int] {
    var line = text.utf8.count { $0 == UInt8(ascii: "\n") }
    line -= entries.reduce(0) { $0 + 1 + $1.choices.count }
    return entries.map { entry in
      line += 1
      defer { line += entry.choices.count }
      return line
    }
  }
}

extension FailureReport {
  /// The failure in one paragraph: the sentence, and where it began and broke.
  var remark: String {
    guard let broken = transcript.breaks.first else { return "" }
    let places = transcript.places(of: broken.violation)
    return ([broken.sentence] + places + ["Repeat it: \(command)"]).joined(separator: " ")
  }
}
