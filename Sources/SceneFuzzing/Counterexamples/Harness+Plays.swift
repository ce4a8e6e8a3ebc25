package import SceneGeneration
package import SceneLifecycle

extension Harness {
  /// Plays the generated case of a number and keeps everything.
  package func play(_ generator: Generator, _ index: UInt64) -> Play {
    let drawn = PlannedCase(index, generator)
    let plan = drawn.plan
    var player = player(platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks)
    player.tapesEvents = true
    player.tapesCallbacks = true
    let outcome = player.play(drawn, generator)
    let scenario = Scenario(
      platform: plan.platform, scenes: plan.scenes, quirks: plan.quirks,
      defect: generator.shape.defect, actions: actions)
    return Play(player, of: scenario, outcome)
  }

  /// Plays a written scenario and keeps everything.
  package func play(_ scenario: Scenario) -> Play {
    var player = player(
      platform: scenario.platform, scenes: scenario.scenes, quirks: scenario.quirks)
    player.tapesEvents = true
    player.tapesCallbacks = true
    let known = scenario.numberingActions(as: actions)
    let outcome = player.play(known)
    return Play(player, of: known, outcome)
  }
}
