import SceneLifecycle

extension FailureReport {
  /// The report on a scenario in which nothing fails.
  package static let nothing = JSON.members([
    "violations": .list([])
  ])

  /// The report as a value for other tools; members without a value are left out.
  package var json: JSON {
    let scenario = transcript.scenario
    return .members([
      "tool": .text(Product.title),
      "violations": .list(transcript.breaks.map(Self.violation)),
      "platform": .text(scenario.platform.text), "scenes": .number(scenario.scenes),
      "defect": scenario.defect.map { .text($0) },
      "events": .list(scenario.entries.indices.map { event($0 + 1) }),
      "steps": .list(StepsReport(transcript).lines.map(\.json)),
      "neighbour": explanation?.neighbour.map { .text($0.change.clause(of: transcript)) },
      "certainty": facts.shrinking.map { .text($0.label) },
      "seed": facts.seed.map { .text($0) }, "token": facts.token.map { .text($0) },
      "file": facts.file.map { .text($0) },
      "command": facts.command.isEmpty ? nil : .text(facts.command),
    ])
  }

  private static func violation(_ broken: Transcript.Break) -> JSON {
    .members([
      "invariant": .text(broken.violation.invariant),
      "kind": .text(broken.violation.kind.rawValue), "sentence": .text(broken.sentence),
      "scene": broken.violation.scene.map { .number($0 + 1) },
    ])
  }

  private func event(_ number: Int) -> JSON {
    let roles = explanation?.roles ?? []
    return .members([
      "event": .number(number), "text": .text(transcript.event(number).text),
      "role": roles.indices.contains(number - 1) ? .text(roles[number - 1].label) : nil,
    ])
  }
}
