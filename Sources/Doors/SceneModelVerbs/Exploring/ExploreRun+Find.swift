import SceneExploring
import CommandKit
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import SceneReporting
import ScenePipeline
import SceneGate

extension ExploreRun {
  /// Looks for the shortest history that reaches a situation, and draws it.
  static func find(
    _ situation: Invariant, _ request: ExploreRequest, _ console: Console, isQuiet: Bool,
    _ isInterrupted: @escaping StopCheck
  ) async throws(CommandError) -> ExitStatus {
    if request.format == .text {
      console.line("find \(situation.id), \(request.title)")
      console.line()
    }
    var watch = ExploreWatch(console, isQuiet: isQuiet)
    let found = await Fuzzer().find(
      situation, request.order, shouldStop: isInterrupted,
      progress: { watch.show(ExploreProgress(exploration: $0)) })
    watch.clear()
    let states = UInt64(found.exploration.states).counted("state")
    if request.format == .json {
      console.write(json(found, of: situation, request).document)
      return status(found)
    }
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

  /// Returns the situation that was found, for another tool.
  private static func json(
    _ found: FoundSituation, of situation: Invariant, _ request: ExploreRequest
  ) -> JSON {
    let end = ExploreReport.SliceEnd(found.exploration.end).word
    return .members([
      "tool": .text(Product.title), "explored": .text(request.title),
      "find": .text(situation.id), "end": .text(found.scenario == nil ? end : "found"),
      "states": .number(found.exploration.states),
      "scenario": found.scenario.map { .text($0.text) },
      "lanes": found.scenario.map { LaneReport(Fuzzer().play($0).transcript).json },
    ])
  }

  private static func status(_ found: FoundSituation) -> ExitStatus {
    if found.scenario != nil { return .holds }
    return found.exploration.end == .stopped ? .interrupted : .inconclusive
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
