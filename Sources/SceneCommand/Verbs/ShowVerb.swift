import SceneGeneration
import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import ScenePictures
import ScenePipeline
import SceneGate

/// `show`: draws a scenario as lanes, or a state machine, or writes its steps.
enum ShowVerb {
  static let verb = ContractVerb(
    "show", operands: "FILE | TOKEN | --myth ID | --machine [scene | application]",
    "Draws a scenario as lanes, or the state machine of a scene or the app.",
    options: [.myth] + Option.judging + [
      .steps, .machine,
      .platform.saying("the platform of the machine (\(Platform.Named.newest.name))"),
      .format.saying(
        "write the lanes or steps as text or json, the machine as text, dot or mermaid"
      )
      .taking(["text", "json", "dot", "mermaid"]),
      .output,
    ] + PictureFiles.options,
    note: IdentifierNote.invariant,
    examples: [
      VerbExample("show bug.scene", "lanes, time downwards"),
      VerbExample("show bug.scene --steps", "what to do on a device, and what to see"),
      VerbExample("show bug.scene --html bug.html", "lanes, tables and what would pass, as a page"),
      VerbExample(
        "show --machine scene --format dot", "the state machine of a scene for Graphviz"),
    ],
    action: ContractAction { call throws(CommandError) in
      try await show(call.arguments, call.console, call.isInterrupted)
    })

  private static func show(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    try PictureFiles.check(arguments, besides: [.myth, .machine, .format, .steps])
    if arguments.has(.steps) {
      for other in [Option.machine, .myth] where arguments.has(other) {
        throw arguments.excluding(.steps, other)
      }
    }
    try MachineDrawer.checkMachine(arguments)
    if arguments.has(.machine) { return try MachineDrawer.machine(arguments, console) }
    let format: TableFormat = try arguments.choice(.format, as: "a format") ?? .text
    if let id = arguments.text(.myth) {
      try arguments.checkNoOperands()
      return await MythSearch.refute(try MythSearch.myth(id), format, console, isInterrupted)
    }
    let loaded = try LoadedScenario(arguments)
    if arguments.has(.steps) {
      let steps = StepsReport(loaded.play.transcript)
      console.write(format == .json ? steps.json.document : steps.text(console.style))
      try loaded.remark(console)
      return .holds
    }
    guard PictureFiles.areAsked(arguments) else {
      if format == .json {
        console.write(LaneReport(loaded.play.transcript).json.document)
        try loaded.remark(console)
        return .holds
      }
      console.stream { LaneReport(loaded.play.transcript).write(console.style, to: $0) }
      try loaded.remark(console)
      return .holds
    }
    try loaded.remark(console)
    let report = report(loaded)
    try PictureFiles.write(arguments, console) { format in
      switch format {
      case .html: HistoryPage(report).html
      case .svg: LanePicture(report.transcript, report.explanation).svg
      }
    }
    return .holds
  }

  /// What a page tells of a history; one that fails and is short is explained.
  private static func report(_ loaded: LoadedScenario) -> FailureReport {
    let play = loaded.play
    var report = FailureReport(
      play.transcript, repeatedBy: "scenefuzz replay " + loaded.source.word.shellWord)
    switch loaded.source {
    case .file(let path, _): report.file = path
    case .token(let token):
      report.token = token.text
      report.seed = token.seed.text
    }
    if play.signature != nil, play.scenario.entries.count <= Play.explainedEvents {
      report.explanation = Fuzzer(play.judgement(loaded.selection.judgement)).explain(play.scenario)
    }
    return report
  }
}
