import SceneLifecycle

/// A failure as a campaign ends with it: what broke, the shortest history, how to repeat it.
package struct FailureReport: Hashable, Sendable {
  /// The play that is reported; its first break is the failure.
  package var transcript: Transcript
  /// The facts about it that its play does not show.
  package var facts: ReportFacts
  /// The explanation, with the role of each event; nil when none was computed.
  package var explanation: FailureExplanation?
  /// The other breaks of the history, and where to look first, in a sentence; nil for none.
  package var companions: String?
  /// On which order of sets the failure hangs; nil where it hangs on none.
  package var dependence: String?
  /// How much of the history it draws.
  package var look: ReportLook
  /// Whether folded lanes have every call of a stub all the same.
  package var showsStubs = false

  /// How much of its history a report draws.
  package enum ReportLook: String, Hashable, Codable, Sendable {
    /// The events alone.
    case events
    /// The lanes of the history, too.
    case lanes
    /// The lanes, each launch on which the failure does not depend in one line.
    case foldedLanes
  }

  /// Begins the report of a play, without an explanation.
  package init(_ transcript: Transcript, _ facts: ReportFacts, look: ReportLook = .events) {
    self.transcript = transcript
    self.facts = facts
    self.look = look
  }

  /// Returns the report; what repeats the failure is its last line.
  package func text(_ style: Style = .plain) -> String {
    var lines: [String] = []
    for broken in transcript.breaks {
      lines.append(style.red("\(style.cross) \(broken.title)"))
      lines += wrapped(broken.sentence, indent: "  ", columns: style.columns)
      for sentence in transcript.locations(of: broken) {
        lines += wrapped(sentence, indent: "  ", columns: style.columns)
      }
      if let answer = broken.answer {
        lines += wrapped(
          "If your app means this, \(answer).", indent: "  ", columns: style.columns)
      }
    }
    lines += ["", "  " + transcript.world]
    lines += transcript.eventLines(style, explanation)
    let steps = StepsReport(transcript).stepLines(style)
    if !steps.isEmpty { lines += [""] + steps }
    if look != .events {
      var lanes = LaneReport(transcript)
      lanes.foldsLaunches = look == .foldedLanes
      lanes.foldsStubs = look == .foldedLanes && !showsStubs
      lines += [""] + lanes.rows(style) + choices(style)
    }
    if let explanation {
      lines += [""] + ExplanationReport(transcript, explanation).neighbour(style)
    }
    lines += [""] + factLines.map { "  " + $0.shown }
    if !facts.command.isEmpty { lines.append(style.bold(facts.command.shown)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report with every callback of its lanes.
  package var unfolded: FailureReport {
    var report = self
    if look == .foldedLanes { report.look = .lanes }
    return report
  }

  /// Returns the choices of iOS that a developer would not expect, each in a sentence.
  private func choices(_ style: Style) -> [String] {
    let sentences = transcript.choiceSentences
    if sentences.isEmpty { return [] }
    return [""] + sentences.flatMap { wrapped($0, indent: "  ", columns: style.columns) }
  }

  private var factLines: [String] {
    var lines: [String] = []
    if let shrinking = facts.shrinking {
      let events = UInt64(max(0, shrinking.eventsBefore)).counted("event")
      let plays = UInt64(max(0, shrinking.plays)).counted("play")
      lines.append("\(shrinking.label) (from \(events), \(plays))")
    }
    if !transcript.quirks.isEmpty {
      lines.append("with quirk \(transcript.quirks.joined(separator: ", "))")
    }
    if facts.cases > 1 { lines.append("\(facts.cases.counted("case")) failed this way") }
    lines += [companions, dependence, facts.seed.map { "seed " + $0 }].compactMap { $0 }
    if !facts.command.isEmpty {
      lines += [facts.token.map { "token " + $0 }, facts.file.map { "written to " + $0 }]
        .compactMap { $0 }
    }
    lines += facts.further.map { "also broken by '\($0)'" }
    lines += facts.others.map { "also met: \($0.invariant), \($0.command)" }
    if facts.command.isEmpty { lines += [facts.file ?? facts.token].compactMap { $0 } }
    return lines
  }
}
