import SceneLifecycle

/// The answers to a passage that came before all of UIKit's callbacks had announced it.
///
/// UIKit announces one passage several times in an event: to the scene's delegate, to the scene's observers,
/// to those of the application. An answer to one of them is an answer to those that follow.
struct EarlyAnswers {
  /// An answer, with the callback in which it came.
  private struct EarlyAnswer {
    let passage: Passage
    /// The slot of the scene that the callback was about; nil for the application.
    let slot: Int?
    let scopes: Scopes
    /// The callbacks that it has answered: the next one of such a kind asks anew.
    var answered: CallbackSet
  }

  private var event: UInt32 = 0
  private var answers: [EarlyAnswer] = []

  mutating func reset() {
    if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
  }

  /// Keeps what a step answers, until the event is over.
  mutating func keep(_ scopes: Scopes, at step: AppStep) {
    if event != step.callback.event { reset() }
    event = step.callback.event
    // A configuration is asked for before there is a scene.
    guard !scopes.isEmpty, step.callback.kind != .configuration,
      let passage = step.callback.kind.passage
    else { return }
    answers.append(
      EarlyAnswer(
        passage: passage, slot: step.slot, scopes: scopes,
        answered: CallbackSet(step.callback.kind)))
  }

  /// Whether what a step asks for came before, in the same passage.
  ///
  /// - Parameters:
  ///   - scope: For whom: a slot, or `Scopes.app`.
  ///   - step: The step.
  func pays(_ scope: Int, at step: AppStep) -> Bool {
    answers.contains { answer in
      guard fits(answer, step) else { return false }
      if scope == Scopes.app { return true }
      return answer.slot == scope && (answer.scopes.contains(scope) || answer.scopes.hasApp)
    }
  }

  /// Remembers that a step was answered.
  mutating func spend(at step: AppStep) {
    for index in answers.indices where fits(answers[index], step) {
      answers[index].answered = answers[index].answered | CallbackSet(step.callback.kind)
    }
  }

  private func fits(_ answer: EarlyAnswer, _ step: AppStep) -> Bool {
    let kind = step.callback.kind
    guard event == step.callback.event, answer.passage == kind.passage,
      step.slot == nil || answer.slot == step.slot
    else { return false }
    return !answer.answered.contains(kind)
  }
}
