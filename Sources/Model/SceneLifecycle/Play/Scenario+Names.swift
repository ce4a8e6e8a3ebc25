extension Scenario {
  /// Numbers actions and contents by their first events and forgets the names of others.
  ///
  /// Two scenarios with the same text are equal after that.
  public mutating func numberNames() {
    var used = EventNames()
    for position in entries.indices {
      let event = entries[position].event
      if let name = actionName(event) {
        entries[position].event.number = UInt8(truncatingIfNeeded: used.actions.index(of: name))
      } else if let name = contentName(event) {
        entries[position].event.number = UInt8(
          truncatingIfNeeded: used.contents.index(of: name) + 1)
      }
    }
    names = used
  }

  /// Returns the scenario with its actions and contents numbered as in other lists.
  ///
  /// A name that the lists do not have gets a number that nothing has: an illegal event. Where the app
  /// names no contents, none is brought.
  package func numbering(as names: EventNames) -> Scenario {
    if self.names == names { return self }
    var scenario = self
    scenario.names = names
    for position in entries.indices {
      let event = entries[position].event
      if event.kind == .action {
        let number = actionName(event).flatMap { names.actions.firstIndex(of: $0) }
        scenario.entries[position].event.number =
          number.map { UInt8(truncatingIfNeeded: $0) } ?? Event.unknownNumber
      } else if let name = contentName(event) {
        let number = names.contents.firstIndex(of: name)
        scenario.entries[position].event.number =
          number.map { UInt8(truncatingIfNeeded: $0 + 1) }
          ?? (names.contents.isEmpty ? 0 : Event.unknownNumber)
      }
    }
    return scenario
  }

  /// The name of an event's action; nil when it has none.
  public func actionName(_ event: Event) -> String? {
    let isNamed = event.kind == .action && names.actions.indices.contains(Int(event.number))
    return isNamed ? names.actions[Int(event.number)] : nil
  }

  /// The name of what an event of the world brings; nil where it brings the simplest, or nothing.
  public func contentName(_ event: Event) -> String? {
    let position = Int(event.number) - 1
    let isNamed = !event.kind.isOfApp && names.contents.indices.contains(position)
    return isNamed ? names.contents[position] : nil
  }

  /// An event of the scenario as a line of notation, such as `do type 1` or `openURL 1 with note`.
  public func text(of event: Event) -> String {
    if let name = actionName(event) { return "do " + name + event.target }
    if let name = contentName(event) { return event.text + " with " + name }
    return event.text
  }
}

extension [String] {
  /// The index of a name, which is added where it is new.
  fileprivate mutating func index(of name: String) -> Int {
    if let known = firstIndex(of: name) { return known }
    append(name)
    return count - 1
  }
}
