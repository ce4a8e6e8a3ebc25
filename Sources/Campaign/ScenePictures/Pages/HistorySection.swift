import SceneLifecycle
import SceneReporting

/// One history within a page: the sentence, the facts, the lanes with the passing ones, the tables.
struct HistorySection {
  private let report: FailureReport
  private let name: String
  private let level: Int

  /// Takes what is told.
  ///
  /// - Parameters:
  ///   - report: The history, and what is known of its failure.
  ///   - name: What identifiers begin with; each section of a page has its own.
  ///   - level: The level of its heading.
  init(_ report: FailureReport, named name: String, level: Int) {
    self.report = report
    self.name = name
    self.level = level
  }

  private var transcript: Transcript { report.transcript }

  func write(_ page: inout Markup) {
    page.open("section", "id=\"\(name)\"")
    for (index, broken) in transcript.breaks.enumerated() { write(broken, index, &page) }
    if transcript.breaks.isEmpty {
      page.element("h\(level)", "Nothing breaks in this history")
    }
    facts(&page)
    if !report.facts.command.isEmpty {
      page.element("p", "Repeat it:")
      page.element("pre", report.facts.command)
    }
    lanes(&page)
    HistoryTables(report).write(&page)
    page.close("section")
  }

  // MARK: - What broke

  private func write(_ broken: Transcript.Break, _ index: Int, _ page: inout Markup) {
    page.element(index == 0 ? "h\(level)" : "h\(level + 1)", "class=\"bad\"", "✗ " + broken.title)
    page.element("p", "class=\"sentence\"", broken.sentence)
    for sentence in transcript.locations(of: broken) { page.element("p", sentence) }
    if let answer = broken.answer { page.element("p", "If your app means this, \(answer).") }
  }

  // MARK: - Facts

  private func facts(_ page: inout Markup) {
    let known = report.facts
    let quirks = transcript.quirks.joined(separator: ", ")
    let facts: [(name: String, text: String?)] = [
      ("world", transcript.world), ("with quirk", quirks.isEmpty ? nil : quirks),
      ("how sure", certainty),
      ("cases", known.cases > 0 ? "\(known.cases.counted("case")) failed this way" : nil),
      ("look at", report.companions), ("order", report.dependence), ("seed", known.seed),
      ("token", known.token),
      ("file", known.file),
    ]
    page.open("dl")
    for fact in facts {
      guard let text = fact.text else { continue }
      page.element("dt", fact.name)
      page.element("dd", text)
    }
    for history in known.further {
      page.element("dt", "also broken by")
      page.element("dd", history)
    }
    for other in known.others {
      page.element("dt", "also met")
      page.element("dd", "\(other.invariant): \(other.command)")
    }
    page.close("dl")
  }

  /// The certainty of the history, in words; nil where nothing breaks in it.
  private var certainty: String? {
    guard !transcript.breaks.isEmpty else { return nil }
    if let shrinking = report.facts.shrinking {
      let events = UInt64(max(0, shrinking.eventsBefore)).counted("event")
      let plays = UInt64(max(0, shrinking.plays)).counted("play")
      return "\(shrinking.label) (from \(events), \(plays))"
    }
    guard let explanation = report.explanation, explanation.isComplete else {
      return "it broke when this page was made; whether a shorter history breaks it was not tried"
    }
    let spare = explanation.roles.count { $0.isUnneeded }
    return spare == 0
      ? "no event can be left out: each was, one at a time, and then it does not break"
      : UInt64(spare).counted("event") + " of it can be left out: shrink it"
  }

  // MARK: - Lanes

  private func lanes(_ page: inout Markup) {
    let lines = CallbackLines(report, named: name)
    if let neighbour = report.explanation?.neighbour {
      page.open("p")
      page.element("span", differs(neighbour))
      if let line = lines.differing { page.element("a", "href=\"#\(line)\"", "Go to it.") }
      page.close("p")
    }
    lines.write(&page)
    pictures(&page)
    remarks(&page)
  }

  private func differs(_ neighbour: FailureExplanation.Neighbour) -> String {
    "Nothing fails if \(neighbour.change.clause(of: transcript)). The first callback that differs is"
      + " number \(neighbour.first + 1)."
  }

  /// Writes the lanes below each other: beside each other, each would have half of the width.
  private func pictures(_ page: inout Markup) {
    var picture = LanePicture(transcript.foldingStubs, report.explanation)
    picture.differing = report.explanation?.neighbour?.first
    let title = transcript.breaks.isEmpty ? "The history" : "The history that breaks it"
    figure(title, picture, name + "-here", &page)
    guard let neighbour = report.explanation?.neighbour else { return }
    var there = LanePicture(neighbour.transcript.foldingStubs)
    there.differing = neighbour.first
    page.open("details")
    page.element("summary", "The lanes of the history that passes")
    figure(differs(neighbour), there, name + "-there", &page)
    page.close("details")
  }

  private func remarks(_ page: inout Markup) {
    guard let explanation = report.explanation else { return }
    if explanation.neighbour == nil {
      page.element("p", "No small change leads to a history in which nothing fails.")
    }
    for sentence in explanation.usualSentences(of: transcript) { page.element("p", sentence) }
    if !explanation.isComplete {
      let plays = UInt64(max(0, explanation.plays)).counted("play")
      page.element("p", "Stopped after \(plays): more was not tried.")
    }
  }

  private func figure(
    _ caption: String, _ picture: LanePicture, _ name: String, _ page: inout Markup
  ) {
    page.open("figure")
    page.element("figcaption", caption)
    page.add(picture.element(named: name))
    page.close("figure")
  }
}
