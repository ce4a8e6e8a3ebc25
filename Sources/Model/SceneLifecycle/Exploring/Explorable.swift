/// An engine that shows its state: it can be explored to closure, not only played.
///
/// The state is written as words: what all slots share, and a block for each slot. Two states with
/// equal words must behave alike from then on. Names (identifiers, event numbers, payloads) are
/// written as what they are worth, so that states which differ in names only are equal.
public protocol ExplorableEngine: FilteringEngine, Sendable {
  /// How many words the state takes.
  var stateSize: StateSize { get }

  /// Whether nothing is pending.
  var isAtRest: Bool { get }

  /// Whether no rule, order or choice treats one slot unlike another.
  var treatsSlotsAlike: Bool { get }

  /// For each kind of event, by raw value, the one that stands for all that look alike to it.
  var causeClasses: [EventKind] { get }

  /// Whether the next step may ask the choice source something; by default it may.
  ///
  /// When it may not, an explorer need not remember where the engine stood before.
  var mayAsk: Bool { get }

  /// The fewest events that have to begin before what is looked for can show; by default none.
  ///
  /// Events that a fair end brings by itself do not count. An explorer goes no further where fewer
  /// events are left; so a number that is too large hides what is looked for.
  var eventsNeeded: Int { get }

  /// Writes the state.
  ///
  /// - Parameters:
  ///   - words: The state that was restored last: every word that may be another now is written.
  ///   - names: The names that a wrapper around the engine keeps; none by default. The engine adds
  ///     those that later callbacks may carry.
  mutating func save(to words: inout StateWords, naming names: inout LiveNames)

  /// Goes to a state that was written before.
  ///
  /// - Parameters:
  ///   - words: The state.
  ///   - names: Gets the canonical names that stand for those that were alive; none before.
  mutating func restore(from words: StateWords, naming names: inout LiveNames)

  /// Goes to where another engine of the same making stands; by default becomes a copy of it.
  ///
  /// To be written by an engine that holds arrays: copying into its own costs no memory.
  mutating func become(_ other: Self)

  /// Delivers one thing that is pending; by default delivers the next callback.
  ///
  /// A walk over all paths asks the choice source for the order, too. Silent moves are steps of their own,
  /// so that orders which differ in them alone meet again at once.
  ///
  /// - Returns: What was done.
  mutating func step(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> EngineStep
}

/// The result of one step of an engine.
@frozen
public enum EngineStep: Hashable, Sendable {
  /// Nothing was pending.
  case rested
  /// The engine moved and delivered nothing: no event comes between the move and the next callback.
  case moved
  /// The engine moved, and may have passed a hidden callback: an event may come.
  case passed
  /// A callback was delivered.
  case delivered
}

extension ExplorableEngine {
  /// Slots are alike.
  public var treatsSlotsAlike: Bool { true }

  /// Nothing depends on what a callback answers: all kinds look alike.
  public var causeClasses: [EventKind] { EventKind.allCases.map { _ in .launch } }

  /// The next step may ask.
  @inlinable
  public var mayAsk: Bool { true }

  /// The callback that is looked for may come at once.
  @inlinable
  public var eventsNeeded: Int { 0 }

  /// Becomes a copy of another engine.
  @inlinable
  public mutating func become(_ other: Self) { self = other }

  /// Delivers the next callback, by way of `next`.
  @inlinable
  public mutating func step(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> EngineStep
  {
    next(&choiceSource, into: &callback) ? .delivered : .rested
  }
}

/// A monitor that shows its memory: what an engine's state is explored together with.
public protocol ExplorableMonitor: Monitor, Sendable {
  /// How many words the memory takes.
  var stateSize: StateSize { get }

  /// For each kind of event, by raw value, the one that stands for all that look alike to it.
  var causeClasses: [EventKind] { get }

  /// Whether something that must happen eventually has not happened yet, for one slot or for all.
  ///
  /// False when no process lives that it could happen in.
  func hasObligation(_ slot: Int) -> Bool

  /// Writes what is remembered.
  ///
  /// - Parameters:
  ///   - words: The memory that was restored last: every word that may be another now is written.
  ///   - names: The names that callbacks to come may carry: what can still be compared.
  mutating func save(to words: inout StateWords, naming names: LiveNames)

  /// Goes back to a memory that was written before.
  ///
  /// - Parameters:
  ///   - words: The memory.
  ///   - names: The canonical names that stand for those that were alive.
  mutating func restore(from words: StateWords, naming names: LiveNames)

  /// Goes back to a memory that another monitor of the same making was restored to.
  ///
  /// By default it is restored from the words; to be written where copying is faster. What is counted
  /// over many walks stays.
  ///
  /// - Parameters:
  ///   - words: The memory.
  ///   - names: The canonical names that stand for those that were alive.
  ///   - other: A monitor that was restored from them and has observed nothing since.
  mutating func restore(from words: StateWords, naming names: LiveNames, as other: Self)
}

extension ExplorableMonitor {
  /// Nothing must happen eventually.
  public func hasObligation(_ slot: Int) -> Bool { false }

  /// Restores the memory from the words.
  @inlinable
  public mutating func restore(from words: StateWords, naming names: LiveNames, as other: Self) {
    restore(from: words, naming: names)
  }

  /// Every kind stands for itself.
  public var causeClasses: [EventKind] { EventKind.allCases }
}
