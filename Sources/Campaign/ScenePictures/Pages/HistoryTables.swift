import SceneLifecycle
import SceneReporting
import SceneSteps

/// The events and the callbacks of a history as tables: all that the lanes show, in text.
struct HistoryTables {
  private let report: FailureReport

  init(_ report: FailureReport) { self.report = report }

  private var transcript: Transcript { report.transcript }

  func write(_ page: inout Markup) {
    details("The steps for a person", &page) { steps(&$0) }
    details("The events, and what each is for", &page) { events(&$0) }
    details("The callbacks, and what could be read", &page) { callbacks(&$0) }
  }

  private func details(
    _ title: String, _ page: inout Markup, _ content: (inout Markup) -> Void
  ) {
    page.open("details", "open=\"open\"")
    page.element("summary", title)
    page.open("div", "class=\"table\"")
    page.open("table")
    content(&page)
    page.close("table")
    page.close("div")
    page.close("details")
  }

  private func head(_ titles: [String], _ page: inout Markup) {
    page.open("thead")
    page.open("tr")
    for title in titles { page.element("th", "scope=\"col\"", title) }
    page.close("tr")
    page.close("thead")
  }

  private func row(_ cells: [String], isBad: Bool, _ page: inout Markup) {
    page.open("tr", isBad ? "class=\"bad\"" : "")
    for (position, cell) in cells.enumerated() {
      let name = position == 0 ? "count" : cell.count > 32 ? "wide" : "code"
      page.element("td", "class=\"\(name)\"", cell)
    }
    page.close("tr")
  }

  // MARK: - Steps

  private func steps(_ page: inout Markup) {
    let steps = StepsReport(transcript)
    page.element("caption", steps.beginning)
    head(["", "step", "decided besides", "in a simulator"], &page)
    page.open("tbody")
    for line in steps.lines {
      page.open("tr")
      page.element("td", "class=\"count\"", line.number)
      page.element("td", "class=\"wide\"", line.sentence)
      page.lines("td", "class=\"wide\"", line.decisions)
      page.lines("td", "class=\"wide\"", [line.command, line.menu].compactMap { $0 })
      page.close("tr")
    }
    if let sight = steps.sight {
      page.open("tr", "class=\"bad\"")
      page.element("td", "class=\"count\"", "")
      page.element("td", "class=\"wide\" colspan=\"3\"", sight)
      page.close("tr")
    }
    page.close("tbody")
  }

  // MARK: - Events

  private func events(_ page: inout Markup) {
    head(["", "event", "UIKit's answers", "what it is for"], &page)
    page.open("tbody")
    let roles = report.explanation?.roles.map(\.label) ?? []
    let broken = transcript.breaks.compactMap { transcript.event(of: $0) }
    for number in 1..<transcript.eventCount + 1 {
      let (text, choices) = transcript.event(number)
      let role = roles.indices.contains(number - 1) ? roles[number - 1] : ""
      row(
        ["\(number)", text, choices.map(\.text).joined(separator: "; "), role],
        isBad: broken.contains(number), &page)
    }
    page.close("tbody")
  }

  // MARK: - Callbacks

  private func callbacks(_ page: inout Markup) {
    head(
      [
        "", "event", "to", "callback", "activationState", "applicationState", "scenes",
        "what the app did", "what broke",
      ], &page)
    page.open("tbody")
    for (index, callback) in transcript.callbacks.enumerated() {
      let reading = CallbackReading(transcript, at: index)
      let breaks = transcript.breaks(at: index)
      let remarks =
        breaks.map(\.title)
        + transcript.noticed(at: index).map { "\($0.violation.invariant) is noticed here" }
      row(
        [
          "\(index + 1)", reading.event, transcript.who(at: index), callback.shownDelivery,
          reading.ownState,
          callback.application.name, reading.scenes, reading.answers.joined(separator: "; "),
          remarks.joined(separator: "; "),
        ], isBad: !breaks.isEmpty, &page)
    }
    for broken in transcript.breaks where broken.violation.index >= transcript.callbacks.count {
      let blank = [String](repeating: "", count: 7)
      let remark =
        broken.isNoticedLater ? "\(broken.violation.invariant) is noticed here" : broken.title
      row(["end"] + blank + [remark], isBad: !broken.isNoticedLater, &page)
    }
    page.close("tbody")
  }
}
