/// The input of a play: a platform, events, and the choices made.
public struct Scenario: Hashable, Sendable {
  /// An event with the choices that were made from it until the next event.
  public struct Entry: Hashable, Sendable {
    /// The event.
    public var event: Event
    /// The choices of UIKit that differ from the usual.
    public var choices: [Choice]

    /// Creates an entry.
    public init(_ event: Event, choices: [Choice] = []) {
      self.event = event
      self.choices = choices
    }
  }

  /// The world.
  public var platform: Platform
  /// Number of session slots, 1 … 64.
  public var scenes: Int
  /// Whether quirks may be chosen.
  public var quirks: Bool
  /// Identifier of the defect that is planted in the engine; nil for none.
  public var defect: String?
  /// Identifier of the invariant that the scenario breaks; nil when its file names none.
  public var violates: String?
  /// The names of the app's own that events have by number, in the order in which they first have them.
  public var names: EventNames
  /// The events in order.
  public var entries: [Entry]

  /// Creates a scenario.
  public init(
    platform: Platform, scenes: Int, quirks: Bool = false, defect: String? = nil,
    violates: String? = nil, names: EventNames = EventNames(), entries: [Entry] = []
  ) {
    self.platform = platform
    self.scenes = scenes
    self.quirks = quirks
    self.defect = defect
    self.violates = violates
    self.names = names
    self.entries = entries
  }
}
