public import SceneLifecycle

/// Walks from a state along everything that may happen next, with the engine's own rules.
///
/// Exploring is playing: `begin` and `step` are the same that a campaign calls. An oracle that
/// answers every question in every way, walk after walk, makes one play many.
public struct Walker<E: ExplorableEngine, M: ExplorableMonitor>: Sendable {
  /// What plays.
  public var engine: E
  /// What judges.
  public var monitor: M
  /// Who answers: every way in turn.
  public var oracle = Oracle(source: .path)
  /// What the walk is bounded by.
  public let bounds: Bounds
  /// The state that was reached last, as words.
  public var reached: StateWords

  @usableFromInline var names: LiveNames
  @usableFromInline var start: StateWords
  @usableFromInline var saved: StateWords
  @usableFromInline var callback = Callback(kind: .main, cause: .launch, event: 0)
  @usableFromInline var accepted = [SceneSet](repeating: .none, count: 64)
  @usableFromInline let blank: [UInt64]

  /// What was delivered on the last walk, in order, when the oracle is recording.
  public var picks: [Owed] = []
  /// Callbacks told on the last walk.
  public var told = 0
  /// Kinds of the callbacks told on all walks.
  public var kinds = CallbackSet.none

  /// Creates a walker that stands on a device on which the app was never launched.
  public init(_ engine: E, _ monitor: M, _ bounds: Bounds) {
    self.engine = engine
    self.monitor = monitor
    var bounds = bounds
    if !engine.treatsSlotsAlike { bounds.isSymmetric = false }
    self.bounds = bounds
    reached = StateWords(engine, monitor)
    start = reached
    saved = reached
    blank = reached.words
    names = LiveNames(scenes: engine.scenes)
    self.engine.reset()
    self.monitor.reset()
    save(mark: 0)
  }

  /// Goes to a state.
  @inlinable
  public mutating func enter(_ words: StateWords) {
    start = words
    restore(words)
  }

  /// Whether nothing is owed where the walker stands.
  @inlinable
  public var isAtRest: Bool { engine.isAtRest }

  // MARK: State

  @inlinable
  mutating func restore(_ words: StateWords) {
    start.turnToEngine()
    var view = words
    view.turnToEngine()
    names.clear()
    engine.restore(from: view, naming: &names)
    view.turnToMonitor()
    monitor.restore(from: view, naming: names)
  }

  /// Writes where the engine and the monitor stand to `reached`.
  @inlinable
  mutating func save(mark: UInt64) {
    for word in blank.indices { reached.words[word] = 0 }
    reached.mark = mark
    reached.turnToEngine()
    names.clear()
    engine.save(to: &reached, naming: &names)
    reached.turnToMonitor()
    monitor.save(to: &reached, naming: names)
  }
}
