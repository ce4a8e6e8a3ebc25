import SceneFuzzing

extension FuzzCommand {
  /// Looks for the shortest history that leads to a condition, and draws it.
  static func find(
    _ text: String, _ request: ExploreRequest, _ console: Console, isQuiet: Bool,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let wanted = try condition(text)
    if request.order.defect != nil || !request.judgement.only.isEmpty {
      throw CommandError(
        Diagnostic("'--find' looks in the whole engine", help: "leave out --only and --defect"))
    }
    console.line("find \(wanted), \(request.title)")
    console.line()
    var watch = ExploreWatch(console, isQuiet: isQuiet)
    let found = await Fuzzer().find(
      wanted, request.order, shouldStop: isInterrupted,
      progress: { watch.show(ExploreProgress(exploration: $0)) })
    watch.clear()
    let states = UInt64(found.exploration.states).counted("state")
    guard let scenario = found.scenario else { return miss(found, states, console) }
    // What a history may still do behind the condition is of no interest.
    let play = Fuzzer().play(scenario)
    console.write(LaneReport(play.transcript).text(console.style))
    console.line()
    console.write(scenario.text)
    console.line()
    let events = UInt64(scenario.entries.count).counted("event")
    console.line("found: \(events), \(request.order.shortest) (proved, \(states) searched)")
    return .holds
  }

  private static func condition(_ text: String) throws(CommandError) -> Wanted {
    do throws(NotationError) {
      return try Wanted(text)
    } catch {
      throw CommandError(error.diagnostic)
    }
  }

  private static func miss(_ found: Found, _ states: String, _ console: Console) -> ExitStatus {
    switch found.exploration.end {
    case .closed:
      console.line("unreachable: no history of any length leads there; \(states), all there are")
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
