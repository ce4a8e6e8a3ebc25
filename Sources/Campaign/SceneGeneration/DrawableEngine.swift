public import SceneLifecycle

/// An engine that the generator can draw events for; every member beyond `Engine` has a default.
@usableFromInline
package protocol DrawableEngine: FilteringEngine {
  /// Whether an event may be legal while callbacks of another one are pending; true by default.
  var takesEventsWhilePending: Bool { get }

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
  /// Events may overlap.
  @inlinable
  package var takesEventsWhilePending: Bool { true }

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
