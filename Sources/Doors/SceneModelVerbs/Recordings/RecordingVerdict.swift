package import CommandKit
package import SceneConformance
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import SceneReporting

/// The verdict on one recording, in words and as an exit status.
package struct RecordingVerdict {
  private let recording: Recording
  private let parts: [Conformance.PartConclusion]
  /// The status of the worst part: refuted before undecided before explained.
  package let status: ExitStatus

  /// Creates the verdict on a recording from those on its parts.
  package init(_ recording: Recording, _ parts: [Conformance.PartConclusion]) {
    self.recording = recording
    self.parts = parts
    let statuses = parts.map { part -> ExitStatus in
      switch part.conclusion {
      case .explained: .holds
      case .refuted: .violated
      case .undecided: .inconclusive
      }
    }
    status = ExitStatus.worst(statuses)
  }

  /// How many recordings got which verdict.
  package static func summary(_ verdicts: [RecordingVerdict]) -> String {
    let explained = verdicts.count { $0.status == .holds }
    let refuted = verdicts.count { $0.status == .violated }
    let undecided = verdicts.count { $0.status == .inconclusive }
    let all = UInt64(verdicts.count).counted("recording")
    var text = "\(explained) of \(all) explained"
    if refuted > 0 { text += ", \(refuted) refuted" }
    if undecided > 0 { text += ", \(undecided) undecided" }
    return text
  }

  /// The verdict in one word.
  private var word: String {
    switch status {
    case .violated: "refuted"
    case .inconclusive: "undecided"
    default: "explained"
    }
  }

  /// The verdict for another tool, with what each part rests on.
  func json(explains: Bool) -> JSON {
    .members([
      "file": .text(recording.file), "verdict": .text(word),
      "unmodelled": .list(recording.unmodelled.map { .text($0) }),
      "parts": .list(parts.map { json($0, explains: explains) }),
    ])
  }

  private func json(_ part: Conformance.PartConclusion, explains: Bool) -> JSON {
    let location: [JSON.Member] = [
      part.name.map { JSON.Member(name: "name", value: .text($0)) },
      part.line.map { JSON.Member(name: "line", value: .number($0.number)) },
      part.line.map { JSON.Member(name: "came", value: .text($0.text)) },
      part.line == nil || part.triedModes.isEmpty
        ? nil
        : JSON.Member(
          name: "modes", value: .list(part.triedModes.map { .text($0.rawValue) })),
    ].compactMap(\.self)
    let verdict: [JSON.Member] =
      switch part.conclusion {
      case .explained(let explanation):
        [
          JSON.Member(name: "verdict", value: .text("explained")),
          JSON.Member(name: "platform", value: .text(explanation.platform.text)),
        ]
          + (explains
            ? [
              JSON.Member(
                name: "history", value: .list(explanation.history.map { .text($0) }))
            ] : [])
      case .refuted(.breaks(let invariant, _)):
        [
          JSON.Member(name: "verdict", value: .text("refuted")),
          JSON.Member(name: "invariant", value: .text(invariant.id)),
          JSON.Member(name: "kind", value: .text(invariant.kind.rawValue)),
          JSON.Member(name: "sentence", value: .text(invariant.sentence)),
        ]
      case .refuted(.unexplained(let end)): json(end, part, "refuted")
      case .undecided(let end): json(end, part, "undecided")
      }
    return .object(verdict + location)
  }

  private func json(
    _ end: DeadEnd, _ part: Conformance.PartConclusion, _ verdict: String
  ) -> [JSON.Member] {
    [
      JSON.Member(name: "verdict", value: .text(verdict)),
      JSON.Member(name: "possible", value: .list(names(end, part).map { .text($0) })),
      JSON.Member(name: "states", value: .number(end.states)),
      JSON.Member(name: "sessions", value: .number(end.sessions)),
    ]
  }

  /// Writes the verdict, and for each part what it rests on.
  func write(explains: Bool, _ console: Console) {
    console.line("\(word.padded(to: 9))  \(recording.file)")
    writeUnmodelled(console)
    for part in parts { write(part, explains: explains, console) }
  }

  private func write(_ part: Conformance.PartConclusion, explains: Bool, _ console: Console) {
    let name = part.name.map { " (\($0))" } ?? ""
    switch part.conclusion {
    case .explained(let explanation):
      guard explains else { return }
      console.line("  explained by \(explanation.platform.text)\(name)")
      for line in explanation.history { console.line("    \(line)") }
    case .refuted(.breaks(let invariant, _)):
      writeLocation(part, name, console)
      console.line("    breaks:   \(invariant.id) (\(invariant.kind.rawValue))")
      console.line("              \(invariant.sentence)")
    case .refuted(.unexplained(let end)):
      writeLocation(part, name, console)
      console.line("    possible: \(possible(end, part))")
      console.line("    every history of \(scope(end)) was tried: none goes on here")
    case .undecided(let end):
      writeLocation(part, name, console)
      console.line("    possible: \(possible(end, part))")
      console.line(
        "    the search ended after \(UInt64(end.states).counted("state")): the recording is neither"
          + " explained nor refuted")
    }
  }

  /// Says which lines were read and bind nothing.
  private func writeUnmodelled(_ console: Console) {
    let all = recording.unmodelled
    if all.isEmpty { return }
    let names = all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map(\.element)
    console.line(
      "  skipped \(UInt64(all.count).counted("line")) that the model has no callback for:"
        + " \(names.joined(separator: ", "))")
  }

  private func writeLocation(
    _ part: Conformance.PartConclusion, _ name: String, _ console: Console
  ) {
    guard let line = part.line else { return }
    console.line("  \(recording.file):\(line.number)\(name)")
    console.line("    came:     \(line.text)")
    if part.triedModes.isEmpty { return }
    let modes = part.triedModes.map { "'\($0.rawValue)'" }.joined(separator: " and ")
    let tried =
      part.triedModes.count == 1
      ? "\(modes) was tried"
      : "\(modes) were tried; it went furthest as '\(part.mode.rawValue)'"
    console.line("    modes:    no '# mode:' is given, \(tried)")
  }

  /// With how much every history was tried.
  private func scope(_ end: DeadEnd) -> String {
    "up to \(UInt64(end.sessions).counted("session")) at once"
  }

  /// Returns the callbacks that could have come, each with the object that would have received it.
  private func possible(_ end: DeadEnd, _ part: Conformance.PartConclusion) -> String {
    let names = names(end, part)
    return names.isEmpty ? "nothing that is instrumented" : names.joined(separator: ", ")
  }

  private func names(_ end: DeadEnd, _ part: Conformance.PartConclusion) -> [String] {
    let names = end.possible.map { possible in
      switch possible.owner {
      case .app: possible.kind.name
      case .unnamed: "\(possible.kind.name) of another scene"
      case .scene(let number):
        part.labels.indices.contains(number - 1)
          ? "\(possible.kind.name) of \(part.labels[number - 1])" : possible.kind.name
      }
    }
    return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
  }
}
