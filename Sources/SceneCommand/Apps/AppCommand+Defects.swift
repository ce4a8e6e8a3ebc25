import SceneFuzzing

extension AppCommand {
  /// Plants faults in the app's handlers and says which laws notice.
  func defects(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let request = try MutantRequest(arguments, player)
    var line = RedrawnLine(console, isQuiet: arguments.has(.quiet))
    var run = MutantRun(request, try limits(arguments))
    run.shouldStop = isInterrupted
    run.shows = { done in
      line.show { "\(Int($0))s  \(done) of \(request.mutants.count) mutants" }
    }
    let matrix = try run.matrix(player)
    line.clear()
    guard let matrix else { return .interrupted }
    if let path = arguments.text(.json) { try Disk.write(matrix.kills.json, to: path) }
    console.write(request.format == .json ? matrix.kills.json : matrix.report)
    if matrix.kills.rows.count < request.mutants.count { return .interrupted }
    if matrix.kills.study.cases == 0 {
      throw CommandError(
        Diagnostic(
          "the app ended its process in every case, so there is nothing to compare",
          help: "\(program) run --seed \(request.seed.text)"), .inconclusive)
    }
    if matrix.kills.study.unsteady != nil { return .inconclusive }
    return matrix.isStrong ? .holds : .violated
  }
}
