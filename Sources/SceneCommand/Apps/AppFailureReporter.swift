import CommandKit
import SceneFuzzing
import ScenePipeline
import SceneWorkers
import SceneGate

/// Turns what a campaign over an app met into files and reports.
struct AppFailureReporter {
  let command: AppSession
  let client: AppClient
  let keeper: CorpusStore

  init(_ command: AppSession, _ client: AppClient, _ keeper: CorpusStore) {
    self.command = command
    self.client = client
    self.keeper = keeper
  }

  /// Writes the history of a failure as it was met, so that it is not lost whatever comes next.
  func keep(_ finding: inout AppFinding, _ token: Token) throws(CommandError) {
    var message = AppMessage("play", .token(token))
    message.end = finding.death?.end
    guard case .answer(let told) = try client.ask(message), told.wanted != nil else { return }
    var scenario = try command.scenario(told)
    scenario.violates = finding.key.signature.invariant
    finding.file = try keeper.keep(scenario)
  }

  /// Makes a failure small, writes it, and tells it.
  ///
  /// - Parameter facts: Lines of the message that asks for the report.
  /// - Returns: The report; its last line is the command that repeats the failure.
  func report(
    _ finding: AppFinding, _ scenario: Scenario, _ facts: [MessageLine]
  ) throws(CommandError) -> String {
    let shrinking = AppShrinking(client, actions: command.player.actions, finding.key)
    guard let found = try shrinking.shrink(scenario, shouldStop: command.isInterrupted) else {
      throw Self.lost
    }
    let shrunk = found.shrunk
    let law = finding.key.signature.invariant
    var kept = shrunk.scenario
    kept.violates = law
    let path = try keeper.keep(kept)
    var message = command.question("report", .scenario(shrunk.scenario))
    message.lines += facts
    message.wanted = finding.key.signature
    message.add("command", command.repeating(path, client.setup))
    message.add("file", path)
    message.add("label", found.certainty)
    message.add("before", "\(shrunk.eventsBefore)")
    message.add("plays", "\(shrunk.trials)")
    for other in shrunk.others {
      guard let law = other.violates else { continue }
      let path = try keeper.keep(other)
      message.add("other", law + " " + command.repeating(path, client.setup, by: "shrink"))
    }
    let text = finding.death == nil ? try tell(law: message) : try tell(end: message)
    // Only now is there another file that is known to fail.
    if let file = finding.file, file != path { keeper.forget(file) }
    return text
  }

  private static let lost = CommandError(
    Diagnostic(Fault(.notReproduced).sentence), .inconclusive)

  /// The report of a broken law, explained unless a small change of the history ends the process.
  private func tell(law message: AppMessage) throws(CommandError) -> String {
    var explained = message
    explained.add("explained", "yes")
    if case .answer(let told) = try client.ask(explained) { return told.text }
    return try client.tell(message).0.text
  }

  /// The report of a process that ended, with what it wrote last.
  private func tell(end message: AppMessage) throws(CommandError) -> String {
    let (told, death) = try client.tell(message)
    guard let death else { throw Self.lost }
    var lines = told.text.split(separator: "\n", omittingEmptySubsequences: false)
    let tail = lines.suffix(2)
    lines.removeLast(tail.count)
    return lines.joined(separator: "\n") + "\n" + lastWords(of: death, message)
      + tail.joined(separator: "\n")
  }

  /// What a process wrote, and where it was: it ends once more, with time for its backtrace.
  func lastWords(of death: AppDeath, _ message: AppMessage) -> String {
    guard death.law == .crashes else { return CrashOutput(death.output).text }
    var setup = client.setup
    setup.traces = true
    setup.limit = max(setup.limit, .seconds(120))
    let reply = try? AppClient(setup).ask(message)
    if case .death(let traced) = reply { return CrashOutput(traced.output).text }
    return CrashOutput(death.output).text
  }
}
