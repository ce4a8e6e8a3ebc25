import SceneLifecycle
import SceneReporting

/// Draws the bands, lanes, marks and texts of a play.
struct LaneDrawing {
  private let transcript: Transcript
  private let layout: LaneLayout
  /// The callbacks at which something began that broke later, and the one that differs.
  private let onsets: [Int]

  init(_ transcript: Transcript, _ layout: LaneLayout, differing: Int?) {
    self.transcript = transcript
    self.layout = layout
    onsets = transcript.breaks.compactMap(\.violation.onset) + [differing].compactMap { $0 }
  }

  func draw(_ svg: inout Markup) {
    for line in layout.lines { band(line, &svg) }
    heads(&svg)
    lane(nil, &svg)
    for slot in layout.slots { lane(slot, &svg) }
    for line in layout.lines { draw(line, &svg) }
    for broken in transcript.breaks { reach(of: broken.violation, &svg) }
  }

  // MARK: - Behind the lanes

  /// Writes the band of an event, and of a line that tells what broke.
  private func band(_ line: LaneLayout.PositionedLine, _ svg: inout Markup) {
    let name: String
    switch line.line {
    case .event: name = "band"
    case .broken: name = "brokenBand"
    case .callback(let index) where !transcript.breaks(at: index).isEmpty: name = "brokenBand"
    default: return
    }
    svg.empty(
      "rect",
      "class=\"\(name)\" x=\"6\" y=\"\(line.top)\" width=\"\(layout.width - 12)\" "
        + "height=\"\(line.height)\"")
  }

  private func heads(_ svg: inout Markup) {
    svg.element(
      "text", "class=\"head\" x=\"\(layout.middle(of: nil))\" y=\"26\" \(Self.centred)", "app")
    for slot in layout.slots {
      svg.element(
        "text", "class=\"head\" x=\"\(layout.middle(of: slot))\" y=\"26\" \(Self.centred)",
        "\(slot + 1)")
    }
    svg.element(
      "text", "class=\"faint\" x=\"\(layout.textLeft)\" y=\"26\"", LaneLayout.cut(transcript.world))
  }

  private static let centred = "text-anchor=\"middle\""

  // MARK: - Lanes

  /// Writes a lane: of the app for nil, of a slot's scene else.
  private func lane(_ slot: Int?, _ svg: inout Markup) {
    let middle = layout.middle(of: slot)
    svg.empty(
      "line",
      "class=\"rule\" x1=\"\(middle)\" y1=\"\(layout.top)\" x2=\"\(middle)\" y2=\"\(layout.bottom)\""
    )
    var shown: LaneStanding?
    var since = layout.top
    for line in layout.lines {
      guard case .callback(let index) = line.line else { continue }
      let state = LaneState(after: transcript.callbacks[index])
      let standing = slot.map { state.scene($0) } ?? state.application
      if standing == shown { continue }
      if let shown { LaneShapes.draw(shown, at: middle, from: since, to: line.top, &svg) }
      shown = standing
      since = line.top
    }
    if let shown { LaneShapes.draw(shown, at: middle, from: since, to: layout.bottom, &svg) }
  }

  // MARK: - Lines

  private func draw(_ line: LaneLayout.PositionedLine, _ svg: inout Markup) {
    let base = line.top + line.height / 2 + 5
    svg.open("g")
    switch line.line {
    case .event(let number):
      let (text, choices) = transcript.event(number)
      svg.lines("title", "", ["event \(number) \(text)"] + choices.map(\.text))
      write(line, "head", base, &svg)
    case .callback(let index): callback(index, line, base, &svg)
    case .answer(let answer):
      svg.element("title", "the app \(answer.text)")
      write(line, "small", base, &svg)
    case .noticed(let broken, _):
      svg.lines("title", "", [broken.title, broken.sentence])
      write(line, "small", base, &svg)
    case .broken(let broken, _):
      svg.lines("title", "", [broken.title, broken.sentence])
      write(line, "head broken", base, &svg)
    case nil:
      svg.element("title", line.text.split(separator: " ").joined(separator: " "))
      write(line, "small faint", base, &svg)
    }
    svg.empty(
      "rect",
      "class=\"hit\" x=\"6\" y=\"\(line.top)\" width=\"\(layout.width - 12)\" "
        + "height=\"\(line.height)\"")
    svg.close("g")
  }

  private func write(
    _ line: LaneLayout.PositionedLine, _ name: String, _ base: Int, _ svg: inout Markup
  ) {
    let indent = line.text.prefix { $0 == " " }.count
    svg.element(
      "text",
      "class=\"\(name)\" x=\"\(layout.textLeft + indent * LaneLayout.letter)\" y=\"\(base)\"",
      LaneLayout.cut(String(line.text.dropFirst(indent))))
  }

  private func callback(
    _ index: Int, _ line: LaneLayout.PositionedLine, _ base: Int, _ svg: inout Markup
  ) {
    let callback = transcript.callbacks[index]
    let isOfApp = callback.who == "app" || callback.scene >= 64
    let middle = layout.middle(of: isOfApp ? nil : Int(callback.scene))
    let y = line.top + line.height / 2
    svg.lines("title", "", CallbackReading(transcript, at: index).lines)
    svg.element(
      "text", "class=\"small faint\" x=\"62\" y=\"\(base)\" text-anchor=\"end\"", "\(index + 1)")
    svg.empty(
      "line",
      "class=\"rule\" x1=\"\(middle)\" y1=\"\(y)\" x2=\"\(layout.textLeft - 6)\" y2=\"\(y)\"")
    LaneShapes.draw(LaneShapes.MarkShape(callback.kind), at: middle, y, &svg)
    let isBroken = !transcript.breaks(at: index).isEmpty
    let name = isBroken ? "broken" : onsets.contains(index) ? "onset" : "told"
    // Whom it reached stands in a column of its own: XML makes one blank of several.
    svg.element(
      "text", "class=\"\(name)\" x=\"\(layout.textLeft)\" y=\"\(base)\"", transcript.who(at: index))
    write(line, name, base, &svg)
  }

  // MARK: - What broke

  /// Writes the way from where an obligation began to where it broke.
  private func reach(of violation: Violation, _ svg: inout Markup) {
    let end = middle(ofCallback: violation.index) ?? layout.bottom - LaneLayout.note / 2
    if let onset = violation.onset, let start = middle(ofCallback: onset), start < end {
      svg.empty("path", "class=\"reach\" d=\"M20 \(start)L14 \(start)L14 \(end - 8)\"")
      svg.empty("circle", "class=\"onset\" cx=\"22\" cy=\"\(start)\" r=\"4\"")
    }
    LaneShapes.cross(at: 14, end, "cross", &svg)
  }

  private func middle(ofCallback index: Int) -> Int? {
    layout.lines.first { $0.line == .callback(index) }.map { $0.top + $0.height / 2 }
  }
}
