import CommandKit
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import SceneMutants
import ScenePictures
import SceneGate
import ScenePipeline
import SceneWorkers

extension AppDoor {
  func plant() throws(CommandError) -> PlantedFaults? {
    let request = try MutantRequest(self)
    guard let matrix = try matrix(request.mutants, request.campaign, try limits()) else {
      return nil
    }
    let command = "\(program) defects --seed \(request.campaign.seed.text)"
    var planted = PlantedFaults(
      text: matrix.report, json: matrix.kills.json,
      page: MutantTable(matrix).html(
        of: "the app '\(player.usual.name)'", repeatedBy: command),
      status: status(matrix, request))
    if matrix.kills.study.cases == 0 {
      planted.problem = CommandError(
        Diagnostic(
          "the app ended its process in every case, so there is nothing to compare",
          help: "\(program) run --seed \(request.campaign.seed.text)"), .inconclusive)
    }
    return planted
  }

  private func status(_ matrix: MutantMatrix, _ request: MutantRequest) -> ExitStatus {
    if matrix.kills.rows.count < request.mutants.count { return .interrupted }
    if matrix.kills.study.unsteady != nil { return .inconclusive }
    guard let least = request.kills else { return matrix.isStrong ? .holds : .violated }
    guard let score = matrix.score else { return .inconclusive }
    return matrix.kills.study.fault == nil && score >= least ? .holds : .violated
  }

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
