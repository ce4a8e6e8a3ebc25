public import SceneLifecycle

/// Asks whether everything that one engine shows, another one can show under the same events.
///
/// A *subset construction*: a state is one state of the suspect with all states that the sound
/// engine may be in after the same callbacks. The two differ where the suspect delivers what none
/// of these states can deliver next, or rests where none of them can. When no new state is left,
/// they agree.
public struct Inclusion<Suspect: ExplorableEngine, Sound: ExplorableEngine> {
  /// The result of the search.
  public enum Relation: Hashable, Sendable {
    /// Everything that the suspect shows, the sound engine can show.
    case included(states: Int)
    /// After these events, as few as possible, the suspect shows something else.
    case differs(Distinction)
    /// More states were found than allowed.
    case undecided(states: Int)
  }

  /// A shortest history after which the suspect shows what the sound engine cannot.
  public struct Distinction: Hashable, Sendable {
    /// The events, in order; one that arrives while something is pending has delay 0.
    public var events: [Event]
    /// The suspect's callback; nil when it rests while something is pending in the sound engine.
    public var callback: Callback?
  }

  typealias Key = [UInt64]

  /// An engine that lies elsewhere, so that lists and frames hold few words.
  struct Boxed<E: ExplorableEngine> {
    private var content: [E]

    init(_ engine: E) { content = [engine] }

    /// The engine.
    var engine: E {
      get { content[0] }
      _modify { yield &content[0] }
    }
  }

  /// A state of the sound engine, with the names that it used where the suspect used others.
  struct SoundState {
    var box: Boxed<Sound>
    var names = NamePairs()
  }

  /// A state of the suspect, with all that the sound engine may be in.
  struct SuspectState {
    var box: Boxed<Suspect>
    var sound: [SoundState]
    /// Index of the last event in `trails`; -1 before the first.
    var trail = -1
    /// How many events there were.
    var number: UInt32 = 0
  }

  let events: [EventKind]
  let interruptions: EventSet
  let blank: StateWords
  let soundBlank: StateWords
  var words: StateWords
  var soundWords: StateWords
  var choiceSource = ChoiceSource(source: .path)
  var soundOracle = ChoiceSource(source: .path)
  var trails: [(parent: Int, event: Event)] = []

  private let limit: Int
  private var known = KeyTable()
  private var level: [SuspectState] = []
  private var nextLevel: [SuspectState] = []

  /// Prepares the question.
  ///
  /// - Parameters:
  ///   - suspect: The engine whose behaviour is questioned, with as many slots as the other.
  ///   - sound: The engine that says what may be shown.
  ///   - events: Kinds of event that the world brings.
  ///   - interruptions: Those that may arrive while something is pending.
  ///   - limit: The most states that are looked at.
  public init(
    _ suspect: Suspect, in sound: Sound, events: EventSet = .all, interruptions: EventSet = .all,
    limit: Int
  ) {
    precondition(suspect.scenes == sound.scenes, "both engines have the same slots")
    self.events = Array(events)
    self.interruptions = interruptions
    self.limit = limit
    blank = StateWords(suspect, NullMonitor())
    soundBlank = StateWords(sound, NullMonitor())
    words = blank
    soundWords = soundBlank
    var first = SuspectState(box: Boxed(suspect), sound: [SoundState(box: Boxed(sound))])
    first.box.engine.reset()
    first.sound[0].box.engine.reset()
    _ = known.insert(key(of: first))
    level.append(first)
  }

  /// Searches, breadth first by number of events.
  ///
  /// - Parameter shouldStop: Asked now and then; true leaves the question undecided.
  /// - Complexity: O(states × ways to go on × sound states held at once).
  public mutating func run(shouldStop: () -> Bool = { false }) -> Relation {
    while !level.isEmpty {
      while let state = level.popLast() {
        if known.count > limit || shouldStop() { return .undecided(states: known.count) }
        if let difference = deliver(from: state) ?? rest(state) { return .differs(difference) }
        begin(from: state)
      }
      swap(&level, &nextLevel)
    }
    return .included(states: known.count)
  }

  /// Keeps a state that no event led to, unless it is known.
  mutating func keep(_ state: SuspectState) {
    if known.insert(key(of: state)) { level.append(state) }
  }

  /// Keeps a state that an event led to, unless it is known.
  mutating func keepForLater(_ state: SuspectState) {
    if known.insert(key(of: state)) { nextLevel.append(state) }
  }
}
