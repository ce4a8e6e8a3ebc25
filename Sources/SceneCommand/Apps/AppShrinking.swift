import SceneFuzzing

/// Makes a failure of an app small: workers play the candidates, so one that crashes costs a process
/// and nothing else.
final class AppShrinking {
  private let client: AppClient
  /// Who gives a callback its whole time; nil when `client` does.
  private let patient: AppClient?
  private let actions: [String]
  private let key: AppFinding.Key
  /// Why no worker could be asked; the search ends then.
  private(set) var error: CommandError?

  init(_ client: AppClient, actions: [String], _ key: AppFinding.Key) {
    var setup = client.setup
    // A callback that is known to hang need not be given its whole time again and again.
    let isHang = key.signature.invariant == AppEnd.ProcessLaw.hangs.rawValue
    if isHang { setup.limit /= 8 }
    self.client = AppClient(setup)
    patient = isHang ? client : nil
    self.actions = actions
    self.key = key
  }

  /// Makes a history small; nil when it does not fail as wanted.
  func shrink(
    _ scenario: Scenario, shouldStop: @escaping () -> Bool
  ) throws(CommandError) -> Shrunk? {
    let first = answer(scenario.numberingActions(as: actions))
    if let error { throw error }
    guard first.ending == .same, let played = first.played else { return nil }
    var shrunk = Shrinker().shrink(
      played, shouldStop: { shouldStop() || self.error != nil }, trial: { self.answer($0) })
    if let error { throw error }
    if try isOnlySlow(shrunk.scenario) {
      shrunk.scenario = played
      shrunk.stop = .slow
      shrunk.minimality = .none
    }
    shrunk.scenario.numberActions()
    for place in shrunk.others.indices { shrunk.others[place].numberActions() }
    return shrunk
  }

  /// Whether a history that did not end in an eighth of the time ends in the whole of it.
  private func isOnlySlow(_ scenario: Scenario) throws(CommandError) -> Bool {
    guard let patient else { return false }
    var named = scenario
    named.numberActions()
    var message = AppMessage("test", .scenario(named))
    message.wanted = key.signature
    if case .answer = try patient.ask(message) { return true }
    return false
  }

  private func answer(_ scenario: Scenario) -> Answer {
    do throws(CommandError) {
      return try ask(scenario)
    } catch {
      self.error = error
      return Answer(.held)
    }
  }

  private func ask(_ scenario: Scenario) throws(CommandError) -> Answer {
    var named = scenario
    named.numberActions()
    var message = AppMessage("test", .scenario(named))
    var wanted = message
    wanted.wanted = key.signature
    let death: AppDeath
    switch try client.ask(wanted) {
    case .answer(let reply): return reply.answer(actions: actions)
    case .death(let end): death = end
    }
    guard client.setup.judges(death.law) else { return Answer(.held) }
    message.end = death.end
    message.wanted = Signature(invariant: death.law.rawValue, role: .process)
    guard case .answer(let reply) = try client.ask(message), reply.subject == "same" else {
      return Answer(.held)
    }
    var answer = reply.answer(actions: actions)
    let met = AppFinding.Key(death, at: reply["at"] ?? "")
    if met != key { answer.ending = .other(met.name) }
    return answer
  }
}
