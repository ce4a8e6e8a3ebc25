/// The input of a play: a platform, events, and the choices made.
public struct Scenario: Hashable, Sendable {
  /// An event with the choices that were made from it until the next event.
  public struct Entry: Hashable, Sendable {
    /// What the world does.
    public var event: Event
    /// What UIKit chose; only where it differs from the usual.
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
  /// The names of the app's actions, in the order in which events first have them.
  public var actions: [String]
  /// The events in order.
  public var entries: [Entry]

  /// Creates a scenario.
  public init(
    platform: Platform, scenes: Int, quirks: Bool = false, defect: String? = nil,
    violates: String? = nil, actions: [String] = [], entries: [Entry] = []
  ) {
    self.platform = platform
    self.scenes = scenes
    self.quirks = quirks
    self.defect = defect
    self.violates = violates
    self.actions = actions
    self.entries = entries
  }
}

extension Scenario {
  /// Numbers the actions by their first events and forgets the names of others.
  ///
  /// Two scenarios with the same text are equal after that.
  public mutating func numberActions() {
    var names: [String] = []
    for place in entries.indices where entries[place].event.kind == .action {
      guard let name = actionName(entries[place].event) else { continue }
      let known = names.firstIndex(of: name)
      entries[place].event.number = UInt8(truncatingIfNeeded: known ?? names.count)
      if known == nil { names.append(name) }
    }
    actions = names
  }

  /// Returns the scenario with its actions numbered as in another list.
  ///
  /// An action that the list does not have gets a number that no action has: an illegal event.
  package func numberingActions(as names: [String]) -> Scenario {
    if actions == names { return self }
    var scenario = self
    scenario.actions = names
    for place in entries.indices where entries[place].event.kind == .action {
      let name = actionName(entries[place].event)
      let number = name.flatMap { names.firstIndex(of: $0) } ?? Event.actionLimit + 1
      scenario.entries[place].event.number = UInt8(truncatingIfNeeded: number)
    }
    return scenario
  }

  /// The name of an event's action; nil when it has none.
  public func actionName(_ event: Event) -> String? {
    let isNamed = event.kind == .action && actions.indices.contains(Int(event.number))
    return isNamed ? actions[Int(event.number)] : nil
  }

  /// An event of the scenario as a line of notation, such as `do type 1`.
  public func text(of event: Event) -> String {
    guard let name = actionName(event) else { return event.text }
    return "do " + name + event.place
  }
}
