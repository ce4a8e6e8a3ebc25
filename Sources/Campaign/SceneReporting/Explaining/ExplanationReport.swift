import SceneLifecycle

/// The events of a failing history with what each is for, and the nearest passing history.
package struct ExplanationReport: Hashable, Sendable {
  /// The history that fails.
  package var transcript: Transcript
  /// The explanation of the failure.
  package var explanation: FailureExplanation

  package init(_ transcript: Transcript, _ explanation: FailureExplanation) {
    self.transcript = transcript
    self.explanation = explanation
  }

  /// Returns the report by itself: labels beside the events, the steps, then the neighbour.
  package func text(_ style: Style = .plain) -> String {
    let steps = StepsReport(transcript).stepLines(style)
    let lines =
      transcript.eventLines(style, explanation) + (steps.isEmpty ? [] : [""] + steps) + [""]
      + neighbour(style)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The nearest passing history and the first callback that differs.
  func neighbour(_ style: Style) -> [String] {
    var lines: [String] = []
    if let neighbour = explanation.neighbour {
      let change = neighbour.change.clause(of: transcript)
      let sentence =
        "Nothing fails if \(change). The first callback that differs is number"
        + " \(neighbour.first + 1):"
      lines += wrapped(sentence, indent: "  ", columns: style.columns)
      lines += difference(neighbour)
    } else {
      lines.append("  No small change leads to a history in which nothing fails.")
    }
    for sentence in explanation.usualSentences(of: transcript) {
      lines += wrapped(sentence, indent: "  ", columns: style.columns)
    }
    if !explanation.isComplete {
      lines.append("  Stopped after \(explanation.plays.counted("play")): more was not tried.")
    }
    return lines
  }

  private func difference(_ neighbour: FailureExplanation.Neighbour) -> [String] {
    [("here ", transcript), ("there", neighbour.transcript)].map { side, played in
      "    \(side)  " + played.line(of: neighbour.first)
    }
  }
}

extension Transcript {
  /// A callback with its number, whom it reached and the event that it answers.
  fileprivate func line(of index: Int) -> String {
    guard callbacks.indices.contains(index) else { return "\(index + 1)  no further callback" }
    let callback = callbacks[index]
    let number = Int(callback.event)
    return "\(index + 1)  \(who(at: index).padded(to: 4)) \(callback.shownDelivery.padded(to: 34))"
      + " \(number) \(event(number).text)"
  }

  /// The events that matter, the broken ones marked, each with its choices and, if known, its role.
  func eventLines(_ style: Style, _ explanation: FailureExplanation? = nil) -> [String] {
    let broken = breaks.map { event(of: $0) ?? 0 }
    // A drain that nothing broke in is not worth a line.
    let last = max(scenario.entries.count, broken.max() ?? 0)
    let count = min(last, eventCount)
    guard count > 0 else { return ["  no events"] }
    let width = (1...count).map { event($0).text.count }.max() ?? 0
    return (1...count).flatMap { number -> [String] in
      let (text, choices) = event(number)
      let title = "\(number)".leftPadded(to: "\(count)".count) + "  "
      let line = (broken.contains(number) ? "> " : "  ") + title + text
      let roles = explanation?.roles ?? []
      let role = roles.indices.contains(number - 1) ? roles[number - 1].label : ""
      let indent = String(repeating: " ", count: title.count + 2 + width + 3)
      let labels = wrapped(role, indent: "", columns: max(24, style.columns - indent.count))
      let first: String = labels.first.map { line.padded(to: indent.count) + $0 } ?? line
      let others: [String] = labels.dropFirst().map { indent + $0 }
      let answers: [String] = choices.map { "       " + $0.text }
      return [broken.contains(number) ? style.red(first) : first] + others + answers
    }
  }
}
