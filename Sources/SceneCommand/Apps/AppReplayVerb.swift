import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneWorkers
import SceneGate

/// `replay`: plays a scenario again and shows every callback.
enum AppReplayVerb {
  static let verb = AppVerb(
    "replay", operands: ReplayVerb.verb.operands, ReplayVerb.verb.summary,
    options: Option.appJudging + [.lenient],
    note: IdentifierNote.law, takesSettings: true,
    action: AppVerbAction { session throws(CommandError) in try replay(session) })

  private static func replay(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let (client, source) = try session.history()
    let (told, death) = try session.tell("trace", source, client)
    session.console.write(told.text)
    if let death {
      session.console.write(client.lastWords(of: death, session.question("trace", source)))
    } else if told.wanted != nil,
      case .answer(let explained) = try client.ask(session.question("explain", source))
    {
      session.console.write(explained.text)
    }
    if death == nil, let late = client.lateDeath() {
      session.console.write("\n" + late.lateReport)
      _ = try session.remark(on: told)
      return .violated
    }
    let status = try session.remark(on: told)
    let isWhole = told.omissions.isEmpty || session.arguments.has(.lenient)
    return status == .holds && !isWhole ? .inconclusive : status
  }
}
