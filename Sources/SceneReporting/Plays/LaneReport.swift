import SceneLifecycle

/// A play as lanes: one for the app and one for each scene, time downwards.
///
/// A row is a callback. Each lane shows what its scene is after it; the scene that received it has
/// a mark beside it.
package struct LaneReport: Hashable, Sendable {
  /// What is drawn.
  package var transcript: Transcript

  private let slots: [Int]

  /// Creates the lanes of a play; scenes that never appear get none.
  package init(_ transcript: Transcript) {
    self.transcript = transcript
    var seen = SceneSet.none
    for callback in transcript.callbacks {
      seen |= callback.open | callback.connected
      if callback.isOfScene && callback.scene < 64 { seen.insert(Int(callback.scene)) }
    }
    slots = Array(seen)
  }

  /// Returns the drawing, in lines that keep to the style's columns.
  ///
  /// - Complexity: O(callbacks × lanes + answers).
  package func text(_ style: Style = .plain) -> String { collected { write(style, to: $0) } }

  /// Writes the drawing piece by piece, whole lines each: a long play needs no room for its text.
  ///
  /// - Complexity: O(callbacks × lanes + answers).
  package func write(_ style: Style = .plain, to take: (String) -> Void) {
    take(transcript.world + "\n")
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
    let pen = Pen(style, slots: slots)
    pen.header.forEach { put($0) }
    var state = LaneState()
    var announced = 0
    var answers = transcript.answers[...]
    for (index, callback) in transcript.callbacks.enumerated() {
      while announced < min(Int(callback.event), transcript.eventCount) {
        announced += 1
        event(announced, pen, state).forEach { put($0) }
      }
      state = LaneState(after: callback)
      let breaks = transcript.breaks(at: index)
      let row = pen.row(state, told: callback, isBroken: !breaks.isEmpty, pen.text(callback))
      put(breaks.isEmpty ? row : style.red(row))
      answers = answers.drop { $0.index < index }
      answers.prefix { $0.index == index }.forEach { put(pen.row(state, "       " + $0.text)) }
      breaks.forEach { put(style.red("   \(style.cross) \($0.title)")) }
    }
    while announced < transcript.eventCount {
      announced += 1
      event(announced, pen, state).forEach { put($0) }
    }
    for broken in transcript.breaks
    where broken.violation.index >= transcript.callbacks.count {
      put(style.red("   \(style.cross) \(broken.title) at the end"))
    }
    put("")
    put(pen.legend)
  }

  private func event(_ number: Int, _ pen: Pen, _ state: LaneState) -> [String] {
    let (text, choices) = transcript.event(number)
    return [pen.row(state, "\(number) \(text)", isTitle: true)]
      + choices.map { pen.row(state, "    " + $0.text) }
  }
}

/// What the lanes show at one moment.
struct LaneState {
  var application: ApplicationState?
  var active = SceneSet.none
  var inactive = SceneSet.none
  var connected = SceneSet.none
  var open = SceneSet.none

  init() {}

  init(after callback: Callback) {
    let isOver = callback.kind == .processEnded || callback.kind == .launchRefused
    application = isOver ? nil : callback.application
    active = callback.active
    inactive = callback.inactive
    connected = callback.connected
    open = callback.open
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
    width = slots.count <= 10 ? 3 : slots.count <= 16 ? 2 : 1
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

  /// What the signs mean.
  var legend: String {
    let words = [
      "active", "inactive", "background", "session only",
    ]
    return "  " + zip(signs, words).map { "\($0) \($1)" }.joined(separator: "   ")
  }

  /// What the app received, beside the lanes: Apple's name where there is room for it.
  func text(_ callback: Callback) -> String {
    if width == 1 { return callback.who + " " + callback.kind.word }
    return callback.who.padded(to: 4) + " " + callback.told
  }

  func row(
    _ state: LaneState, told: Callback? = nil, isBroken: Bool = false, _ text: String,
    isTitle: Bool = false
  ) -> String {
    var row = isBroken ? "> " : "  "
    let isAppTold = told.map { $0.who == "app" } ?? false
    row += cell(appSign(state), isTold: isAppTold, width: 4)
    for slot in slots {
      let isTold = !isAppTold && told.map { Int($0.scene) == slot } ?? false
      row += cell(sign(state, slot), isTold: isTold, width: width)
    }
    let shown = style.cut(text, to: max(8, style.columns - row.count - 1))
    return row + " " + (isTitle ? style.bold(shown) : shown)
  }

  private var signs: [String] {
    style.usesUnicode ? ["█", "▒", "·", "┆"] : ["#", "+", ".", ":"]
  }

  private func cell(_ sign: String, isTold: Bool, width: Int) -> String {
    let mark = style.usesUnicode ? "◂" : "<"
    return width == 1 ? sign : (sign + (isTold ? mark : "")).padded(to: width)
  }

  private func appSign(_ state: LaneState) -> String {
    switch state.application {
    case .active: signs[0]
    case .inactive: signs[1]
    case .background: signs[2]
    case nil: " "
    }
  }

  private func sign(_ state: LaneState, _ slot: Int) -> String {
    if state.active.contains(slot) { return signs[0] }
    if state.inactive.contains(slot) { return signs[1] }
    if state.connected.contains(slot) { return signs[2] }
    return state.open.contains(slot) ? signs[3] : " "
  }
}
