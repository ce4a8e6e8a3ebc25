import SceneLifecycle

/// A run as one object for other tools: what was played, what was judged, and each failure.
package struct JSONRecorder: Recorder {
  private var corpus: [JSON] = []
  private var campaigns: [JSON] = []
  private var missed: [JSON] = []
  private var unseen: [JSON] = []
  private var judged: [JSON] = []
  private var failures: [JSON] = []
  private var unsteady: [JSON] = []
  private var faults: [JSON] = []
  private var end: RunEnd?

  package init() {}

  /// Takes the next event.
  package mutating func record(_ event: RunEvent) {
    switch event {
    case .replayed(let scenario): corpus.append(scenario.json)
    case .played(let campaign): campaigns.append(campaign.json)
    case .missed(let shortcoming): missed.append(.text(shortcoming.sentence))
    case .overlooked(let spot): unseen.append(spot.json)
    case .judged(let invariant): judged.append(invariant.json)
    case .violated(let failure, let novelty): failures.append(failure.json(novelty))
    case .unsteady(let report): unsteady.append(.text(Style.withoutColours(report)))
    case .faulted(let fault): faults.append(.text(fault.message))
    case .ended(let end): self.end = end
    // Tables for people: what they are made from is counted above.
    case .estimated, .covered, .reached, .compared: break
    }
  }

  /// The document.
  package var document: String {
    JSON.members([
      "tool": .text(Product.title), "generator": end.map { .text($0.generator) },
      "status": end.map { .number($0.status) }, "conclusion": end.map { .text($0.conclusion) },
      "corpus": .list(corpus), "campaigns": .list(campaigns), "missed": .list(missed),
      "unseen": .list(unseen),
      "invariants": .list(judged), "failures": .list(failures), "unsteady": .list(unsteady),
      "faults": .list(faults),
    ]).document
  }
}

extension JSON {
  /// A count as a number.
  fileprivate static func count(_ count: UInt64) -> JSON { .number(Int(clamping: count)) }
}

extension ReplayedScenario {
  /// The scenario with what became of it.
  package var json: JSON {
    .members([
      "path": .text(path), "verdict": .text(verdict), "remarks": .list(remarks.map { .text($0) }),
    ])
  }
}

extension BlindSpot {
  fileprivate var json: JSON {
    .members([
      "kind": .text(kind.rawValue), "name": .text(name),
      "note": note.isEmpty ? nil : .text(note), "sentence": .text(sentence),
    ])
  }
}

extension PlayedCampaign {
  fileprivate var json: JSON {
    let events = exercise.playedEvents.map { kind, count in
      JSON.Member(name: kind.word, value: .count(count))
    }
    return .members([
      "name": .text(name), "seed": .text(seed), "command": .text(command),
      "cases": .count(exercise.cases), "callbacks": .count(exercise.callbacks),
      "refusals": .count(exercise.refusals), "events": .object(events),
    ])
  }
}

extension JudgedInvariant {
  fileprivate var json: JSON {
    .members([
      "invariant": .text(id), "kind": .text(kind.rawValue), "sentence": .text(sentence),
      "file": .text(declaration.file), "line": .number(declaration.line),
      "exercised": .count(exercised), "violated": .count(violated),
    ])
  }
}

extension ReportedFailure {
  fileprivate func json(_ novelty: Novelty) -> JSON {
    .members([
      "invariant": .text(invariant), "kind": .text(kind.rawValue),
      "known": novelty == .unknown ? nil : .flag(novelty == .known), "cases": .count(cases),
      "platform": .text(scenario.platform.text), "scenes": .number(scenario.scenes),
      "events": .list(scenario.entries.map { .text($0.event.text) }),
      "breaks": breaking.map { .number($0) }, "trap": trap.map { .text($0) },
      "trapFile": position.map { .text($0.file) }, "trapLine": position.map { .number($0.line) },
      "seed": seed.map { .text($0) }, "token": token.map { .text($0) },
      "file": file.map { .text($0) }, "command": command.isEmpty ? nil : .text(command),
      "report": .text(plain),
    ])
  }
}
