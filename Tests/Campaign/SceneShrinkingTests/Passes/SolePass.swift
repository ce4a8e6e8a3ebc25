import SceneLifecycle
import SceneShrinking
import Testing

/// Two scenarios that fail, and nothing between them: only one pass knows the way.
struct SolePass {
  /// The name of the pass.
  var pass: String
  /// Where shrinking starts.
  var start: Scenario
  /// What the pass makes of it.
  var goal: Scenario
  /// The engine's fingerprints before each event of any play.
  var states: [UInt64] = []
  /// Whether a play of the start already ends where the goal does.
  var startPlaysGoal = false

  /// Whether the plan with the pass reaches the goal, and the plan without it stays at the start.
  func isTakenByItsPassAlone() -> Bool {
    shrink { _ in true } == goal && shrink { $0 != pass } == start && start != goal
  }

  private func shrink(_ fits: (String) -> Bool) -> Scenario {
    Shrinker(plan: Plan.whole.keeping(fits)).shrink(start) { candidate -> TrialResult in
      if startPlaysGoal {
        return candidate == start ? TrialResult(.same, played: goal) : TrialResult(.held)
      }
      let fails = candidate == start || candidate == goal
      return TrialResult(fails ? .same : .held, played: candidate, states: states)
    }.scenario
  }
}

extension [Event] {
  /// The events over and over.
  func repeated(_ times: Int) -> [Event] { (0..<times).flatMap { _ in self } }
}
