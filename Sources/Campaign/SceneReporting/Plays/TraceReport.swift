import SceneLifecycle

/// Every event of a play with the callbacks that answer it.
///
/// Callbacks stand in the order in which they came. Where callbacks of two events interleave, the
/// earlier event's line is repeated.
package struct TraceReport: Hashable, Sendable {
  private static let fewestColumns = 36
  private static let applicationWidth = 10
  private static let stateWidth = 18

  /// The play that is written.
  package let transcript: Transcript
  /// Whether calls of stubs stand below their callback.
  package var showsStubs = false
  /// How long the longest name is: all lines have the same columns.
  private let nameWidth: Int

  /// Creates the report of a play.
  ///
  /// - Complexity: O(callbacks).
  package init(_ transcript: Transcript) {
    self.transcript = transcript
    nameWidth = transcript.callbacks.reduce(Self.fewestColumns) {
      max($0, $1.shownName.utf8.count)
    }
  }

  /// Returns the report, lines of at most 80 columns for most callbacks.
  ///
  /// - Complexity: O(callbacks).
  package func text(_ style: Style = .plain) -> String { collected { write(style, to: $0) } }

  /// Writes the report piece by piece, whole lines each: a long play needs no room for its text.
  ///
  /// - Complexity: O(callbacks).
  package func write(_ style: Style = .plain, to take: (String) -> Void) {
    func put(_ line: String) { take(line.withoutTrailingSpaces + "\n") }
    put(transcript.world)
    put(style.faint(heading))
    var announced = 0
    var current = 0
    var rest = transcript.answers.filter { $0.printed != nil || showsStubs && $0.stub != nil }[...]
    for (index, callback) in transcript.callbacks.enumerated() {
      let number = Int(callback.event)
      while announced < min(number, transcript.eventCount) {
        announced += 1
        current = announced
        event(announced, style).forEach { put($0) }
      }
      if number != current {
        current = number
        put(style.bold(title(number)) + ", continued")
      }
      delivery(callback, index, style).forEach { put($0) }
      rest = rest.drop { $0.index < index }
      for answer in rest.prefix(while: { $0.index == index }) { put(line(answer, style)) }
    }
    while announced < transcript.eventCount {
      announced += 1
      event(announced, style).forEach { put($0) }
    }
    for broken in transcript.breaks
    where broken.violation.index >= transcript.callbacks.count {
      if broken.isNoticedLater {
        put(broken.remark(at: nil))
      } else {
        sentence(broken, "at the end", style).forEach { put($0) }
      }
    }
  }

  /// Returns the line for an answer of the app, below the name of its callback.
  private func line(_ answer: Transcript.AppAnswer, _ style: Style) -> String {
    style.cut(String(repeating: " ", count: indexWidth + 9) + answer.text, to: style.columns)
  }

  private var indexWidth: Int { max(4, "\(transcript.callbacks.count)".count) }

  private var heading: String {
    row("", index: "", who: "", "callback", "scene reads", "app reads", "with")
  }

  private func title(_ number: Int) -> String {
    "\(number)".leftPadded(to: "\(transcript.eventCount)".count) + "  "
      + transcript.event(number).text
  }

  private func event(_ number: Int, _ style: Style) -> [String] {
    [style.bold(title(number))] + transcript.event(number).choices.map { "     " + $0.text }
  }

  private func delivery(_ callback: Callback, _ index: Int, _ style: Style) -> [String] {
    let breaks = transcript.breaks(at: index)
    let line = row(
      breaks.isEmpty ? "" : ">", index: "\(index + 1)", who: transcript.who(at: index),
      callback.shownName,
      callback.activation == .none ? "" : callback.activation.name, callback.application.name,
      callback.carried.joined(separator: " "))
    let remarks = transcript.noticed(at: index).map { $0.remark(at: index) }
    if breaks.isEmpty { return [line] + remarks }
    let sets = [
      "connected \(callback.connected.numbers)", "active \(callback.active.numbers)",
      "inactive \(callback.inactive.numbers)", "open \(callback.open.numbers)",
    ]
    return [style.red(line)] + breaks.flatMap { sentence($0, "", style) }
      + ["     " + sets.joined(separator: "; ")] + remarks
  }

  private func sentence(_ broken: Transcript.Break, _ location: String, _ style: Style) -> [String]
  {
    let title = [style.cross, broken.title, location].filter { !$0.isEmpty }.joined(separator: " ")
    return ["   " + style.red(title)]
      + wrapped(broken.sentence, indent: "     ", columns: style.columns)
  }

  private func row(
    _ mark: String, index: String, who: String, _ name: String, _ scene: String, _ app: String,
    _ carried: String
  ) -> String {
    let row =
      mark.padded(to: 2) + index.leftPadded(to: indexWidth) + "  " + who.padded(to: 4) + " "
      + name.padded(to: nameWidth) + " " + scene.padded(to: Self.stateWidth) + " "
      + app.padded(to: Self.applicationWidth) + " " + carried
    return row.withoutTrailingSpaces
  }
}
