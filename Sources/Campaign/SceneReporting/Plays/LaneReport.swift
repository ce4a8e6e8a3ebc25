import SceneLifecycle

/// A play as lanes: one for the app and one for each scene, time downwards.
///
/// A row is a callback. Each lane shows what its scene is after it; the scene that received it has
/// a mark beside it.
package struct LaneReport: Hashable, Sendable {
  /// The play that is drawn.
  package var transcript: Transcript
  /// Whether a launch on which the failure does not depend is one line.
  package var foldsLaunches = false
  /// Whether calls of stubs that follow each other at a callback are one line.
  package var foldsStubs = false

  /// Creates the lanes of a play; scenes that never appear get none.
  package init(_ transcript: Transcript) { self.transcript = transcript }

  /// Returns the drawing, in lines that keep to the style's columns.
  ///
  /// - Complexity: O(callbacks × lanes + answers).
  package func text(_ style: Style = .plain) -> String { collected { write(style, to: $0) } }

  /// Writes the drawing piece by piece, whole lines each: a long play needs no room for its text.
  ///
  /// - Complexity: O(callbacks × lanes + answers).
  package func write(_ style: Style = .plain, to take: (String) -> Void) {
    take(style.cut(transcript.world, to: style.columns) + "\n")
    drawRows(style) { take($0 + "\n") }
  }

  /// Returns the drawing without the line that names the world.
  func rows(_ style: Style) -> [String] {
    var lines: [String] = []
    drawRows(style) { lines.append($0) }
    return lines
  }

  private func drawRows(_ style: Style, to take: (String) -> Void) {
    func put(_ line: String) { take(line.withoutTrailingSpaces) }
    let pen = Pen(style, slots: transcript.lanes)
    pen.header.forEach { put($0) }
    var state = LaneState()
    var folds = (foldsLaunches ? transcript.foldedLaunches : [])[...]
    let shown = foldsStubs ? transcript.foldingStubs : transcript
    shown.forEachLaneLine { line in
      switch line {
      case .event(let number): event(number, pen, state).forEach { put($0) }
      case .callback(let index):
        let callback = transcript.callbacks[index]
        state = LaneState(after: callback)
        if let fold = folds.first, fold.range.contains(index) {
          guard index == fold.range.upperBound - 1 else { return }
          folds.removeFirst()
          return pen.rows(state, fold.text).forEach { put($0) }
        }
        let isBroken = !transcript.breaks(at: index).isEmpty
        let row = pen.row(
          state, delivered: callback, isBroken: isBroken,
          pen.text(callback, for: transcript.who(at: index)))
        put(isBroken ? style.red(row) : row)
      case .answer(let answer): pen.rows(state, answer).forEach { put($0) }
      case .broken(let broken, let index):
        let location = index == nil ? " at the end" : ""
        let title = "   \(style.cross) \(broken.title)\(location)"
        put(style.red(style.cut(title, to: style.columns)))
        let sentence = broken.beginning?.sentence ?? ""
        wrapped(sentence, indent: "     ", columns: style.columns).forEach { put($0) }
      case .noticed(let broken, let index):
        put(style.cut(broken.remark(at: index), to: style.columns))
      }
    }
    put("")
    pen.legend.forEach { put($0) }
  }

  private func event(_ number: Int, _ pen: Pen, _ state: LaneState) -> [String] {
    let (text, choices) = transcript.event(number)
    return [pen.row(state, "\(number) \(text)", isTitle: true)]
      + choices.map { pen.row(state, "    " + $0.text) }
  }
}

/// Draws the rows of lanes in a style.
struct Pen {
  private let style: Style
  private let slots: [Int]
  private let width: Int

  init(_ style: Style, slots: [Int]) {
    self.style = style
    self.slots = slots
    // The text beside the lanes needs some 40 columns; it is cut where lanes leave it less.
    width = [3, 2].first { slots.count * $0 <= style.columns - 48 } ?? 1
  }

