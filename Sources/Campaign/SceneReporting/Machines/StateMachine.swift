package import SceneLifecycle

/// A state machine as it was found: states, and every change from one to another.
package struct StateMachine: Hashable, Sendable {
  /// A state that differs from the others.
  package struct MachineState: Hashable, Sendable {
    /// The name.
    package var name: String
    /// How the app reads it; empty when no process runs that could read it.
    package var reading: String
    /// Callbacks that may come in this state besides those that announce a change to or from it.
    package var delivered = CallbackSet.none

    package init(_ name: String, reads reading: String = "") {
      self.name = name
      self.reading = reading
    }
  }

  /// A change from one state to another, with callbacks or without a word.
  package struct Transition: Hashable, Sendable {
    /// Where it starts, as an index in `states`.
    package var from: Int
    /// Where it leads, as an index in `states`.
    package var to: Int
    /// The callbacks that announce it; none when it comes without a word.
    package var delivered: CallbackSet
    /// Those of the callbacks that may be left out.
    package var optional = CallbackSet.none
    /// The events that make it come without a word.
    package var events = EventSet.none
    /// The moves of the engine that come without a word.
    package var moves: [AgendaItem] = []

    package init(from: Int, to: Int, delivered: CallbackSet = .none) {
      self.from = from
      self.to = to
      self.delivered = delivered
    }

    /// Whether it starts at one state and leads to another.
    package func joins(_ from: Int, _ to: Int) -> Bool { self.from == from && self.to == to }

    /// Whether nothing is delivered.
    package var isSilent: Bool { delivered.isEmpty }
  }

  /// The title: the subject of the machine, such as `scene on ipad-ios17`.
  package var title: String
  /// The states in the order in which an app goes up through them; the first is where it begins.
  package var states: [MachineState]
  /// The changes by where they start and lead, those with callbacks before silent ones.
  package var changes: [Transition]

  package init(title: String, states: [MachineState], changes: [Transition]) {
    self.title = title
    self.states = states
    self.changes = changes
  }
}

// MARK: - Words

extension StateMachine.Transition {
  /// The cause of the change: its callbacks, or the events and moves that come without a word.
  ///
  /// A callback that may be left out stands in brackets. A group of events that is complete is
  /// named as a group.
  package var words: [String] {
    if !isSilent {
      return delivered.kinds.map { optional.contains($0) ? "[\($0.name)]" : $0.name }
    }
    return moves.map(\.name) + Self.words(events)
  }

  private static func words(_ events: EventSet) -> [String] {
    let full = EventGroup.allCases.filter { group in
      let members = EventKind.allCases.filter { $0.group == group }
      return members.count > 1 && members.allSatisfy(events.contains)
    }
    var words: [String] = []
    for kind in events {
      let word = full.contains(kind.group) ? kind.group.rawValue : kind.word
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The words in lines of at most so many characters where it can be helped.
  func lines(columns: Int) -> [String] {
    if !isSilent { return words }
    let words = self.words
    let pieces = words.enumerated().map { $0 + 1 < words.count ? $1 + "," : $1 }
    return wrapped(pieces, indent: "", columns: columns)
  }
}
