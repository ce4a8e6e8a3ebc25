import SceneShrinking
package import CommandKit
import SceneFuzzing
import SceneExploring
import SceneInvariants
package import SceneLifecycle
import SceneReporting
import ScenePipeline
import SceneGate

/// Visits every state that some sessions can reach, and says what that proves.
package enum ExploreRun {
  /// Explores as the words ask, and writes what came of it.
  package static func explore(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping StopCheck
  ) async throws(CommandError) -> ExitStatus {
    let request = try ExploreRequest(arguments)
    let isQuiet = arguments.has(.quiet)
    if let situation = request.situation {
      return try await find(situation, request, console, isQuiet: isQuiet, isInterrupted)
    }
    let keeper = CorpusStore(arguments, console)
    if request.format == .text { console.line("explore \(request.title)") }
    let watch = ExploreWatch(console, isQuiet: isQuiet)
    let explored = await explore(request, watch, isInterrupted)
    if explored.slices == 0 {
      throw CommandError(
        Diagnostic(
          "no invariant that was chosen says anything about this platform",
          help: "choose another --platform or --only"), .nothing)
    }
    let report = explored.report
    if request.format == .json {
      return try await writeJSON(explored, request, keeper, console, isInterrupted)
    }
    console.line()
    console.write(report.table(console.style))
    console.line()
    if let failure = explored.failure {
      if explored.isLasso { console.write(explored.lasso + "\n\n") }
      console.write(
        try await failureReport(failure, explored, request, keeper, isInterrupted).text(
          console.style))
      return .violated
    }
    console.line(report.conclusion)
    return try status(explored)
  }

  /// Writes what was explored as one object.
  private static func writeJSON(
    _ explored: Explored, _ request: ExploreRequest, _ keeper: CorpusStore, _ console: Console,
    _ isInterrupted: @escaping StopCheck
  ) async throws(CommandError) -> ExitStatus {
    var failure: JSON?
    if let history = explored.failure {
      failure = try await failureReport(history, explored, request, keeper, isInterrupted).json
    }
    console.write(explored.report.json(request.title, failure: failure).document)
    return failure == nil ? try status(explored) : .violated
  }

  /// Explores, and shows the progress.
  private static func explore(
    _ request: ExploreRequest, _ watch: ExploreWatch,
    _ isInterrupted: @escaping StopCheck
  ) async -> Explored {
    let (news, teller) = AsyncStream.makeStream(
      of: ExploreProgress.self, bufferingPolicy: .bufferingNewest(64))
    async let watching = watch.following(news)
    let explored = await Fuzzer(request.judgement).explore(
      request.order, shouldStop: isInterrupted, progress: { teller.yield($0) })
    teller.finish()
    var done = await watching
    done.finish(explored)
    return explored
  }

  private static func status(_ explored: Explored) throws(CommandError) -> ExitStatus {
    switch explored.end {
    case .closed, .depth, .broken: return .holds
    case .stopped: return .interrupted
    case .memory, .transitions:
      throw CommandError(
        Diagnostic(
          "the states need more memory than allowed",
          help: "give more --memory, fewer --scenes or --groups, or a --depth"), .inconclusive)
    }
  }

  /// Writes the shortest history to a file, in its simplest form, and reports it.
  private static func failureReport(
    _ history: Scenario, _ explored: Explored, _ request: ExploreRequest, _ keeper: CorpusStore,
    _ isInterrupted: @escaping StopCheck
  ) async throws(CommandError) -> FailureReport {
    let fuzzer = Fuzzer(InvariantSelection(only: explored.broken, softFails: true))
    var analyzer = ContractAnalyzer(fuzzer, problem: CommandError.self, shouldStop: isInterrupted)
    // The exploration has proved it.
    analyzer.proof = nil
    analyzer.explaining = request.judgement
    let tail = FailureTail(analyzer, keeper.store)
    let play = fuzzer.play(history)
    var failure = try await tail.failure(of: play)
    if !request.order.brings(failure.scenario) {
      failure.counterexample.shrunk.scenario = play.scenario
    }
    failure.certainty = explored.label(request.order)
    return try tail.report([failure])
  }
}

extension Explored {
  /// The events that go on for ever behind the failure.
  var lasso: String {
    let words = cycle.map(\.event.text)
    let round = words.isEmpty ? "nothing" : words.joined(separator: ", ")
    return "never happens, though the world is fair: after the events below, for ever \(round)"
  }

  /// Returns the certainty about the failure, in words.
  func label(_ order: ExploreOrder) -> String {
    let states = UInt64(states).counted("state")
    return isShortest
      ? "\(order.shortest) (proved, \(states) searched)"
      : "not known to be shortest (\(states) searched)"
  }

  /// The report for people.
  var report: ExploreReport {
    ExploreReport(
      rows: parts.map { part in
        let found = part.exploration
        var row = ExploreReport.SliceRow(
          part.invariants, kinds: part.kinds, states: found.states, edges: found.seen.edges,
          depth: found.depth, end: ExploreReport.SliceEnd(found.end))
        row.isEventual = part.isEventual
        return row
      },
      slices: slices, invariants: invariants,
      areHard: invariants.allSatisfy { Contract.invariant($0)?.kind == .hard })
  }
}

extension ExploreReport.SliceEnd {
  init(_ end: Exploration.StopReason?) {
    self =
      switch end {
      case .closed: .closed
      case .broken: .broken
      case .depth: .depth
      case .memory, .transitions: .memory
      case .stopped, nil: .stopped
      }
  }
}
