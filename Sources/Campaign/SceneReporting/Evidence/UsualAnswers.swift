import SceneLifecycle

extension FailureExplanation {
  /// The most usual answers that a report puts into sentences.
  private static let mostUsual = 2

  /// A sentence for each usual answer on which the failure rests, with what is known of the other one.
  package func usualSentences(of transcript: Transcript) -> [String] {
    var sentences = usual.prefix(Self.mostUsual).map { answer in
      let choice = answer.otherwise
      let evidence = RecordedChoices.evidence(of: choice.kind)
      return
        "It rests on a usual answer: nothing fails if \(transcript.name(of: answer.position + 1))"
        + " has '\(choice.text)' (\(evidence))."
    }
    let rest = usual.count - Self.mostUsual
    if rest > 0 { sentences.append("And on \(rest.counted("more usual answer")).") }
    return sentences
  }
}
