import SceneReporting
import SceneInvariants
package import CommandKit
import SceneConformance
import SceneFuzzing
import SceneLifecycle
import SceneGate

/// Says whether the engine can explain recordings.
package enum ConformRun {
  /// Reads recordings and writes a verdict on each.
  package static func conform(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
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
        recording, Conformance.check(recording, asStory: arguments.has(.explain)))
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
