import SceneLifecycle

/// A failure as a campaign ends with it: what broke, the shortest history, how to repeat it.
package struct FailureReport: Hashable, Sendable {
  /// A summary of shrinking.
  package struct ShrinkingSummary: Hashable, Codable, Sendable {
    /// The certainty of the result, such as `no event can be left out`.
    package var label: String
    /// Number of events before shrinking.
    package var eventsBefore: Int
    /// How many scenarios were played.
    package var plays: Int

    package init(label: String, eventsBefore: Int, plays: Int) {
      self.label = label
      self.eventsBefore = eventsBefore
      self.plays = plays
    }
  }

  /// The play that is reported; its first break is the failure.
  package var transcript: Transcript
  /// The summary of shrinking; nil when nothing was shrunk.
  package var shrinking: ShrinkingSummary?
  /// The explanation, with the role of each event; nil when none was computed.
  package var explanation: FailureExplanation?
  /// The campaign's seed; nil for a written scenario.
  package var seed: String?
  /// The token of the case; nil for a written scenario.
  package var token: String?
  /// How many cases failed this way; 0 for a report that counts none.
  package var cases: UInt64 = 0
  /// The file that holds the scenario; nil when none was written.
  package var file: String?
  /// The other breaks of the history, and where to look first, in a sentence; nil for none.
  package var companions: String?
  /// On which order of sets the failure hangs; nil where it hangs on none.
  package var dependence: String?
  /// Other failures that were met beside this one.
  package var others: [Other] = []
  /// Other histories that break the same, the events of each.
  package var further: [String] = []
  /// The command that repeats the failure; empty where the report's last fact does.
  package var command: String
  /// Whether the history is drawn as lanes, too.
  package var drawsLanes = false
  /// Whether the lanes of a launch on which the failure does not depend are one line.
  package var foldsLaunches = false

  /// Another failure that was met on the way.
  package struct Other: Hashable, Codable, Sendable {
    /// Identifier of the invariant that broke.
    package var invariant: String
    /// The command that repeats it.
    package var command: String

    package init(_ invariant: String, repeatedBy command: String) {
      self.invariant = invariant
      self.command = command
    }
  }

  package init(
    _ transcript: Transcript, shrinking: ShrinkingSummary? = nil, repeatedBy command: String
  ) {
    self.transcript = transcript
    self.shrinking = shrinking
    self.command = command
  }

  /// Returns the report; what repeats the failure is its last line.
  package func text(_ style: Style = .plain) -> String {
    var lines: [String] = []
    for broken in transcript.breaks {
      lines.append(style.red("\(style.cross) \(broken.title)"))
      lines += wrapped(broken.sentence, indent: "  ", columns: style.columns)
      for sentence in transcript.locations(of: broken.violation) {
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
    if drawsLanes {
      var lanes = LaneReport(transcript)
      lanes.foldsLaunches = foldsLaunches
      lines += [""] + lanes.rows(style) + choices(style)
    }
    if let explanation {
      lines += [""] + ExplanationReport(transcript, explanation).neighbour(style)
    }
    lines += [""] + facts.map { "  " + $0.shown }
    if !command.isEmpty { lines.append(style.bold(command.shown)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report with every callback of its lanes.
  package var unfolded: FailureReport {
    var report = self
    report.foldsLaunches = false
    return report
  }

  /// Returns the choices of iOS that a developer would not expect, each in a sentence.
  private func choices(_ style: Style) -> [String] {
    let sentences = transcript.choiceSentences
    if sentences.isEmpty { return [] }
    return [""] + sentences.flatMap { wrapped($0, indent: "  ", columns: style.columns) }
  }

  private var facts: [String] {
    var facts: [String] = []
    if let shrinking {
      let events = UInt64(max(0, shrinking.eventsBefore)).counted("event")
      let plays = UInt64(max(0, shrinking.plays)).counted("play")
      facts.append("\(shrinking.label) (from \(events), \(plays))")
    }
    if !transcript.quirks.isEmpty {
      facts.append("with quirk \(transcript.quirks.joined(separator: ", "))")
    }
    if cases > 1 { facts.append("\(cases.counted("case")) failed this way") }
    if let companions { facts.append(companions) }
    if let dependence { facts.append(dependence) }
    if let seed { facts.append("seed \(seed)") }
    if let token, !command.isEmpty { facts.append("token \(token)") }
    if let file, !command.isEmpty { facts.append("written to \(file)") }
    facts += further.map { "also broken by '\($0)'" }
    facts += others.map { "also met: \($0.invariant), \($0.command)" }
    if command.isEmpty { facts += [file ?? token].compactMap { $0 } }
    return facts
  }
}
