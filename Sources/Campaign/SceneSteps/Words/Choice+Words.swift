package import SceneLifecycle

/// The name of an answer in notation, and its words.
typealias NamedAnswer = (name: String, words: String)

/// The words of the answers to a choice, by the names of the answers, and what decides it.
struct AnswerWords {
  /// What decides it.
  let actor: HistoryStep.Actor
  /// The words of each answer by its name.
  let answers: [NamedAnswer]

  /// What only the system decides.
  static func system(_ answers: [NamedAnswer]) -> AnswerWords {
    AnswerWords(actor: .system, answers: answers)
  }

  /// What only the system decides: whether something is so.
  static func system(yes: String, no: String) -> AnswerWords {
    AnswerWords(actor: .system, answers: [("yes", yes), ("no", no)])
  }

  /// What the app decides: whether something is so.
  static func app(yes: String, no: String) -> AnswerWords {
    AnswerWords(actor: .app, answers: [("yes", yes), ("no", no)])
  }
}

extension Choice {
  /// What is decided, as the end of a sentence, and what decides it.
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
