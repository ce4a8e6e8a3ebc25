public import SceneLifecycle

/// Walks from a state along everything that may happen next, with the engine's own rules.
///
/// Exploring is playing: `begin` and `step` are the same that a campaign calls. A choice source that
/// answers every question in every way, walk after walk, makes one play many.
public struct SuccessorGenerator<E: ExplorableEngine, M: ExplorableMonitor>: Sendable {
  /// The engine that plays.
  public var engine: E
  /// The monitor that judges.
  public var monitor: M
  /// Answers every choice in every way, walk after walk.
  public var choiceSource = ChoiceSource(source: .path)
  /// The bounds of a walk.
  public let bounds: Bounds
  /// The state that was reached last, as words.
  public var reached: StateWords

  @usableFromInline var names: LiveNames
  @usableFromInline var callback = Callback(kind: .main, cause: .launch, event: 0)
  @usableFromInline var accepted = [SceneSet](repeating: .none, count: EventKind.count)

  // Where the walks begin.
  @usableFromInline var start: StateWords
  @usableFromInline var startRow: StateRow
  @usableFromInline var startEngine: E
  @usableFromInline var startMonitor: M
  @usableFromInline var startNames: LiveNames
  @usableFromInline var isAtStart = false

  // Keeps the state of the engine before a step.
  @usableFromInline var before: E

  /// The items delivered on the last walk, in order, when the choice source is recording.
  public var picks: [PendingItem] = []
  /// Callbacks delivered on the last walk.
  public var delivered = 0
  /// Kinds of the callbacks delivered on all walks.
  public var kinds = CallbackSet.none
  /// How many events may still begin where the next walks lead.
  @usableFromInline var left = Int.max
  /// Whether too few events may still begin where the last walk led: then `reached` is not written.
  @usableFromInline var isTooFar = false

  /// Creates a generator that stands on a device on which the app was never launched.
  public init(_ engine: E, _ monitor: M, _ bounds: Bounds) {
    self.engine = engine
    self.monitor = monitor
    var bounds = bounds
    if !engine.treatsSlotsAlike { bounds.isSymmetric = false }
    self.bounds = bounds
    reached = StateWords(engine, monitor)
    start = reached
    startRow = StateRow(scenes: engine.scenes)
    names = LiveNames(scenes: engine.scenes)
    startEngine = engine
    startMonitor = monitor
    startNames = names
    before = engine
    self.engine.reset()
    self.monitor.reset()
    save(mark: isAtRest ? Mark.rest : 0)
  }

  /// Goes to a state.
  public mutating func enter(_ words: StateWords) {
    start = words
    restore()
  }

  /// Goes to a state of a table.
  @inlinable
  mutating func enter(_ state: Int, of table: inout StateTable) {
    table.write(state, to: &start, &startRow)
    restore()
  }

  /// Whether nothing is pending where the generator stands.
  ///
  /// Mutating, though it changes nothing: a generator is large, and would be copied to be lent.
  @inlinable
  public var isAtRest: Bool {
    mutating get { engine.isAtRest }
  }

  // MARK: State

  @inlinable
  mutating func restore() {
    start.turnToEngine()
    startNames.clear()
    startEngine.restore(from: start, naming: &startNames)
    start.turnToMonitor()
    startMonitor.restore(from: start, naming: startNames)
    isAtStart = false
    goBack()
  }

  /// Goes back to where the walks begin.
  @inlinable
  mutating func goBack() {
    if isAtStart { return }
    engine.become(startEngine)
    monitor.restore(from: start, naming: startNames, as: startMonitor)
    isAtStart = true
  }

  /// Writes where the engine and the monitor stand to `reached`.
  @inlinable
  mutating func save(mark: UInt64) {
    reached.become(start)
    reached.mark = mark
    reached.turnToEngine()
    names.clear()
    engine.save(to: &reached, naming: &names)
    reached.turnToMonitor()
    monitor.save(to: &reached, naming: names)
  }
}
