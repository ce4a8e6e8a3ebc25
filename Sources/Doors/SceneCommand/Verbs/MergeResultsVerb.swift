import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting

/// `merge-results`: prints the report of all parts together, as one machine would have printed it.
enum MergeResultsVerb<D: GateDoor> {
  static var verb: DoorVerb<D> {
    let formats: [Option] = ReportFormat.all.map(\.option)
    let kept: [Option] = [.baseline, .writeBaseline]
    let options: [Option] = [.corpus, .verbose] + formats + kept + D.merging
    return DoorVerb<D>(
      "merge-results",
      VerbWords(
        "FILE…", "Judges the parts of a campaign or a gate that several machines played.",
        examples: [VerbExample("merge-results part-*.result", "one report of all shards")]),
      options: options, takesSettings: true
    ) { door throws(CommandError) in try await merge(door) }
  }

  nonisolated(nonsending)
    private static func merge(_ door: D) async throws(CommandError) -> ExitStatus
  {
    if door.arguments.operands.isEmpty {
      throw CommandError(
        Diagnostic(
          "'merge-results' needs files", help: "write \(door.program) merge-results FILE…"))
    }
    switch try door.merged(door.arguments.operands) {
    case .gate(let outcome, let plan, let asked):
      let baseline = try door.baseline()
      GateVerb.announce(plan, door)
      let status = try await GateVerb.judge(outcome, plan, baseline, door)
      return try await door.finish(status, asked)
    case .run(let played, let request):
      RunVerb.announce(request, door)
      return try await RunVerb.report(played, request, door)
    }
  }
}

extension ContractDoor {
  /// The options of the verbs whose cases several machines can share.
  static func options(of verb: SharedVerb) -> [Option] {
    switch verb {
    case .run: RunVerb<ContractDoor>.verb.allOptions
    case .ci: GateVerb<ContractDoor>.verb.allOptions
    }
  }

  func merged(_ paths: [String]) throws(CommandError) -> MergedParts<ContractDoor> {
    var merge = ContractMerge(Self.options)
    for path in paths { try merge.add(try Disk.read(path), path) }
    let (outcome, asked) = try merge.finish()
    if asked.verb == SharedVerb.ci.rawValue {
      return .gate(outcome, try GateRequest(asked), asked: asked)
    }
    var request = try RunRequest(asked)
    // A shard does not stop at a failure, so neither does the campaign.
    request.keepsGoing = true
    return .run(outcome.fresh, request)
  }
}
