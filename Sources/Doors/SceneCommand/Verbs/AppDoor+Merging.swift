import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

extension AppDoor {
  func merged(_ paths: [String]) throws(CommandError) -> MergedParts<AppDoor> {
    var merge = ShardMerge<AppTally>()
    for path in paths {
      let part = try ReadShard<AppTally>(try Disk.read(path), file: path)
      try part.check(isOf: player.usual.name)
      try merge.add(part)
    }
    var asked = try merge.whole().arguments(GateVerb<AppDoor>.verb.allOptions)
    asked.environment = arguments.environment
    let plan = try AppDoor(
      player: player, program: program, call: VerbCall(asked, console, isInterrupted)
    ).plan()
    for part in merge.parts { try part.check(plan, player) }
    var outcome = GateOutcome<AppTally>()
    for part in merge.parts.map(\.file) {
      outcome.entries += part.entries
      if let fixed = part.fixed {
        try add(fixed, of: plan.gate.fixed, plan, to: \.fixed, &outcome)
      }
      try add(part.fresh, of: plan.gate.fresh, plan, to: \.fresh, &outcome)
    }
    outcome.entries.sort { $0.path < $1.path }
    return .gate(outcome, plan, asked: asked)
  }

  /// Adds what another machine has played; what failed there is played again.
  private func add(
    _ part: AppCampaignResult, of request: RunRequest, _ plan: AppGatePlan,
    to kind: WritableKeyPath<GateOutcome<AppTally>, AppCampaignResult>,
    _ outcome: inout GateOutcome<AppTally>
  ) throws(CommandError) {
    var calm = part
    calm.findings = []
    outcome[keyPath: kind].add(calm)
    let reporter = gateReporter(plan)
    for met in part.findings {
      var one = request
      one.first = met.index
      one.cases = met.index + 1
      one.duration = nil
      let again = try play(one, reporter, isQuiet: true, besides: outcome.all.findings)
      guard var finding = again.findings.first(where: { $0.name == met.name }) else {
        let command = repeating(request.token(met.index).text, plan.setup)
        outcome.unsteady.append(
          UnsteadyFailure(
            name: met.name,
            text: "? \(met.name) (flaky)\n"
              + "  Another machine met it, and it did not come back here.\n\n\(command)\n"))
        continue
      }
      finding.count(as: met)
      outcome[keyPath: kind].add(finding)
    }
  }
}
