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
    options: [
      .explain,
      .lenient.saying("skip lines with a name that recordings do not have, with a note for each"),
      .tableFormat.saying("write the verdicts as text or json"),
    ],
    examples: [
      VerbExample("conform device.trace --explain", "the simplest history that explains it"),
      VerbExample(
        "conform a.trace b.trace",
        "ends with 0 explained, 1 refuted, 3 undecided, the worst of both"),
      VerbExample(
        "conform device.trace",
        "refuted: a hard sentence breaks, or all histories of so many sessions were tried"),
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
    let format: TableFormat = try arguments.choice(.format, as: "a format") ?? .text
    var verdicts: [RecordingVerdict] = []
    var unread: CommandError?
    for path in arguments.operands {
      let recording: Recording
      do throws(CommandError) {
        recording = try Disk.recording(path, lenient: arguments.has(.lenient))
      } catch {
        console.report(error.diagnostic.description + "\n")
        unread = error
        continue
      }
      for skipped in recording.skipped {
        console.report("note: skipped: \(skipped.place): \(skipped.diagnostic.error)\n")
      }
      let verdict = RecordingVerdict(
        recording, Conformance.check(recording, tells: arguments.has(.explain)))
      verdicts.append(verdict)
      if format == .text { verdict.write(explains: arguments.has(.explain), console) }
    }
    if verdicts.isEmpty, let unread { return unread.status }
    if format == .json {
      let recordings = verdicts.map { $0.json(explains: arguments.has(.explain)) }
      console.write(JSON.members(["recordings": .list(recordings)]).document)
    } else {
      console.line()
      console.line(RecordingVerdict.summary(verdicts))
    }
    return ExitStatus.worst(verdicts.map(\.status) + (unread.map { [$0.status] } ?? []))
  }
}
