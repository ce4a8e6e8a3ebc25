package import SceneLifecycle
package import SceneReporting

extension Harness {
  /// Says what each event of a failing history is for; nil when it does not fail at all.
  ///
  /// - Parameters:
  ///   - scenario: A history that fails; events behind the failure have no role.
  ///   - budget: How many histories may be played.
  ///   - shouldStop: Asked before each play; true ends the search with what is known.
  /// - Complexity: For *n* events about 30 *n* plays.
  package func explain(
    _ scenario: Scenario, budget: Int = 500, shouldStop: @escaping () -> Bool = { false }
  ) -> FailureExplanation? {
    var play = play(scenario)
    play.scenario = play.scenario.numbering(as: names)
    guard let wanted = play.signature else { return nil }
    var explainer = Explainer(self, play, wanted, budget: budget, shouldStop: shouldStop)
    let (roles, changes) = explainer.explain()
    var explanation = FailureExplanation(
      roles: roles, neighbour: changes.first.map { neighbour(of: play, with: $0) },
      plays: explainer.plays, isComplete: explainer.isComplete)
    explanation.usual = explainer.usual
    return explanation
  }

  private func neighbour(
    of failing: Play, with change: FailureExplanation.SmallChange
  ) -> FailureExplanation.Neighbour {
    let play = play(change.applied(to: failing.scenario))
    let played = Transcript(
      of: play.scenario, drained: play.tape.drained, callbacks: play.tape.callbacks)
    return FailureExplanation.Neighbour(
      change, played, first: failing.tape.callbacks.difference(from: play.tape.callbacks))
  }
}
