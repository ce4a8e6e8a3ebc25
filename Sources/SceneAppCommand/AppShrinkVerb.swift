import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers
import SceneGate

/// `shrink`: makes a failing scenario as short as it gets.
enum AppShrinkVerb {
  static let verb = AppVerb(
    "shrink", operands: VerbWords.shrink.operands, VerbWords.shrink.summary,
    options: Option.appJudging + [.corpus, .reportFormat], note: LawNote.law, takesSettings: true,
    action: AppVerbAction { session throws(CommandError) in try shrink(session) })

  private static func shrink(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let format: TableFormat = try session.arguments.choice(.format, as: "a format") ?? .text
    let (client, source) = try session.history()
    let (told, death) = try session.tell("play", source, client)
    guard let wanted = told.wanted else {
      if format == .text { return session.holds() }
      session.console.write(FailureReport.nothing.document)
      return .holds
    }
    let finding =
      death.map { Finding($0, at: told["at"] ?? "", in: 0, count: 0) }
      ?? Finding(index: 0, wanted, count: 0)
    let reporter = AppFailureReporter(session, client, session.keeper())
    _ = try session.remark(on: told)
    let met = MetFailure(finding, try told.scenario())
    var analyzer = WorkerAnalyzer(client, finding, in: source)
    analyzer.isForTools = format == .json
    let tail = reporter.tail(analyzer)
    session.console.write(try tail.reportSmall(met).text)
    return session.isInterrupted() ? .interrupted : .violated
  }
}
