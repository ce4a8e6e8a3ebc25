import SceneMutants
import SceneGeneration
import CommandKit
import SceneFuzzing
import ScenePictures
import SceneLifecycle
import ScenePipeline
import SceneWorkers
import SceneGate

/// `defects`: changes the app's handlers, one at a time, and says which laws notice.
enum AppDefectsVerb {
  static let verb = AppVerb(
    "defects", "Changes the app's handlers, one at a time, and says which laws notice.",
    options: [
      .cases.saying("cases in which each mutant is played (300)"),
      .seed.saying("seed of the cases (1)"), .events, .scenes, .platform,
      .jobs.saying("mutants played at the same time (one a processor)"),
      .only.saying("plant only these mutants, or those of these handlers"),
      .kills.saying("least share of the mutants that the laws have to kill (100%)"),
    ] + Option.workers + [
      .tableFormat.saying("write the matrix as text or json"), .json, .mutantPage, .quiet,
    ],
    note: "An ID is a mutant or a handler; 'PROGRAM defects' lists all of them.",
    action: AppVerbAction { session throws(CommandError) in try defects(session) })

  private static func defects(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let (arguments, console) = (session.arguments, session.console)
    let request = try MutantRequest(arguments, session.player)
    let matrix = try session.matrix(request.mutants, request.campaign, try session.limits())
    guard let matrix else { return .interrupted }
    if let path = arguments.text(.json) { try Disk.write(matrix.kills.json, to: path) }
    if let path = arguments.text(.html) {
      let command = "\(session.program) defects --seed \(request.campaign.seed.text)"
      let page = MutantTable(matrix).html(
        of: "the app '\(session.player.usual.name)'", repeatedBy: command)
      try Disk.write(page, to: path)
    }
    console.write(request.format == .json ? matrix.kills.json : matrix.report)
    if matrix.kills.rows.count < request.mutants.count { return .interrupted }
    if matrix.kills.study.cases == 0 {
      throw CommandError(
        Diagnostic(
          "the app ended its process in every case, so there is nothing to compare",
          help: "\(session.program) run --seed \(request.campaign.seed.text)"), .inconclusive)
    }
    if matrix.kills.study.unsteady != nil { return .inconclusive }
    guard let least = request.kills else { return matrix.isStrong ? .holds : .violated }
    guard let score = matrix.score else { return .inconclusive }
    return matrix.kills.study.fault == nil && score >= least ? .holds : .violated
  }
}

extension AppSession {
  /// Plays an app with one mutant after the other, and shows how far that is.
  ///
  /// - Returns: Which laws kill which mutant; nil when it was stopped before anything could be compared.
  func matrix(
    _ mutants: [AppMutant], _ campaign: CampaignOptions, _ setup: AppSetup
  ) throws(CommandError) -> MutantMatrix? {
    var line = RedrawnLine(console, isQuiet: arguments.has(.quiet))
    var run = MutantRun(campaign, mutants, setup)
    run.shouldStop = isInterrupted
    run.shows = { done in
      line.show { "\(Int($0))s  \(done) of \(mutants.count) changed handlers" }
    }
    let matrix = try run.matrix(player)
    line.clear()
    return matrix
  }
}
