import SceneEngine
import SceneExploring
import SceneFuzzing
import ScenePipeline
import SceneInvariants
import SceneLifecycle

/// The first states of two scenes, left in every possible way.
struct Exploring {
  private typealias Wanderer = SuccessorGenerator<UIKitEngine, InvariantSuite>

  private var walker: Wanderer
  private let states: [StateWords]

  init() {
    let suite = InvariantSuite(InvariantSelection().invariants, platform: World.platform)
    let engine = UIKitEngine(platform: World.platform, scenes: 2)
    walker = SuccessorGenerator(engine, suite, Bounds(interruptions: .unannouncedEnds))
    var found = [walker.reached]
    var next = 0
    while next < found.count, found.count < 300 {
      Self.leave(found[next], &walker) { reached in
        if !found.contains(reached) { found.append(reached) }
      }
      next += 1
    }
    states = found
  }

  /// Leaves every state.
  ///
  /// - Returns: States left.
  consuming func run(times: Int) -> Int {
    var transitions = 0
    for _ in 0..<times {
      for state in states { Self.leave(state, &walker) { _ in transitions += 1 } }
    }
    precondition(transitions > 0, "a state is left in some way")
    return times * states.count
  }

  private static func leave(
    _ state: StateWords, _ walker: inout Wanderer, _ body: (StateWords) -> Void
  ) {
    walker.enter(state)
    if !walker.isAtRest {
      walker.deliver { walker, _ in
        body(walker.reached)
        return true
      }
    }
    walker.begin { walker, _, _ in
      body(walker.reached)
      return true
    }
  }
}
