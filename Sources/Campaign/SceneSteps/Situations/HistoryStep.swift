/// One event of a history in the words of a person who wants to see it on a device.
package struct HistoryStep: Hashable, Sendable {
  /// The number of the event, from 1.
  package var event: Int
  /// What happens, as a sentence without its period.
  package var sentence: String
  /// What brings it about.
  package var actor: Actor
  /// The command that does it in a simulator; nil where there is none.
  package var command: String?
  /// Where the simulator's or Xcode's menu has it; nil where none has.
  package var menu: String?
  /// What was decided besides, each a sentence without its period.
  package var decisions: [StepDecision] = []

  /// What is decided besides the event, and what decides it.
  package struct StepDecision: Hashable, Sendable {
    /// What decides it.
    package var actor: Actor
    /// What is decided, as the end of a sentence.
    package var sentence: String

    package init(_ actor: Actor, _ sentence: String) {
      self.actor = actor
      self.sentence = sentence
    }
  }

  /// What brings something about.
  package enum Actor: Hashable, Sendable {
    /// A person with the device, or the world around it.
    case person
    /// The app's own code.
    case app
    /// The system alone: no hand and no command makes it happen on a device.
    case system
  }

  /// Whether the steps say the same, so that one line tells both.
  package func isAlike(_ other: HistoryStep) -> Bool {
    var other = other
    other.event = event
    return self == other
  }
}

/// What a kind of event is called in its situation.
struct StepWords {
  /// The sentence, without its period.
  var sentence: String
  /// What brings it about.
  var actor = HistoryStep.Actor.person
  /// The command of a simulator.
  var command: String?
  /// The menu of a simulator or of Xcode.
  var menu: String?

  /// What a person does, or what happens around the device.
  static func person(
    _ sentence: String, command: String? = nil, menu: String? = nil
  ) -> StepWords {
    StepWords(sentence: sentence, command: command, menu: menu)
  }

  /// What the app does of its own accord.
  static func app(_ sentence: String) -> StepWords { StepWords(sentence: sentence, actor: .app) }

  /// What only the system does.
  static func system(
    _ sentence: String, command: String? = nil, menu: String? = nil
  ) -> StepWords {
    StepWords(sentence: sentence, actor: .system, command: command, menu: menu)
  }
}
