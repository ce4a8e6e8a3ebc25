import SceneDriving
import SceneLifecycle
import ScenePipeline
import SceneShrinking

/// A history that ends the process of a test, made small and reported by processes of its own.
///
/// A process says at which moment the app ended it; this process then plays up to that moment and no
/// further, so that nothing of what is reported was played by hearsay.
struct CrashAnalyzer: FailureAnalyzer {
  typealias Problem = Never
  typealias Report = AppFailure

  let harness: AppHarness
  let process: TrialProcess
  /// The scenario that the process had played when it ended.
  let met: Scenario
  /// Asked before each process that is started to make the history small.
  var shouldStop: StopCheck = { false }

  /// How many processes are started for one history.
  static let most = 150

  func history(of finding: Finding) -> Scenario? { met }

  func shrink(
    _ scenario: Scenario, keeping wanted: Signature, besides known: [Scenario]
  ) -> Shrunk? {
    guard let first = trial(scenario.numbering(as: harness.names)), let played = first.result.played
    else { return nil }
    let shrinker = Shrinker(budget: Budget(plays: Self.most))
    var shrunk = shrinker.shrink(
      played, shouldStop: shouldStop, trial: { answer($0, as: first) })
    shrunk.scenario.numberNames()
    for index in shrunk.others.indices { shrunk.others[index].numberNames() }
    return shrunk
  }

  /// Reports the history; what each event is for is not asked, for a change of one may end this process.
  func report(_ facts: FailureFacts) -> AppFailure {
    var facts = facts
    facts.isExplained = false
    return ending(facts.scenario).failure(facts)
  }

  /// The harness that ends a history where another process has ended in it.
  func ending(_ scenario: Scenario) -> AppHarness {
    guard case .ended(let end) = process.play(scenario) else { return harness }
    var harness = harness
    harness.watch = ProgressMarker(end: end)
    return harness
  }

  /// A play that ended its process.
  private struct CrashedPlay {
    let result: TrialResult
    let callback: Callback?
    let message: TrapMessage?

    /// Whether another one is the same crash: it came in such a callback, or says the same.
    func isSame(as other: CrashedPlay) -> Bool {
      callback?.kind == other.callback?.kind || (message != nil && message == other.message)
    }
  }

  /// Plays a candidate in a process; nil where that does not end.
  private func trial(_ candidate: Scenario) -> CrashedPlay? {
    var named = candidate
    named.numberNames()
    guard case .ended(let end) = process.play(named) else { return nil }
    var harness = harness
    harness.watch = ProgressMarker(end: end)
    let repeater = Repeater(harness, Signature(invariant: end.law.rawValue, role: .process))
    let result = repeater.answer(candidate)
    guard result.ending == .same else { return nil }
    return CrashedPlay(
      result: result, callback: repeater.broken?.callback, message: TrapMessage(end.note))
  }

  private func answer(_ candidate: Scenario, as first: CrashedPlay) -> TrialResult {
    guard let play = trial(candidate) else { return TrialResult(.held) }
    if play.isSame(as: first) { return play.result }
    var other = play.result
    other.ending = .other("app.crashes at \(play.callback?.kind.name ?? "end")")
    return other
  }
}
