import SceneLifecycle

/// Counterexamples as SARIF, the format that code scanning reads.
///
/// An invariant is a rule, a counterexample a result at the app's line, if one is known, or else at the line
/// that declares the invariant; its events are the code flow. What keeps a gate from being green and is no counterexample is a
/// notification of the run.
///
/// Source: OASIS, *Static Analysis Results Interchange Format (SARIF) Version 2.1.0*, 2020; GitHub,
/// *SARIF support for code scanning*.
package struct SarifRecorder: Recorder {
  /// The invariants that were judged, in order.
  private var rules: [JudgedInvariant] = []
  private var violated: [(failure: ReportedFailure, novelty: Novelty)] = []
  private var known: [ReportedFailure] = []
  private var replayed: [ReplayedScenario] = []
  private var faults: [ToolFault] = []
  private var missed: [Shortcoming] = []
  private var unseen: [BlindSpot] = []
  private var end = RunEnd(status: 0, conclusion: "", generator: "")

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private static let root = "SRCROOT"

  package init() {}

  /// Takes the next event.
  package mutating func record(_ event: RunEvent) {
    switch event {
    case .replayed(let scenario): replayed.append(scenario)
    case .missed(let shortcoming): missed.append(shortcoming)
    case .overlooked(let spot): unseen.append(spot)
    case .judged(let invariant): rules.append(invariant)
    case .violated(let failure, .known): known.append(failure)
    case .violated(let failure, let novelty): violated.append((failure, novelty))
    case .faulted(let fault): faults.append(fault)
    case .ended(let end): self.end = end
    case .unsteady, .played, .estimated, .covered, .reached, .compared: break
    }
  }

  /// The document.
  package var document: String {
    let run = JSON.members([
      "tool": member("driver", driver),
      "originalUriBaseIds": .members([
        Self.root: member("description", message("The root of the checkout."))
      ]),
      "invocations": .list([invocation]),
      "columnKind": .text("unicodeCodePoints"),
      "results": .list(
        violated.map { result($0.failure, $0.novelty == .new ? "new" : nil) }
          + known.map { result($0, "unchanged") }),
    ])
    let log = JSON.members([
      "$schema": .text(Self.schema), "version": .text("2.1.0"), "runs": .list([run]),
    ])
    return log.lines() + "\n"
  }

  private var driver: JSON {
    .members([
      "name": .text(Product.command), "fullName": .text(Product.title),
      "version": .text(Product.version), "semanticVersion": .text(Product.version),
      "informationUri": Product.address.map { .text($0) },
      "properties": member("generator", .text(end.generator)),
      "rules": .list(rules.map(rule)),
    ])
  }

  private var invocation: JSON {
    let notes = notes
    return .members([
      "executionSuccessful": .flag(faults.isEmpty),
      "exitCode": .number(end.status),
      "toolExecutionNotifications": notes.isEmpty
        ? nil
        : .list(
          notes.map(notification)),
    ])
  }

  /// The notes beside the counterexamples: what keeps the gate from being green, what it does not see, and
  /// its conclusion.
  private var notes: [(level: String, missed: Shortcoming)] {
    let bad = replayed.filter { !$0.isGood }.map {
      ([$0.path + " is not as it should be"] + $0.remarks).joined(separator: "\n")
    }
    return (bad + faults.map(\.message)).map { ("error", Shortcoming($0)) }
      + missed.map { ("warning", $0) }
      + (unseen.map(\.sentence) + [end.conclusion]).map { ("note", Shortcoming($0)) }
  }

  private func rule(_ invariant: JudgedInvariant) -> JSON {
    let help = invariant.help
    return .members([
      "id": .text(invariant.id),
      "shortDescription": message(invariant.sentence),
      "fullDescription": message(invariant.sentence),
      "help": .members([
        "text": .text(help.joined(separator: "\n")),
        "markdown": .text(
          "**" + Markdown.escaped(help[0]) + "**\n\n"
            + help.dropFirst().map { "- " + Markdown.escaped($0) }.joined(separator: "\n")),
      ]),
      "defaultConfiguration": member("level", .text(level(invariant.kind))),
      "properties": member("tags", .list([.text(invariant.kind.rawValue)])),
    ])
  }

  private func result(_ failure: ReportedFailure, _ state: String?) -> JSON {
    let index = rules.firstIndex { $0.id == failure.invariant }
    return .members([
      "ruleId": .text(failure.invariant),
      "ruleIndex": index.map { .number($0) },
      "baselineState": state.map { .text($0) },
      "level": .text(level(failure.kind)),
      "message": message(failure.remark),
      "locations": .list(
        (failure.shownPosition ?? index.map { rules[$0].declaration }).map { [location($0)] } ?? []),
      "relatedLocations": failure.keptAt.map {
        .list([location($0, "The counterexample.", id: 1)])
      },
      "codeFlows": .list([flow(failure)]),
      "partialFingerprints": member("counterexample/v1", .text(failure.scenario.digest8)),
      "properties": .members([
        "command": .text(failure.command), "seed": failure.seed.map { .text($0) },
        "token": failure.token.map { .text($0) }, "cases": .number(Int(failure.cases)),
      ]),
    ])
  }

  /// The events in order; the one at which the invariant broke is the essential one.
  private func flow(_ failure: ReportedFailure) -> JSON {
    let scenario = failure.scenario
    let file = failure.keptAt?.file ?? scenario.fileName
    var steps: [JSON] = []
    for (index, line) in scenario.eventLines.enumerated() {
      steps.append(
        step(
          scenario.entries[index].event.text, FilePosition(file: file, line: line),
          isEssential: index + 1 == failure.breaking, order: steps.count + 1))
    }
    for (index, event) in failure.drained.enumerated() {
      let number = scenario.entries.count + index + 1
      steps.append(
        step(
          event + " (drain)", FilePosition(file: file, line: 1),
          isEssential: number == failure.breaking, order: steps.count + 1))
    }
    return .members([
      "message": message("The shortest history that breaks it."),
      "threadFlows": .list([member("locations", .list(steps))]),
    ])
  }

  private func step(
    _ text: String, _ position: FilePosition, isEssential: Bool, order: Int
  ) -> JSON {
    .members([
      "location": location(position, text),
      "importance": .text(isEssential ? "essential" : "important"),
      "executionOrder": .number(order),
    ])
  }

  private func location(_ position: FilePosition, _ text: String? = nil, id: Int? = nil) -> JSON {
    let isRelative = !position.file.hasPrefix("/")
    return .members([
      "id": id.map { .number($0) },
      "physicalLocation": .members([
        "artifactLocation": .members([
          "uri": .text((isRelative ? "" : "file://") + FileAddress.escaped(position.file)),
          "uriBaseId": isRelative ? .text(Self.root) : nil,
        ]),
        "region": member("startLine", .number(position.line)),
      ]),
      "message": text.map(message),
    ])
  }

  private func notification(_ note: (level: String, missed: Shortcoming)) -> JSON {
    .members([
      "locations": note.missed.position.map { .list([location($0)]) },
      "level": .text(note.level), "message": message(note.missed.sentence),
    ])
  }

  private func member(_ name: String, _ value: JSON) -> JSON {
    .object([JSON.Member(name: name, value: value)])
  }

  private func message(_ text: String) -> JSON { member("text", .text(text)) }

  private func level(_ kind: InvariantKind) -> String {
    switch kind {
    case .hard: "error"
    case .soft: "warning"
    case .myth, .required: "note"
    }
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