  /// The numbers of the lanes, tens above ones.
  var header: [String] {
    let tens = slots.map { ($0 + 1) / 10 == 0 ? " " : "\(($0 + 1) / 10)" }
    let ones = slots.map { "\(($0 + 1) % 10)" }
    let rows = tens.contains { $0 != " " } ? [tens, ones] : [ones]
    return rows.enumerated().map { number, cells in
      let app = number == rows.count - 1 ? "app" : ""
      return "  " + app.padded(to: 4) + cells.map { $0.padded(to: width) }.joined()
    }
  }

  /// The meanings of the signs: one line, or several where it does not fit.
  var legend: [String] {
    var words = LaneStanding.allCases.map { "\(sign($0)) \($0.word)" }
    if width > 1 { words.append("\(mark) gets the callback") }
    let line = "  " + words.joined(separator: "   ")
    return line.count <= style.columns ? [line] : words.map { "  " + $0 }
  }

  /// Returns the callback, beside the lanes: Apple's name where there is room for it.
  func text(_ callback: Callback, for who: String) -> String {
    if width == 1 { return who + " " + callback.kind.word }
    return who.padded(to: 4) + " " + callback.shownDelivery
  }

  /// The lanes beside a text that is set in as many lines as it needs.
  func rows(_ state: LaneState, _ text: String) -> [String] {
    let room = max(24, style.columns - 7 - slots.count * width)
    return wrapped(text, indent: "", columns: room).map { row(state, $0) }
  }

  /// The lanes beside an answer of the app; the names of stubs stay whole.
  func rows(_ state: LaneState, _ answer: Transcript.AppAnswer) -> [String] {
    let indent = "       "
    if answer.stub == nil { return [row(state, indent + answer.text)] }
    let room = max(24, style.columns - 7 - slots.count * width)
    return wrapped(answer.text, indent: indent, columns: room)
      .map { row(state, $0, isWhole: true) }
  }

  func row(
    _ state: LaneState, delivered: Callback? = nil, isBroken: Bool = false, _ text: String,
    isTitle: Bool = false, isWhole: Bool = false
  ) -> String {
    var row = isBroken ? "> " : "  "
    let isToApp = delivered.map { $0.who == "app" } ?? false
    row += cell(state.application, isReceiver: isToApp, width: 4, isPainted: !isBroken)
    for slot in slots {
      let isReceiver = !isToApp && delivered.map { Int($0.scene) == slot } ?? false
      row += cell(state.scene(slot), isReceiver: isReceiver, width: width, isPainted: !isBroken)
    }
    let room = isWhole ? text.count : max(8, style.columns - 7 - slots.count * width)
    let shown = style.cut(text, to: room)
    return row + " " + (isTitle ? style.bold(shown) : shown)
  }

  private func cell(
    _ standing: LaneStanding?, isReceiver: Bool, width: Int, isPainted: Bool
  ) -> String {
    let sign = sign(standing)
    // A line that tells what broke has one colour.
    let shown = isPainted ? painted(sign, standing) : sign
    if width == 1 { return shown }
    return shown + (isReceiver ? mark : "").padded(to: width - 1)
  }

  /// The mark behind the sign of the lane that gets a callback.
  private var mark: String { style.usesUnicode ? "◂" : "<" }

  /// The sign of a lane in the colour of its state.
  private func painted(_ sign: String, _ standing: LaneStanding?) -> String {
    switch standing {
    case .active: style.green(sign)
    case .inactive: style.yellow(sign)
    case .background, .session: style.faint(sign)
    case nil: sign
    }
  }

  private func sign(_ standing: LaneStanding?) -> String {
    guard let standing else { return " " }
    let signs = style.usesUnicode ? ["█", "▒", "·", "┆"] : ["#", "+", ".", ":"]
    return signs[standing.rawValue]
  }
}
