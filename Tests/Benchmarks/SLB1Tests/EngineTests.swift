import SLB1
import SceneLifecycle
import Testing

/// The engine and the checker of SLB-1, played event by event.
@Suite struct EngineTests {
  @Test(arguments: [
    (SLB1Bug.b1, SLB1Invariant.enteredBeforeActive), (.b2, .sessionWhileAlive),
    (.b3, .activeInForeground), (.b4, .activeInForeground),
  ])
  func `A shortest history breaks one invariant, at its last event`(
    bug: SLB1Bug, invariant: SLB1Invariant
  ) throws {
    let moves = shortest(bug)
    var play = Play(engine: SLB1Engine(bug: bug))
    for move in moves {
      #expect(play.broken == [])
      try play.play(move.played)
    }
    #expect(play.broken == [invariant])
  }

  @Test(arguments: [SLB1Bug.b2, .b3, .b4])
  func `The clean engine breaks nothing in the same history`(bug: SLB1Bug) throws {
    var play = Play(engine: SLB1Engine())
    for move in shortest(bug) { try play.play(move.played) }
    #expect(play.broken == [])
  }

  @Test func `The clean engine refuses what the first bug accepts`() throws {
    let moves = shortest(.b1)
    var play = Play(engine: SLB1Engine())
    for move in moves.dropLast() { try play.play(move.played) }
    #expect(play.broken == [])
    let last = try #require(moves.last)
    #expect(throws: Refusal.wrongState) { try play.play(last.played) }
  }

  @Test func `An event between the fourth bug's three keeps it away`() throws {
    var moves = shortest(.b4)
    moves.insert(Move(event: .create, scene: 3), at: 11)
    var play = Play(engine: SLB1Engine(bug: .b4))
    for move in moves { try play.play(move.played) }
    #expect(play.broken == [])
  }

  @Test func `A callback is told before the next event is taken`() throws {
    var engine = SLB1Engine()
    var choiceSource = ChoiceSource()
    try engine.begin(Event(SLB1Event.create.kind, scene: 0), number: 1, &choiceSource)
    #expect(!engine.isAtRest)
    #expect(engine.accepting(SLB1Event.create.kind).isEmpty)
    #expect(throws: Refusal.pending) {
      try engine.begin(Event(SLB1Event.create.kind, scene: 1), number: 2, &choiceSource)
    }
    let callback = engine.next(&choiceSource)
    #expect(callback?.event == 1)
    #expect(engine.accepting(SLB1Event.create.kind).count == 7)
  }

  @Test func `Events of other kinds and other scenes are refused`() {
    var engine = SLB1Engine(scenes: 2)
    var choiceSource = ChoiceSource()
    #expect(throws: Refusal.notOnThisPlatform) {
      try engine.begin(Event(.crash), number: 1, &choiceSource)
    }
    #expect(throws: Refusal.noSuchSlot) {
      try engine.begin(Event(SLB1Event.create.kind, scene: 2), number: 1, &choiceSource)
    }
    #expect(throws: Refusal.wrongState) {
      try engine.begin(Event(SLB1Event.connect.kind, scene: 0), number: 1, &choiceSource)
    }
  }

  @Test(arguments: SLB1Event.allCases)
  func `An event is played as a kind of its own`(event: SLB1Event) {
    #expect(SLB1Event(event.kind) == event)
    #expect(event.kind.takesScene)
    #expect(SLB1Event.kinds.contains(event.kind))
  }
}
