import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneWorkers
import SceneGate

/// `replay`: plays a scenario again and shows every callback.
enum AppReplayVerb {
  static let verb = AppVerb(
    "replay", operands: VerbWords.replay.operands, VerbWords.replay.summary,
    options: Option.appJudging + [.playFormat, .lenient],
    note: LawNote.law, takesSettings: true,
    action: AppVerbAction { session throws(CommandError) in try replay(session) })

  private static func replay(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let format: PlayFormat = try session.arguments.choice(.format, as: "a format") ?? .text
    let (client, source) = try session.history()
    let subject = format == .jsonl ? "lines" : "trace"
    let (told, death) = try session.tell(subject, source, client)
    session.console.write(told.text)
    // What is no JSON stands among the messages then.
    let tell = format == .jsonl ? session.console.report : session.console.write
    if let death {
      tell(client.lastWords(of: death, session.question(subject, source)))
    } else if format == .text, told.wanted != nil,
      let explained = try client.tellOfMany(session.question("explain", source))
    {
      session.console.write(explained.text)
    }
    if death == nil, let late = client.lateDeath() {
      tell("\n" + late.lateReport)
      _ = try session.remark(on: told)
      return .violated
    }
    let status = try session.remark(on: told)
    let isWhole = told.omissions.isEmpty || session.arguments.has(.lenient)
    return status == .holds && !isWhole ? .inconclusive : status
  }
}
