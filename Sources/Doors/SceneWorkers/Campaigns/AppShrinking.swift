package import CommandKit
import SceneFuzzing
import SceneReporting
package import SceneLifecycle
package import ScenePipeline
package import SceneShrinking

/// Shrinks a failure of an app.
///
/// Workers play the candidates, so one that crashes costs a process and nothing else.
package final class AppShrinking {
  private let client: AppClient
  /// Gives a callback the full timeout; nil when `client` does.
  private let patient: AppClient?
  private let names: EventNames
  private let failure: Finding
  /// Histories that fail so: what one of them explains is not wanted.
  package var known: [Scenario] = []
  /// Why no worker could be asked; the search ends then.
  private var error: CommandError?

  /// Creates the shrinking of one failure.
  package init(_ client: AppClient, names: EventNames, _ failure: Finding) {
    self.failure = failure
    var setup = client.setup
    // A callback that is known to hang need not be given its whole time again and again.
    let isHang = failure.signature.invariant == AppEnd.EndLaw.hangs.rawValue
    if isHang { setup.limit /= 8 }
    self.client = client.anew(setup)
    patient = isHang ? client : nil
    self.names = names
  }

  /// Makes a history small; nil when it does not fail as wanted.
  package func shrink(
    _ scenario: Scenario, shouldStop: @escaping () -> Bool
  ) throws(CommandError) -> Shrunk? {
    let first = answer(scenario.numbering(as: names))
    if let error { throw error }
    guard first.ending == .same, let played = first.played else { return nil }
    var shrunk = Shrinker().shrink(
      played, shouldStop: { shouldStop() || self.error != nil }, trial: { self.answer($0) })
    if let error, error.status != .interrupted { throw error }
    if error == nil, try isOnlySlow(shrunk.scenario) {
      shrunk.scenario = played
      shrunk.caveat = "the shortened history no longer hangs when it is given the full timeout"
    }
    shrunk.scenario.numberNames()
    for index in shrunk.others.indices { shrunk.others[index].numberNames() }
    return shrunk
  }

  /// Whether a history that did not end in an eighth of the time ends in the whole of it.
  private func isOnlySlow(_ scenario: Scenario) throws(CommandError) -> Bool {
    guard let patient else { return false }
    let question = CandidateQuestion(scenario, failure.signature)
    if case .answer = try patient.ask(question) { return true }
    return false
  }

  private func answer(_ scenario: Scenario) -> TrialResult {
    do throws(CommandError) {
      return try ask(scenario)
    } catch {
      self.error = error
      return TrialResult(.held)
    }
  }

  private func ask(_ scenario: Scenario) throws(CommandError) -> TrialResult {
    let question = CandidateQuestion(scenario, failure.signature, besides: known)
    let death: ProcessDeath
    switch try client.ask(question) {
    case .answer(let reply): return reply.trial(names)
    case .death(let end): death = end
    }
    guard client.setup.judges(death.law) else { return TrialResult(.held) }
    var again = CandidateQuestion(
      scenario, Signature(invariant: death.law.rawValue, role: .process))
    again.end = death.end
    guard case .answer(let reply) = try client.ask(again), reply.ending == .same else {
      return TrialResult(.held)
    }
    var answer = reply.trial(names)
    let met = Finding(death, at: reply.brokenAt, in: failure.index)
    let isOther = failure.end.map { $0.said != met.end?.said } ?? false
    if met.name != failure.name || isOther { answer.ending = .other(met.name) }
    return answer
  }
}
