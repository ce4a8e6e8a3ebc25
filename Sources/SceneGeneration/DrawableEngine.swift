public import SceneLifecycle

/// What the generator may ask of an engine beyond `Engine`; every member has a default.
@usableFromInline
package protocol DrawableEngine: FilteringEngine {
  /// Draws one of all events that are legal now, each as likely as any other; nil when there is none.
  ///
  /// By default all of them are counted, kind by kind; an engine that knows their number, and which
  /// event has which rank, makes uniform choice faster. It is asked where a campaign may draw every
  /// kind that is plausible, so such an engine says `plausible`, too.
  ///
  /// - Parameter stream: Where chance comes from.
  func uniformEvent(_ stream: inout RandomStream) -> Event?

  /// Whether an event may be legal while callbacks of another one are pending; true by default.
  var takesEventsUnderWay: Bool { get }

  /// Whether `ownEvent` can ever draw something; not by default.
  var hasOwnEvents: Bool { get }

  /// Whether `bringing` can ever change an event; not by default.
  var hasContents: Bool { get }

  /// Lets a legal event of the world bring the app something; by default it brings nothing.
  ///
  /// - Parameters:
  ///   - event: It is legal now.
  ///   - stream: Where chance comes from; untouched by an engine without contents.
  /// - Returns: An event that is legal now, with the kind of the one given.
  func bringing(_ event: Event, _ stream: inout RandomStream) -> Event

  /// Draws an event that only an app under test has and that is legal now; none by default.
  ///
  /// - Parameter stream: Where chance comes from; untouched by an engine without an app.
  mutating func ownEvent(_ stream: inout RandomStream) -> Event?
}

extension DrawableEngine {
  /// Asks for every plausible kind.
  @inlinable
  package func uniformEvent(_ stream: inout RandomStream) -> Event? {
    uniformEvent(&stream, among: plausible)
  }

  /// Draws one of the legal events of some kinds by its rank among them; nil when there is none.
  ///
  /// A call of its own: a loop that plays grows with all that is compiled into it, and from some size on
  /// the compiler leaves the engine's own functions outside.
  @inlinable
  @inline(never)
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
  package var takesEventsUnderWay: Bool { true }

  /// There is no app.
  @inlinable
  package var hasOwnEvents: Bool { false }

  /// There is no app.
  @inlinable
  package var hasContents: Bool { false }

  /// There is no app.
  @inlinable
  package func bringing(_ event: Event, _ stream: inout RandomStream) -> Event { event }

  /// There is no app.
  @inlinable
  package mutating func ownEvent(_ stream: inout RandomStream) -> Event? { nil }
}
