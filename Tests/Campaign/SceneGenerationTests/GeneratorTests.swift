import SceneGeneration
import SceneLifecycle
import TestSupport
import Testing

struct GeneratorTests {
  private let generator = Generator(shape: Shape(), seed: Seed(1))

  @Test func `The first thousand draws never change`() {
    let key = RandomStream.key(seed: 1, index: 2, domain: 3)
    var stream = RandomStream(key: key)
    var bounded = RandomStream(key: key)
    let lines = (0..<1_000).map { position in
      "\(String(stream.next(), radix: 16)) \(bounded.below(position + 1))"
    }
    #expect(Golden("draws.txt").difference(from: lines.joined(separator: "\n") + "\n") == nil)
  }

  @Test func `What is settled about a case never changes`() {
    let lines = (0..<UInt64(40)).map { index in
      let plan = generator.plan(index)
      let weights = plan.weights.map(String.init).joined(separator: " ")
      return "\(index): \(plan.summary), \(plan.callbacks) callbacks, stay \(plan.sameSceneRate), "
        + "delay \(plan.longestDelay), illegal \(plan.illegalEventRate)\n  \(weights)"
    }
    #expect(Golden("plans.txt").difference(from: lines.joined(separator: "\n") + "\n") == nil)
  }

  @Test func `Events drawn from an engine never change`() throws {
    var lines: [String] = []
    for index in 0..<UInt64(20) {
      let plan = generator.plan(index)
      var schedule = generator.schedule(plan, index)
      var engine = ToyEngine(scenes: plan.scenes)
      var choiceSource = generator.choiceSource(plan, index)
      var words: [String] = []
      for number in 1...UInt32(30) {
        let delay = schedule.delay()
        guard let event = schedule.event(&engine, delay: delay) else { break }
        try engine.begin(event, number: number, &choiceSource)
        while engine.next(&choiceSource) != nil {}
        words.append("\(event.kind.word) \(event.scene + 1) \(delay == Event.atRest ? 0 : delay)")
      }
      lines.append("\(index): " + words.joined(separator: ", "))
    }
    #expect(Golden("events.txt").difference(from: lines.joined(separator: "\n") + "\n") == nil)
  }

  @Test func `Every kind of event is switched off in some case and has no fixed weight`() {
    let plans = (0..<UInt64(400)).map { generator.plan($0) }
    for kind in EventKind.allCases {
      let weights = plans.map { $0.weights[Int(kind.rawValue)] }
      #expect(Set(weights.filter { $0 > 0 }).count > 1)
      let essential: EventSet = [
        .launch, .open, .returnToApp, .unlock, .endInterruption, .otherApp,
        .reportDiscards,
      ]
      let isEssential = essential.contains(kind)
      #expect(weights.contains(0) != isEssential)
    }
  }

  @Test func `Some cases are plain, long, orderly, or have many scenes`() {
    let plans = (0..<UInt64(400)).map { generator.plan($0) }
    #expect((20...60).contains(plans.count { $0.weights.allSatisfy { $0 == 1 } }))
    #expect((20...60).contains(plans.count { $0.callbacks == 10_000 }))
    #expect((60...200).contains(plans.count { $0.reorderRate == 0 }))
    #expect(plans.contains { $0.scenes > 16 })
    #expect(plans.count { $0.scenes == 4 } > 130)
    let several = plans.filter(\.platform.supportsMultipleWindows)
    #expect(several.count { $0.scenes >= 6 } * 2 > several.count)
    #expect(plans.allSatisfy { Shape.sceneRange.contains($0.scenes) })
    #expect(plans.contains { $0.platform != plans[0].platform })
  }

  @Test func `Only kinds that the shape allows are drawn`() {
    let shape = Shape(kinds: [.launch, .closeCard])
    let narrow = Generator(shape: shape, seed: Seed(1))
    for index in 0..<UInt64(20) {
      let plan = narrow.plan(index)
      var schedule = narrow.schedule(plan, index)
      var engine = ToyEngine(scenes: plan.scenes)
      for _ in 0..<50 {
        let event = schedule.event(&engine, delay: Event.atRest)
        #expect(event?.kind == .launch)
      }
    }
  }

  @Test func `An engine that accepts nothing ends the case`() {
    var engine = ToyEngine(scenes: 1)
    for kinds in [EventSet.none, [.rotate]] {
      let idle = Generator(shape: Shape(kinds: kinds), seed: Seed(1))
      var schedule = idle.schedule(idle.plan(0), 0)
      let event = schedule.event(&engine, delay: Event.atRest)
      #expect(event == nil)
    }
  }

  @Test func `An alias table draws in proportion to the weights`() {
    let table = AliasTable(weights: [0, 1, 3, 0, 96])
    var stream = RandomStream(key: 5)
    var counts = [0, 0, 0, 0, 0]
    for _ in 0..<100_000 { counts[table.draw(&stream)] += 1 }
    #expect(counts[0] == 0 && counts[3] == 0)
    #expect((800...1_200).contains(counts[1]))
    #expect((2_700...3_300).contains(counts[2]))
  }
}

extension CasePlan {
  /// One line about what was drawn.
  fileprivate var summary: String {
    let on = weights.count { $0 != 0 }
    return "\(platform.spelling), \(scenes) \(scenes == 1 ? "scene" : "scenes"), "
      + "\(on) kinds of event, disorder \(Self.percent(reorderRate)), "
      + "surprise \(Self.percent(unusualAnswerRate)), overlap \(Self.percent(overlap))"
  }

  private static func percent(_ chance: UInt16) -> String {
    "\((Int(chance) * 100 + 32_768) / 65_536) %"
  }
}
