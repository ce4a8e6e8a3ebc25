package import SceneLifecycle

/// The roles of a failing history's events, and the nearest history in which nothing fails.
package struct FailureExplanation: Hashable, Sendable {
  /// The role of one event, as far as it was found out.
  package struct EventRole: Hashable, Sendable {
    /// Whether the same breaks without it.
    package var isUnneeded = false
    /// Kinds of event with which the same breaks in its place.
    package var replacements: [EventKind] = []
    /// The kind of the event itself; nil where it is not known.
    package var kind: EventKind?
    /// Kinds of event that were played in its place.
    package var tried = EventSet.none
    /// Other scenes to which it may happen, and the same breaks.
    package var scenes = SceneSet.none
    /// Whether it may change places with the event before; nil when there is none.
    package var mayComeEarlier: Bool?
    /// Whether it may change places with the event after; nil when there is none.
    package var mayComeLater: Bool?
    /// Whether everything was tried.
    package var isComplete = false

    /// Creates the role of an event of which nothing is known yet.
    package init(of kind: EventKind? = nil) { self.kind = kind }
  }

  /// One small change of a history.
  package enum SmallChange: Hashable, Sendable {
    /// UIKit answers as usual instead of as written.
    case usual(Choice, at: Int)
    /// An event happens to another scene.
    case scene(Int, at: Int)
    /// An event changes places with the one after it.
    case exchange(at: Int)
    /// Another event stands in its place.
    case replacement(Event, at: Int)
    /// An event is left out.
    case omission(at: Int)

    /// The index of the first event that it is about.
    package var position: Int {
      switch self {
      case .usual(_, let position), .scene(_, let position), .exchange(let position),
        .replacement(_, let position), .omission(let position):
        position
      }
    }
  }

  /// A history beside the failing one in which nothing fails.
  package struct Neighbour: Hashable, Sendable {
    /// The change that makes the history differ.
    package var change: SmallChange
    /// The play of the history.
    package var transcript: Transcript
    /// Number of the first callback that differs, or comes in one of the two only, from 0.
    package var first: Int

    package init(_ change: SmallChange, _ transcript: Transcript, first: Int) {
      self.change = change
      self.transcript = transcript
      self.first = first
    }
  }

  /// A usual answer without which nothing fails.
  package struct UsualAnswer: Hashable, Sendable {
    /// The other answer, with which nothing fails.
    package var otherwise: Choice
    /// The index of the event.
    package var position: Int

    /// Notes another answer to the choice of an event.
    package init(otherwise choice: Choice, at position: Int) {
      otherwise = choice
      self.position = position
    }
  }

  /// One role for each event, in order.
  package var roles: [EventRole]
  /// The nearest history in which nothing fails; nil when no small change leads to one.
  package var neighbour: Neighbour?
  /// Usual answers on which the failure rests, in the order of the events.
  package var usual: [UsualAnswer] = []
  /// How many histories were played.
  package var plays: Int
  /// Whether everything was tried.
  package var isComplete: Bool

  package init(roles: [EventRole], neighbour: Neighbour?, plays: Int, isComplete: Bool) {
    self.roles = roles
    self.neighbour = neighbour
    self.plays = plays
    self.isComplete = isComplete
  }
}

extension FailureExplanation.EventRole {
  /// The label of the event and what else is known, in one line.
  package var label: String {
    if isUnneeded { return "not needed" }
    let moves = [mayComeEarlier, mayComeLater].compactMap { $0 }
    var words: [String] = []
    if !replacements.isEmpty {
      words.append("replaceable by " + EventFamily.phrase(replacements, of: tried, for: kind))
    } else if !isComplete {
      words.append("not tried in every way")
    } else if moves.isEmpty || moves.contains(true) {
      words.append("needed")
    } else {
      words.append("needed at this place")
    }
    if mayComeEarlier == true { words.append("may come earlier") }
    if mayComeLater == true { words.append("may come later") }
    if !scenes.isEmpty { words.append("or scene \(scenes.numbers)") }
    return words.joined(separator: "; ")
  }
}

extension FailureExplanation.SmallChange {
  /// Returns the change, as the end of a sentence that begins with *if*.
  package func clause(of transcript: Transcript) -> String {
    let name = transcript.name(of: position + 1)
    switch self {
    case .usual(let choice, _): return "\(name) has no '\(choice.text)'"
    case .scene(let scene, _): return "\(name) happens to scene \(scene + 1)"
    case .exchange: return "\(name) comes after \(transcript.name(of: position + 2))"
    case .replacement(let event, _): return "\(name) is '\(event.text)' instead"
    case .omission: return "\(name) is left out"
    }
  }
}

extension Transcript {
  func name(of number: Int) -> String { "event \(number) '\(event(number).text)'" }
}
