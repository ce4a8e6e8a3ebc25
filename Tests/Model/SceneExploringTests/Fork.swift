import SceneInvariants
import SceneLifecycle

/// A random play beside a twin that was written as words and read again now and then.
struct Fork<E: ExplorableEngine> {
  /// What differs between the two; nil when nothing did.
  private(set) var difference: String?

  private var subject: Subject<E>
  private var twin: Subject<E>
  private var renaming = Renaming()
  private var stream: RandomStream

  init(_ engine: E, _ suite: InvariantSuite, _ stream: RandomStream) {
    subject = Subject(engine, suite)
    self.stream = stream
    subject.start(&self.stream)
    subject.shapes.allowsQuirks = self.stream.below(4) == 0
    twin = subject
  }

  /// Plays some events, each followed by some of what it owes.
  mutating func run(events: Int) {
    let interval = [2, 5, 30][stream.below(3)]
    for turn in 0..<events where difference == nil {
      if turn % interval == 0 { split() }
      begin()
      if stream.below(2) == 0 { split() }
      let wanted = stream.below(3) == 0 ? stream.below(20) : 1000
      for _ in 0..<wanted where difference == nil {
        if stream.below(24) == 0 { split() }
        if step() == .rested { break }
      }
      compareRest()
    }
  }

  /// Writes the state and lets the twin read it.
  private mutating func split() {
    let words = subject.words()
    subject.suite.clearTally()
    twin = subject
    twin.enter(words)
    let again = twin.words()
    if again.words != words.words { fail("what was read is written differently", words, again) }
    renaming = Renaming()
  }

  private mutating func begin() {
    guard let event = subject.event(&stream) else { return }
    let choices = (0..<stream.below(12)).map { _ in
      let kind = ChoiceKind.allCases[1 + stream.below(ChoiceKind.allCases.count - 1)]
      return Choice(kind, answer: stream.below(4))
    }
    if subject.begin(event, choices) != twin.begin(event, choices) {
      difference = "only one accepts \(event.kind)"
    }
  }

  private mutating func step() -> EngineStep {
    let answer = subject.step()
    let other = twin.step()
    if answer.step != other.step { difference = "\(answer.step) and \(other.step)" }
    if let callback = answer.callback, let too = other.callback {
      if let what = renaming.difference(callback, too) {
        difference = "\(what) at \(callback) and \(too)"
      }
    }
    if answer.broken != other.broken { difference = "\(answer.broken) and \(other.broken)" }
    return answer.step
  }

  /// What is accepted, what was counted, and what is written have to be the same.
  private mutating func compareRest() {
    if difference != nil { return }
    for kind in EventKind.allCases
    // What changes nothing that is seen: whether it is accepted is forgotten with the fact.
    where ![.backgroundTaskExpiry, .cover, .uncover].contains(kind)
      && subject.engine.accepting(kind) != twin.engine.accepting(kind)
    {
      difference = "only one accepts \(kind)"
    }
    if subject.suite.tally != twin.suite.tally { difference = "tallies" }
    let words = subject.words()
    let others = twin.words()
    if words.words != others.words { fail("what was played is written differently", words, others) }
  }

  private mutating func fail(_ what: String, _ words: StateWords, _ others: StateWords) {
    let positions = words.words.indices.filter { words.words[$0] != others.words[$0] }
    let hex = positions.map {
      "\($0): \(String(words.words[$0], radix: 16)) \(String(others.words[$0], radix: 16))"
    }
    difference = "\(what), of \(words.shared) + \(words.width) a slot: \(hex)"
  }
}
