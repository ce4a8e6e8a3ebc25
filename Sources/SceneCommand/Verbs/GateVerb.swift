package import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneStarting
package import SceneGate

/// `ci`: gates a build by its corpus, a fixed campaign, a fresh one and what they exercised.
package enum GateVerb {
  static let verb: ContractVerb = {
    var verb = ContractVerb(
      "ci", "Gates a build: the app of the package; with --contract, the model of UIKit.",
      options: [
        contract, PackageApp.BuildConfiguration.option, .fixed,
        .seed.saying("seed of the new cases (the commit, where a variable names it)"),
        .cases.saying("most new cases"), .duration.saying("most time for new cases (1m)"),
        .stop.taking(GateRequest.StopPolicy.self),
        .require, .platform, .scenes, .only, .skip, .suite, .coverage, .defect, .jobs, .quiet,
        .verbose, .corpus,
      ] + ReportFormat.all.map(\.option) + [
        .baseline, .writeBaseline, .shard, .results, .defects,
      ],
      examples: [
        VerbExample("ci", "builds the app's command in the package, and runs its ci"),
        VerbExample(
          "ci --contract --junit results.xml --sarif results.sarif", "the gate of the model itself"),
        VerbExample(
          "ci --contract --for 1h --stop budget --write-baseline main.baseline",
          "a long run of the base branch"),
      ],
      takesSettings: true,
      action: ContractAction { call throws(CommandError) in
        try await gate(call.arguments, call.console, call.isInterrupted)
      })
    verb.implied = { variables in GivenValue.commit(variables) }
    return verb
  }()

  /// What is judged: without it, the app of the package.
  private static let contract = Option(
    "contract", nil, "judge SceneFuzz's model of UIKit; without it, the app of the package")

  /// Whether some words ask for the gate of an app, whose command reads them itself.
  static func isOfApp(_ words: [String]) -> Bool {
    guard words.first == "ci" else { return false }
    return !words.contains { ["--contract", "--help", "-h"].contains($0) }
  }

  /// Plays a gate and reports what came of it.
  ///
  /// - Parameters:
  ///   - arguments: What the command line asks for.
  ///   - console: Where results and messages go.
  ///   - isInterrupted: Whether a stop was asked for.
  ///   - defectLimit: Callbacks after which a planted defect survives.
  package static func gate(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool,
    defectLimit: UInt64 = gateDefectLimit
  ) async throws(CommandError) -> ExitStatus {
    let request = try GateRequest(arguments)
    let baseline = try Baseline.read(arguments)
    let shard = try Shard.read(arguments)
    if shard != nil { try request.fresh.checkShared(arguments) }
    if let corpus = arguments.text(.corpus) { try Disk.checkFolder(corpus) }
    let keeper = CorpusStore(folder: CorpusStore.local, console: console)
    let play = GatePlay(
      request: request, baseline: baseline, shard: shard,
      corpus: arguments.text(.corpus) ?? CorpusStore.shared, keeper: keeper,
      console: console, isQuiet: arguments.has(.quiet), isInterrupted: isInterrupted)
    let outcome = try await play.play()
    if let shard {
      return try await ShardWriter.keep(
        outcome, outcome.findings(request, isThorough: false), shard, arguments, console,
        isInterrupted)
    }
    let status = try await tell(
      outcome, request, baseline, keeper, arguments, console, isInterrupted)
    return try await judgeDefects(
      beside: status, arguments, console, isInterrupted, limit: defectLimit)
  }

  /// Reports what a gate has played.
  ///
  /// - Parameters:
  ///   - outcome: What was played.
  ///   - arguments: What was asked for.
  ///   - console: Where text goes.
  package static func tell(
    _ outcome: GateOutcome, of arguments: Arguments, _ console: Console
  ) async throws(CommandError) -> ExitStatus {
    try await tell(
      outcome, GateRequest(arguments), Baseline.read(arguments),
      CorpusStore(folder: CorpusStore.local, console: console), arguments, console, { false })
  }

  /// Reports what a gate has played, and writes it where it was asked for.
  static func tell(
    _ outcome: GateOutcome, _ request: GateRequest, _ baseline: Baseline?, _ keeper: CorpusStore,
    _ arguments: Arguments, _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let invariants = request.fresh.selection.judgement.invariants.count
    console.line("ci judges the model of UIKit by \(UInt64(invariants).counted("invariant"))")
    var triage = Triage(baseline, collects: arguments.text(.writeBaseline) != nil)
    var faults = outcome.faults(request)
    for (campaign, finding) in outcome.findings(request, isThorough: triage.isThorough) {
      var teller = FailureReporter(campaign, keeper, isInterrupted)
      var search = triage.search(finding)
      while let finding = search.next() {
        let known = triage.histories(of: finding.signature)
        let report = try await teller.report(finding, besides: known)
        triage.take(report.map { ReportedFailure($0, console.style) }, in: &search)
        if isInterrupted() { break }
      }
      triage.close(search)
      faults += teller.lost
    }
    var report = GateReport(outcome: outcome, request: request, triage: triage, faults: faults)
    report.hasCoverage = arguments.has(.coverage)
    report.isCut = isInterrupted()
    let events = report.events(SourceFinder(arguments.environment))
    console.write(
      ReportFormat.document(
        of: events, TextRecorder(style: console.style, isVerbose: arguments.has(.verbose))))
    let written =
      triage.all.publish(arguments, console, isCut: isInterrupted())
      + ReportFormat.publish(events, arguments, console)
    if isInterrupted() {
      console.report("interrupted\n")
      return .interrupted
    }
    return ExitStatus.worst([report.status] + written)
  }
}
