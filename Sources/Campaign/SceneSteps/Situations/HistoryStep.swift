/// One event of a history in the words of a person who wants to see it on a device.
package struct HistoryStep: Hashable, Sendable {
  /// The number of the event, from 1.
  package var event: Int
  /// The event as a sentence without its period.
  package var sentence: String
  /// The actor that brings the event about.
  package var actor: Actor
  /// The command that does it in a simulator; nil where there is none.
  package var command: String?
  /// Where the simulator's or Xcode's menu has it; nil where none has.
  package var menu: String?
  /// The decisions beside the event, each a sentence without its period.
  package var decisions: [StepDecision] = []

  /// A decision beside the event, with the actor that makes it.
  package struct StepDecision: Hashable, Sendable {
    /// The actor that decides.
    package var actor: Actor
    /// The decision, as the end of a sentence.
    package var sentence: String

    package init(_ actor: Actor, _ sentence: String) {
      self.actor = actor
      self.sentence = sentence
    }
  }

  /// An actor that brings something about.
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

/// The words for a kind of event in its situation.
struct StepWords {
  /// The sentence, without its period.
  var sentence: String
  /// The actor that brings the event about.
  var actor = HistoryStep.Actor.person
  /// The command of a simulator.
  var command: String?
  /// The menu of a simulator or of Xcode.
  var menu: String?

  /// Returns the words for an act of a person, or for an event around the device.
  static func person(
    _ sentence: String, command: String? = nil, menu: String? = nil
  ) -> StepWords {
    StepWords(sentence: sentence, command: command, menu: menu)
  }

  /// Returns the words for an act of the app itself.
  static func app(_ sentence: String) -> StepWords { StepWords(sentence: sentence, actor: .app) }

  /// Returns the words for an act that only the system can do.
  static func system(
    _ sentence: String, command: String? = nil, menu: String? = nil
  ) -> StepWords {
    StepWords(sentence: sentence, actor: .system, command: command, menu: menu)
  }
}
