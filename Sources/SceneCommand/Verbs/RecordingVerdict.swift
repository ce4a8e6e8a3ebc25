package import CommandKit
package import SceneConformance
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import SceneReporting

/// What is known of one recording, in words and as an exit status.
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

  /// Writes the verdict, and for each part what it rests on.
  func write(explains: Bool, _ console: Console) {
    let word =
      switch status {
      case .violated: "refuted  "
      case .inconclusive: "undecided"
      default: "explained"
      }
    console.line("\(word)  \(recording.file)")
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
      writePlace(part, name, console)
      console.line("    breaks:   \(invariant.id) (\(invariant.kind.rawValue))")
      console.line("              \(invariant.sentence)")
    case .refuted(.unexplained(let end)):
      writePlace(part, name, console)
      console.line("    possible: \(possible(end, part))")
      console.line("    every history of \(scope(end)) was tried: none goes on here")
    case .undecided(let end):
      writePlace(part, name, console)
      console.line("    possible: \(possible(end, part))")
      console.line(
        "    the search ended after \(UInt64(end.states).counted("state")): the recording is neither"
          + " explained nor refuted")
    }
  }

  private func writePlace(
    _ part: Conformance.PartConclusion, _ name: String, _ console: Console
  ) {
    guard let line = part.line else { return }
    console.line("  \(recording.file):\(line.number)\(name)")
    console.line("    came:     \(line.text)")
  }

  /// With how much every history was tried.
  private func scope(_ end: DeadEnd) -> String {
    "up to \(UInt64(end.sessions).counted("session")) at once"
  }

  /// What could have come, each callback with the object that would have received it.
  private func possible(_ end: DeadEnd, _ part: Conformance.PartConclusion) -> String {
    let names = end.possible.map { possible in
      switch possible.owner {
      case .app: possible.kind.name
      case .unnamed: "\(possible.kind.name) of another scene"
      case .scene(let number):
        part.labels.indices.contains(number - 1)
          ? "\(possible.kind.name) of \(part.labels[number - 1])" : possible.kind.name
      }
    }
    let unique = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    return unique.isEmpty ? "nothing that is instrumented" : unique.joined(separator: ", ")
  }
}
