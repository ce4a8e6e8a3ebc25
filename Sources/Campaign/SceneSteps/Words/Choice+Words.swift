package import SceneLifecycle

/// The name of an answer in notation, and its words.
typealias NamedAnswer = (name: String, words: String)

/// The words of the answers to a choice, by the names of the answers, and what decides it.
struct AnswerWords {
  /// The actor that decides.
  let actor: HistoryStep.Actor
  /// The words of each answer by its name.
  let answers: [NamedAnswer]

  /// Returns the words of a choice that only the system makes.
  static func system(_ answers: [NamedAnswer]) -> AnswerWords {
    AnswerWords(actor: .system, answers: answers)
  }

  /// Returns the words of a choice of yes or no that only the system makes.
  static func system(yes: String, no: String) -> AnswerWords {
    AnswerWords(actor: .system, answers: [("yes", yes), ("no", no)])
  }

  /// Returns the words of a choice of yes or no that the app makes.
  static func app(yes: String, no: String) -> AnswerWords {
    AnswerWords(actor: .app, answers: [("yes", yes), ("no", no)])
  }
}

extension Choice {
  /// The decision, as the end of a sentence, with the actor that makes it.
  package var decision: HistoryStep.StepDecision {
    let words = kind.answerWords
    let sentence: String
    switch kind {
    case .order: sentence = "\(chosen.words) before \(usual.words)"
    case .requestTarget:
      sentence = "number \(Int(answer) + 1) of the windows that it could get is chosen"
    default:
      // A test holds the table to the answers of every choice.
      sentence = words.answers.first { $0.name == answerText }?.words ?? text
    }
    return HistoryStep.StepDecision(words.actor, sentence)
  }
}
