/// Something that plays events and tells callbacks one at a time, as UIKit does.
///
/// The order of calls: `reset`, then for each event `begin` and `next` until it returns nil or
/// another event arrives. All work is bounded by the callbacks told: O(1) each.
///
/// Not `Sendable`, because an app may be part of it; whoever plays on several threads asks for that.
public protocol Engine {
  /// Number of session slots, 1 … 64.
  var scenes: Int { get }

  /// Goes back to a device on which the app was never launched.
  mutating func reset()

  /// Returns the slots for which an event of a kind is legal now.
  ///
  /// For an event that is not about a scene, slot 0 stands for yes. While something is under way,
  /// `begin` may still refuse with `Refusal.underWay`. O(1).
  func accepting(_ kind: EventKind) -> SceneSet

  /// Kinds of which an event may be legal now: a quick first look.
  ///
  /// A kind that is missing here is accepted nowhere; all kinds by default.
  var plausible: EventSet { get }

  /// Returns whether an event is legal now; by default as `accepting` says of its kind.
  func accepts(_ event: Event) -> Bool

  /// Draws an event that only an app under test has and that is legal now; none by default.
  ///
  /// - Parameter stream: Where chance comes from; untouched by an engine without an app.
  mutating func ownEvent(_ stream: inout RandomStream) -> Event?

  /// Whether `ownEvent` can ever draw something; not by default.
  var hasOwnEvents: Bool { get }

  /// An event of the app under test that brings what it waits for; none by default.
  func pendingOwnEvent() -> Event?

  /// Draws one of all events that are legal now, each as likely as any other; nil when there is none.
  ///
  /// By default all of them are counted, kind by kind; an engine that knows their number, and which
  /// event has which rank, makes uniform choice faster. It is asked where a campaign may draw every
  /// kind that is plausible, so such an engine says `plausible`, too.
  ///
  /// - Parameter stream: Where chance comes from.
  func uniformEvent(_ stream: inout RandomStream) -> Event?

  /// Whether an event may be legal while another one still owes callbacks; true by default.
  var takesEventsUnderWay: Bool { get }

  /// Takes an event: plans what it owes, tells nothing yet.
  ///
  /// - Parameters:
  ///   - event: What the world does.
  ///   - number: Number of the event in its scenario, from 1.
  ///   - choiceSource: Who answers where the engine is free.
  /// - Throws: `Refusal` when the event is illegal now; then nothing has changed.
  mutating func begin(_ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource)
    throws(Refusal)

  /// Tells the next callback that is owed; nil when nothing is owed.
  mutating func next(_ choiceSource: inout ChoiceSource) -> Callback?

  /// Tells the next callback that is owed, in place: what the loop calls.
  ///
  /// By default it asks `next`; an engine whose callbacks are told in place saves a copy.
  ///
  /// - Parameters:
  ///   - choiceSource: Who answers where the engine is free.
  ///   - callback: Where the callback goes. It holds the one before, so every field that a monitor
  ///     reads has to be written; undefined when nothing is owed.
  /// - Returns: Whether something was owed.
  mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback) -> Bool

  /// A number that tells the engine's states apart; nil, the default, when it shows none.
  ///
  /// A shrinker cuts what lies between two equal ones and plays what is left, so a collision costs
  /// a play and no more. The same state has the same number in every run.
  var fingerprint: UInt64? { get }
}

extension Engine {
  /// Tells the next callback that is owed, by way of `next`.
  ///
  /// - Parameters:
  ///   - choiceSource: Who answers where the engine is free.
  ///   - callback: Where the callback goes; left alone when nothing is owed.
  /// - Returns: Whether something was owed.
  @inlinable
  public mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> Bool
  {
    guard let told = next(&choiceSource) else { return false }
    callback = told
    return true
  }

  /// Unknown.
  public var fingerprint: UInt64? { nil }

  /// All kinds.
  @inlinable
  public var plausible: EventSet { .all }

  /// Whether the event's scene is among those that its kind is legal for.
  @inlinable
  public func accepts(_ event: Event) -> Bool {
    if event.kind.isOfApp { return false }
    let slots = accepting(event.kind)
    if !event.kind.takesScene { return !slots.isEmpty }
    return Int(event.scene) < scenes && slots.contains(Int(event.scene))
  }

  /// Nothing.
  @inlinable
  public mutating func ownEvent(_ stream: inout RandomStream) -> Event? { nil }

  /// There is no app.
  public func pendingOwnEvent() -> Event? { nil }

  /// There is no app.
  @inlinable
  public var hasOwnEvents: Bool { false }

  /// Asks for every plausible kind.
  @inlinable
  public func uniformEvent(_ stream: inout RandomStream) -> Event? {
    uniformEvent(&stream, among: plausible)
  }

  /// Draws one of the legal events of some kinds by its rank among them; nil when there is none.
  @inlinable
  package func uniformEvent(_ stream: inout RandomStream, among kinds: EventSet) -> Event? {
    var count = 0
    for kind in kinds { count += accepting(kind).count }
    if count == 0 { return nil }
    var rank = stream.below(count)
    for kind in kinds {
      let slots = accepting(kind)
      if rank < slots.count {
        return Event(kind, scene: kind.takesScene ? slots.member(at: rank) : nil)
      }
      rank -= slots.count
    }
    return nil
  }

  /// Events may overlap.
  @inlinable
  public var takesEventsUnderWay: Bool { true }
}
