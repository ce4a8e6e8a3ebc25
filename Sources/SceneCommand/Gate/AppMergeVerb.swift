import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting
import ScenePipeline
import SceneWorkers

/// `merge-results`: judges an app by the parts of a gate that several machines have played.
enum AppMergeVerb {
  static let verb = DoorVerb<AppDoor>(
    "merge-results", operands: "FILE…", "Judges the parts of a gate that several machines played.",
    options: [.verbose, .corpus] + ReportFormat.all.map(\.option) + [.baseline, .writeBaseline]
      + Option.workers,
    examples: [VerbExample("merge-results part-*.result", "one report of all shards")],
    takesSettings: true,
    action: DoorAction { session throws(CommandError) in try merge(session) })

  private static func merge(_ session: AppDoor) throws(CommandError) -> ExitStatus {
    var merge = ShardMerge<AppTally>()
    for path in session.arguments.operands {
      let part = try ReadShard<AppTally>(try Disk.read(path), file: path)
      try part.check(isOf: session.player.usual.name)
      try merge.add(part)
    }
    var asked = try merge.whole().arguments(AppGateVerb.verb.allOptions)
    asked.environment = session.arguments.environment
    let asking = AppDoor(
      player: session.player, program: session.program,
      call: VerbCall(asked, session.console, session.isInterrupted))
    let (setup, request) = try AppGateVerb.request(asking)
    for part in merge.parts { try part.check(request, session.player) }
    let client = AppClient(setup, isInterrupted: session.isInterrupted)
    let baseline = try Baseline.read(session.arguments, among: nil)
    var play = AppGatePlay(session, client, request, baseline)
    AppGateVerb.announce(request, session)
    for part in merge.parts.map(\.file) {
      play.outcome.entries += part.entries
      if let fixed = part.fixed { try play.add(fixed, of: request.fixed, to: \.fixed) }
      try play.add(part.fresh, of: request.fresh, to: \.fresh)
    }
    play.outcome.entries.sort { $0.path < $1.path }
    try play.judge()
    return AppGateVerb.write(AppGateReport(play.outcome, request, session), session)
  }
}
