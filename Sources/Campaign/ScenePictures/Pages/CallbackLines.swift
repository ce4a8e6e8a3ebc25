import SceneLifecycle
import SceneReporting

/// The callbacks of a history, line by line beside those of the history that passes.
///
/// Each line is a radio button of one group: a browser moves it with the arrow keys, and the style sheet shows
/// what the app could read at the line that is on. So the page needs no script.
struct CallbackLines {
  private let transcript: Transcript
  private let neighbour: FailureExplanation.Neighbour?
  private let name: String
  private let pairs: [AlignedCallbacks.Pair]

  /// Takes what is shown.
  ///
  /// - Parameters:
  ///   - report: The history, and the nearest one that passes.
  ///   - name: What identifiers begin with; each section of a page has its own.
  init(_ report: FailureReport, named name: String) {
    transcript = report.transcript
    neighbour = report.explanation?.neighbour
    self.name = name
    let here = Self.deliveries(transcript)
    pairs = AlignedCallbacks(here, neighbour.map { Self.deliveries($0.transcript) } ?? here).pairs
  }

  private static func deliveries(_ transcript: Transcript) -> [String] {
    transcript.callbacks.enumerated().map { transcript.who(at: $0) + " " + $1.shownDelivery }
  }

  /// The line that is on at first: where something broke, or began to; nil for the first one.
  private var initial: Int? {
    let index = transcript.breaks.first.map { $0.violation.onset ?? $0.violation.index }
    return pairs.firstIndex { $0.here != nil && $0.here == index }
  }

  /// The identifier of the first line that differs; nil where none does.
  var differing: String? {
    guard neighbour != nil else { return nil }
    return pairs.firstIndex { !$0.isSame }.map(identifier)
  }

  private func identifier(_ line: Int) -> String { "\(name)-line-\(line + 1)" }

  func write(_ page: inout Markup) {
    if pairs.isEmpty { return }
    page.element("p", "class=\"quiet\"", "The arrow keys step through the callbacks.")
    page.open(
      "div",
      "class=\"walk\(neighbour == nil ? " alone" : "")\" role=\"radiogroup\" "
        + "aria-label=\"callbacks\"")
    if neighbour != nil {
      page.open("div", "class=\"step head\"")
      page.element("p", "class=\"side here\"", "this history breaks it")
      page.element("p", "class=\"side there\"", "this one passes")
      page.close("div")
    }
    var event = 0
    for (line, pair) in pairs.enumerated() {
      let shown = pair.here.map { Int(transcript.callbacks[$0].event) } ?? event
      if shown > event {
        page.element("p", "class=\"event\"", "\(shown)  \(transcript.event(shown).text)")
        event = shown
      }
      write(pair, line, &page)
    }
    page.close("div")
  }

  private func write(_ pair: AlignedCallbacks.Pair, _ line: Int, _ page: inout Markup) {
    let isBroken = pair.here.map { !transcript.breaks(at: $0).isEmpty } ?? false
    let words = ["step"] + (isBroken ? ["bad"] : []) + (pair.isSame ? [] : ["differs"])
    page.open("div", "class=\"\(words.joined(separator: " "))\" id=\"\(identifier(line))\"")
    let isOn = line == initial ?? 0
    page.empty(
      "input",
      "type=\"radio\" name=\"\(name)-line\" id=\"\(identifier(line))-on\""
        + (isOn ? " checked=\"checked\"" : ""))
    side("here", transcript, pair.here, line, pair, &page)
    if let neighbour { side("there", neighbour.transcript, pair.there, line, pair, &page) }
    page.close("div")
  }

  private func side(
    _ side: String, _ transcript: Transcript, _ index: Int?, _ line: Int,
    _ pair: AlignedCallbacks.Pair, _ page: inout Markup
  ) {
    page.open("div", "class=\"side \(side)\(pair.isSame ? " same" : "")\"")
    if let index {
      page.element(
        "label", "for=\"\(identifier(line))-on\"", text(index, of: transcript, pair.isSame))
      let answers = transcript.answers.filter { $0.index == index }
      for answer in answers where !answer.isOfPlainStub {
        page.element("p", "class=\"answer\"", answer.text)
      }
      stubs(answers.filter(\.isOfPlainStub), &page)
      page.lines("p", "class=\"reading\"", CallbackReading(transcript, at: index).lines)
    }
    page.close("div")
  }

  private func text(_ index: Int, of transcript: Transcript, _ isSame: Bool) -> String {
    let callback = transcript.callbacks[index]
    let breaks = transcript.breaks(at: index).map { "✗ " + $0.title }
    let began = transcript.breaks.contains { $0.violation.onset == index }
    let remarks = (began ? ["what broke began here"] : []) + (isSame ? [] : ["differs"]) + breaks
    return "\(index + 1)  \(transcript.who(at: index))  \(callback.shownDelivery)"
      + (remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")")
  }

  private func stubs(_ calls: [Transcript.AppAnswer], _ page: inout Markup) {
    guard !calls.isEmpty else { return }
    page.open("details", "class=\"stubs\"")
    page.element("summary", UInt64(calls.count).counted("line") + " about stubs")
    page.lines("p", "class=\"answer\"", calls.map(\.text))
    page.close("details")
  }
}
