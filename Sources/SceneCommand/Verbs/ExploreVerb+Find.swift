import SceneExploring
import CommandKit
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import SceneReporting
import ScenePipeline
import SceneGate

extension ExploreVerb {
  /// Looks for the shortest history that reaches a situation, and draws it.
  static func find(
    _ situation: Invariant, _ request: ExploreRequest, _ console: Console, isQuiet: Bool,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    console.line("find \(situation.id), \(request.title)")
    console.line()
    var watch = ExploreWatch(console, isQuiet: isQuiet)
    let found = await Fuzzer().find(
      situation, request.order, shouldStop: isInterrupted,
      progress: { watch.show(ExploreProgress(exploration: $0)) })
    watch.clear()
    let states = UInt64(found.exploration.states).counted("state")
    guard let scenario = found.scenario else { return miss(found, states, console) }
    // What a history may still do behind the situation is of no interest.
    let play = Fuzzer().play(scenario)
    console.write(LaneReport(play.transcript).text(console.style))
    console.line()
    console.write(scenario.text)
    console.line()
    let events = UInt64(scenario.entries.count).counted("event")
    console.line("found: \(events), \(request.order.shortest) (proved, \(states) searched)")
    return .holds
  }

  private static func miss(_ found: FoundSituation, _ states: String, _ console: Console)
    -> ExitStatus
  {
    switch found.exploration.end {
    case .closed:
      console.line("unreachable: no history of any length reaches it; \(states), all there are")
    case .stopped:
      console.line("stopped: not found in \(states)")
      return .interrupted
    case .depth:
      let events = UInt64(found.exploration.depth).counted("event")
      console.line("not found within \(events); \(states); longer histories were not visited")
    default:
      console.line("out of memory: not found in \(states); give more --memory or a --depth")
    }
    return .inconclusive
  }
}
