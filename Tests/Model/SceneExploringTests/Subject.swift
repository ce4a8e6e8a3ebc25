import SceneInvariants
import SceneLifecycle

/// An engine and a suite that are played together, and can be written as words.
struct Subject<E: ExplorableEngine> {
  var engine: E
  var suite: InvariantSuite
  /// Who answers what comes next.
  var orders = ChoiceSource(source: .seeded)
  /// Who answers how events go: the same question gets the same answer, whatever else is asked.
  var shapes = ChoiceSource()
  var number: UInt32 = 0

  private var callback = Callback(kind: .main, cause: .launch, event: 0)
  private var names: LiveNames
  private let blank: StateWords

  init(_ engine: E, _ suite: InvariantSuite) {
    self.engine = engine
    self.suite = suite
    names = LiveNames(scenes: engine.scenes)
    blank = StateWords(engine, suite)
  }

  /// Goes back to where nothing has happened, with orders from a stream.
  mutating func start(_ stream: inout RandomStream) {
    engine.reset()
    suite.reset()
    number = 0
    orders.seed(RandomStream(key: stream.next()))
    orders.reorderRate = UInt16(truncatingIfNeeded: stream.below(60_000))
  }

  /// The state as words.
  mutating func words() -> StateWords {
    var words = blank
    names.clear()
    words.turnToEngine()
    engine.save(to: &words, naming: &names)
    words.turnToMonitor()
    suite.save(to: &words, naming: names)
    return words
  }

  /// Goes to a state.
  mutating func enter(_ words: StateWords) {
    var view = words
    names.clear()
    view.turnToEngine()
    engine.restore(from: view, naming: &names)
    view.turnToMonitor()
    suite.restore(from: view, naming: names)
    number = LiveNames.freshEvent
  }

  /// Begins an event.
  ///
  /// - Returns: False when it is refused.
  mutating func begin(_ event: Event, _ choices: [Choice] = []) -> Bool {
    shapes.open(choices)
    number += 1
    do {
      try engine.begin(event, number: number, &shapes)
      return true
    } catch {
      return false
    }
  }

  /// Does one thing that is owed.
  mutating func step() -> Answer {
    let step = engine.step(&orders, into: &callback)
    guard step == .delivered else { return Answer(step: step) }
    let holds = suite.observe(callback)
    let broken = holds ? [] : suite.violations.map(\.invariant)
    return Answer(step: step, callback: callback, broken: broken)
  }

  /// An event that the engine accepts; nil when it accepts none.
  func event(_ stream: inout RandomStream) -> Event? {
    // An unobserved expiry or cover changes nothing; whether it is accepted is forgotten with the fact.
    let kinds = EventKind.allCases.filter {
      ![.backgroundTaskExpiry, .cover, .uncover].contains($0) && !engine.accepting($0).isEmpty
    }
    guard !kinds.isEmpty else { return nil }
    let kind = kinds[stream.below(kinds.count)]
    let slots = engine.accepting(kind)
    return Event(kind, scene: kind.takesScene ? slots.member(at: stream.below(slots.count)) : nil)
  }
}

/// What one step told, and which invariants it broke.
struct Answer {
  var step: EngineStep
  var callback: Callback?
  var broken: [String] = []
}
