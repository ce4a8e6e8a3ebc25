import SceneCoverage
import SceneDriving
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

/// Situations that a campaign has to reach, and what is counted of an app's behaviour.
@Suite struct AppsSituationTests {
  /// Plays a song in each active window.
  private struct Player: SceneApp {
    let context: AppContext
    var songs = 0
    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      songs += 1
      context.starts("song", for: scene)
    }
    mutating func sceneWillResignActive(_ scene: SceneID) {
      songs -= 1
      context.stops("song", for: scene)
    }
  }

  private func result(_ situations: AppLaw<Player>...) -> AppResult {
    let test = AppTest("player", laws: [.pairsLevels] + situations, scenes: 2) {
      Player(context: $0)
    }
    return SceneFuzz.run(test, cases: 200)
  }

  private func doubts(_ situation: AppLaw<Player>) -> [AppDoubt.Cause] {
    result(situation).doubts.map(\.cause)
  }

  @Test func `A situation that is reached is counted by case`() throws {
    let result = result(
      .required("Two songs play.", id: "two", when: theApp { $0.songs > 1 }),
      .required("A scene connects.", id: "connects", at: .connects))
    #expect(result.holds)
    let counts = result.exercises.dropFirst().map(\.count)
    #expect(counts[0] > 0 && counts[0] < result.cases)
    #expect(counts[1] == result.cases)
  }

  @Test func `A situation that no case reaches is no success`() throws {
    let result = result(.required("Three songs play.", id: "three", when: theApp { $0.songs > 2 }))
    #expect(result.failures.isEmpty && !result.holds)
    let doubt = try #require(result.doubts.first)
    #expect(doubt.cause == .missedSituation)
    #expect(doubt.name == "three")
    #expect(
      doubt.description.contains("the situation 'three' was not reached in 200 cases"))
    #expect(doubt.description.contains("Three songs play."))
  }

  @Test func `A condition narrows a happening to the scene that it happens to`() {
    #expect(
      doubts(.required("It leaves.", id: "a", at: .entersBackground, if: .isInBackground)).isEmpty)
    #expect(
      doubts(.required("It leaves.", id: "a", at: .entersBackground, if: .isActive))
        == [.missedSituation])
    #expect(doubts(.required("It plays.", id: "a", at: .does(.starts, "song"))).isEmpty)
    #expect(doubts(.required("It sings.", id: "a", at: .does(.starts, "aria"))).count == 1)
  }

  @Test func `A share that is surely missed is no success, and an undecided one is none either`() {
    let two = AppCondition<Player>.hasScene && theApp { $0.songs > 1 }
    #expect(doubts(.required("Two.", id: "a", inAtLeast: 0.05, when: two)).isEmpty)
    #expect(doubts(.required("Two.", id: "a", inAtLeast: 1, when: two)) == [.missedSituation])
  }

  // MARK: - Behaviour

  private func behaviour(_ cases: Range<UInt64>) -> AppBehaviour {
    let test = AppTest("player", laws: [.pairsLevels], scenes: 2) { Player(context: $0) }
    let player = AppPlayer(test)
    let token = Token(shape: player.usual.shape, seed: Seed(5), index: cases.lowerBound)
    let batch = player.batch(token, UInt64(cases.count), keepsGoing: true, ProgressMarker())
    return batch.tally.behaviour
  }

  @Test func `Rows that are cut anywhere come to the same`() {
    let whole = behaviour(0..<60)
    for cut in [1, 17, 59] as [UInt64] {
      var parts = behaviour(cut..<60)
      parts.add(behaviour(0..<cut))
      #expect(parts == whole)
    }
    #expect(whole.cases == 60)
    #expect(whole.reactions.map(\.reaction) == whole.reactions.map(\.reaction).sorted())
    let verbs = whole.reactions.map {
      "\($0.reaction.verb) \($0.reaction.topic) \($0.reaction.activation.name)"
    }
    #expect(verbs.contains("starts song foregroundActive"))
    #expect(verbs.contains("stops song foregroundActive"))
  }

  @Test func `What cases do not show any more is nothing new`() throws {
    let few = behaviour(0..<2).estimates
    let many = behaviour(0..<400).estimates
    for (few, many) in zip(few, many) {
      #expect(few.estimate.seen <= many.estimate.seen)
      #expect(many.estimate.newness <= 0.02)
    }
    #expect(few[0].estimate.newness == 1)
    #expect(many[1].estimate.seen == 2)
  }

  @Test func `Of topics without end the first are counted, in whatever order they come`() {
    let counts = (0..<5_000).map { number in
      ReactionCount(
        AppReaction(
          .starts, AppContext.Topic("\(number + 10_000)"), in: .active, .foregroundActive),
        count: 1, first: UInt64(number))
    }
    var forward = AppBehaviour()
    var backward = AppBehaviour()
    for count in counts { forward.add(count) }
    for count in counts.reversed() { backward.add(count) }
    #expect(forward == backward)
    #expect(
      forward.reactions.map(\.reaction) == counts.prefix(AppBehaviour.mostReactions).map(\.reaction)
    )
  }
}
