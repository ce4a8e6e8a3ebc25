package import SceneGeneration
package import SceneLifecycle

extension Harness {
  /// Plays the generated case of a number and keeps everything.
  package func play(_ generator: Generator, _ index: UInt64) -> Play {
    let planned = PlannedCase(index, generator)
    let plan = planned.plan
    var player = taping(platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks)
    var schedule = player.prepare(planned, generator)
    let outcome = loops.generated(&player, &schedule)
    let scenario = Scenario(
      platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks,
      defect: generator.shape.defect, names: names)
    return Play(player, of: scenario, outcome)
  }

  /// Plays a written scenario and keeps everything.
  package func play(_ scenario: Scenario) -> Play {
    var player = taping(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks)
    let known = scenario.numbering(as: names)
    let outcome = loops.written(&player, known)
    return Play(player, of: known, outcome)
  }

  /// A player that keeps events, answers and callbacks.
  private func taping(platform: Platform, scenes: Int, quirks: Bool) -> HarnessPlayer {
    var player = player(platform: platform, scenes: scenes, quirks: quirks)
    player.tapesEvents = true
    player.tapesCallbacks = true
    return player
  }
}
