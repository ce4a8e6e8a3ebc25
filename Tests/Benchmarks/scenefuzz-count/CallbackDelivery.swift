import SceneEngine
import SceneFuzzing
import ScenePipeline
import SceneGeneration
import SceneInvariants
import SceneLifecycle

/// One recorded case, gone through again by one stage at a time.
struct CallbackDelivery {
  private let generator = World.generator(callbacks: 10_000)
  private let play: Play

  init() {
    play = Fuzzer().play(generator.token(0))
  }

  /// Lets the engine play the events, with the answers that they got.
  ///
  /// - Returns: Callbacks delivered.
  func play(times: Int) -> Int {
    let plan = generator.plan(0)
    var choiceSource = generator.choiceSource(plan, 0)
    var engine = UIKitEngine(platform: World.platform, scenes: plan.scenes)
    var delivered = 0
    for _ in 0..<times {
      generator.prepare(&choiceSource, plan, 0)
      engine.reset()
      delivered += deliver(&engine, &choiceSource)
    }
    return delivered
  }

  private func deliver(_ engine: inout UIKitEngine, _ choiceSource: inout ChoiceSource) -> Int {
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    var delivered = 0
    var number: UInt32 = 0
    for entry in play.scenario.entries {
      var left = entry.event.delay == Event.atRest ? Int.max : Int(entry.event.delay)
      while left > 0, engine.next(&choiceSource, into: &callback) {
        left -= 1
        delivered += 1
      }
      number += 1
      do {
        try engine.begin(entry.event, number: number, &choiceSource)
      } catch {
        preconditionFailure("an event that was legal once is legal again")
      }
    }
    while engine.next(&choiceSource, into: &callback) { delivered += 1 }
    return delivered
  }

  /// Shows the callbacks to the contract.
  ///
  /// - Returns: Callbacks looked at.
  func judge(times: Int) -> Int {
    var suite = InvariantSuite(InvariantSelection().invariants, platform: World.platform)
    for _ in 0..<times {
      suite.reset()
      for callback in play.tape.callbacks {
        let holds = suite.observe(callback)
        precondition(holds, "what held once holds again")
      }
    }
    return times * play.tape.callbacks.count
  }

  /// Plays the scenario as it is written.
  ///
  /// - Returns: Callbacks delivered.
  func replay(times: Int) -> Int {
    (0..<times).reduce(0) { delivered, _ in
      delivered + Fuzzer().play(play.scenario).tape.callbacks.count
    }
  }

  /// Writes the scenario and reads it.
  ///
  /// - Returns: Events written and read.
  func write(times: Int) -> Int {
    for _ in 0..<times {
      let text = play.scenario.text
      let read = try? Scenario(parsing: text, file: "")
      precondition(read?.entries.count == play.scenario.entries.count, "what is written reads back")
    }
    return times * play.scenario.entries.count
  }
}
