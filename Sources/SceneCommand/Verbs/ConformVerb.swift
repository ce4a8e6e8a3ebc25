import SceneReporting
import SceneInvariants
import CommandKit
import SceneConformance
import SceneFuzzing
import SceneLifecycle
import SceneGate

/// `conform`: says whether the engine can explain recordings.
enum ConformVerb {
  static let verb = ContractVerb(
    "conform", operands: "FILE…", "Says whether the engine can explain recordings.",
    options: [.explain],
    examples: [
      VerbExample("conform device.trace --explain", "the simplest history that explains it")
    ],
    action: ContractAction { call throws(CommandError) in try conform(call.arguments, call.console)
    })

  private static func conform(_ arguments: Arguments, _ console: Console) throws(CommandError)
    -> ExitStatus
  {
    if arguments.operands.isEmpty {
      throw CommandError(
        Diagnostic("'conform' needs a recording", help: "write scenefuzz conform FILE…"))
    }
    var (count, refuted) = (0, 0)
    var unread: CommandError?
    for path in arguments.operands {
      let recording: Recording
      do throws(CommandError) {
        recording = try Disk.recording(path)
      } catch {
        console.report(error.diagnostic.description + "\n")
        unread = error
        continue
      }
      count += 1
      let verdicts = Conformance.check(recording)
      let isExplained = verdicts.allSatisfy { $0.line == nil }
      if isExplained {
        console.line("explained  \(recording.file)")
      } else {
        refuted += 1
        console.line("refuted    \(recording.file)")
      }
      for verdict in verdicts {
        write(verdict, of: recording, explains: arguments.has(.explain), console)
      }
    }
    if count == 0, let unread { return unread.status }
    console.line()
    console.line("\(count - refuted) of \(UInt64(count).counted("recording")) explained")
    return refuted == 0 ? unread?.status ?? .holds : .violated
  }

  private static func write(
    _ part: Conformance.PartConclusion, of recording: Recording, explains: Bool, _ console: Console
  ) {
    let name = part.name.map { " (\($0))" } ?? ""
    switch part.conclusion {
    case .explained(let explanation):
      guard explains else { return }
      console.line("  explained by \(explanation.platform.text)\(name)")
      for line in explanation.history { console.line("    \(line)") }
    case .refuted(let why):
      guard let line = part.line else { return }
      console.line("  \(recording.file):\(line.number)\(name)")
      console.line("    came:     \(line.text)")
      let possible = why.possible.kinds.map(\.name)
      let nothing = possible.isEmpty ? "nothing that is instrumented" : nil
      console.line("    possible: \(nothing ?? unique(possible).joined(separator: ", "))")
      if let broken = RecordingJudge(recording).violation(upTo: line) {
        console.line("    breaks:   \(broken.id) (\(broken.kind.rawValue))")
        console.line("              \(broken.sentence)")
      }
      if why.isCutShort { console.line("    the search was cut short") }
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
  }
}
