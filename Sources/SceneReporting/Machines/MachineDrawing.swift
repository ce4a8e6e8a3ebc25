import SceneLifecycle

/// State machines as one picture in SVG, one below the other.
///
/// The picture brings its own ground and colours and turns dark where the reader's system is dark.
/// Each line is a group with the changes that it stands for: `data-from` and `data-to`.
package struct MachineDrawing: Hashable, Sendable {
  /// What is drawn.
  package var layouts: [MachineLayout]

  /// Draws some machines.
  package init(_ machines: [StateMachine]) {
    layouts = machines.map { MachineLayout($0) }
  }

  /// The picture as an XML document.
  package var svg: String {
    let legend = Self.legend
    let needed = layouts.map(\.width) + [Measure.width(legend) + 2 * Measure.margin]
    let width = needed.max() ?? 0
    let top = layouts.reduce(0) { $0 + $1.height }
    let height = top + legend.count * Measure.line + Measure.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\" role=\"img\">",
      "<title>\(XML.escaped(layouts.map(\.machine.title).joined(separator: ", ")))</title>",
    ]
    lines += ["<style>"] + Self.style + ["</style>"]
    lines.append("<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\" rx=\"10\"/>")
    var y = 0
    for layout in layouts {
      lines.append("<g transform=\"translate(0 \(y))\">")
      lines += layout.svg
      lines.append("</g>")
      y += layout.height
    }
    for (place, text) in legend.enumerated() {
      let base = top + (place + 1) * Measure.line - 4
      lines.append(Self.text(text, "legend", Measure.margin, base))
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// What the signs of a drawing mean.
  private static let legend = [
    "── these callbacks are told; one in [ ] may be left out",
    "╌╌ without a word, by these events or moves",
    "+  told there, too",
  ]

  private static let style = [
    "text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace }",
    ".title { font: bold 15px -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif }",
    ".name { font: bold 14px -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif }",
    ".middle { text-anchor: middle } .end { text-anchor: end }",
    ".line { fill: none; stroke-width: 1.5 } .silent .line { stroke-dasharray: 5 4 }",
    ".ground { fill: #ffffff } .box { fill: #eaf1fb; stroke: #5b7fb5; stroke-width: 1.5 }",
    "text { fill: #1f2933 } .reading, .legend { fill: #57606a }",
    ".told .line { stroke: #1f6feb } .told .tip { fill: #1f6feb } .told text { fill: #0b4fb3 }",
    ".silent .line { stroke: #8c6b1f } .silent .tip { fill: #8c6b1f }",
    ".silent text { fill: #6f5414; font-style: italic }",
    "@media (prefers-color-scheme: dark) {",
    ".ground { fill: #14181d } .box { fill: #1d2a3a; stroke: #5f86bd }",
    "text { fill: #e6edf3 } .reading, .legend { fill: #9aa7b4 }",
    ".told .line { stroke: #58a6ff } .told .tip { fill: #58a6ff } .told text { fill: #8cc2ff }",
    ".silent .line { stroke: #c9a24a } .silent .tip { fill: #c9a24a }",
    ".silent text { fill: #dcbf7a }",
    "}",
  ]

  /// Returns a text element.
  static func text(_ text: String, _ style: String, _ x: Int, _ y: Int) -> String {
    let attribute = style.isEmpty ? "" : " class=\"\(style)\""
    return "<text\(attribute) x=\"\(x)\" y=\"\(y)\">\(XML.escaped(text))</text>"
  }
}

extension MachineLayout {
  /// The drawing as elements of SVG.
  var svg: [String] {
    let title = MachineDrawing.text(
      machine.title, "title", Measure.margin, Measure.margin + 12)
    let boxes = zip(self.boxes, machine.states).flatMap { Self.svg($0, $1) }
    return [title] + lines.flatMap(svg) + boxes
  }

  private static func svg(_ box: Area, _ state: StateMachine.State) -> [String] {
    let middle = box.x + box.width / 2
    let rest = Measure.lines(state)
    let textHeight = 22 + rest.count * Measure.line
    var base = box.y + (box.height - textHeight) / 2 + 16
    var lines = [
      "<rect class=\"box\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" "
        + "height=\"\(box.height)\" rx=\"8\"/>",
      MachineDrawing.text(state.name, "name middle", middle, base),
    ]
    for line in rest {
      base += Measure.line
      lines.append(MachineDrawing.text(line, "reading middle", middle, base))
    }
    return lines
  }

  private func svg(_ line: Line) -> [String] {
    let bundle = line.bundle
    let from = bundle.sources.map(String.init).joined(separator: " ")
    let to = bundle.targets.map(String.init).joined(separator: " ")
    let style = bundle.change.isSilent ? "silent" : "told"
    var elements = ["<g class=\"\(style)\" data-from=\"\(from)\" data-to=\"\(to)\">"]
    let names = { (places: [Int]) in
      places.map { self.machine.states[$0].name }.joined(separator: ", ")
    }
    let words = bundle.change.words.joined(separator: ", ")
    let title = "\(names(bundle.sources)) → \(names(bundle.targets)): \(words)"
    elements.append("<title>\(XML.escaped(title))</title>")
    let path = line.pieces.map { piece in
      "M" + piece.map { "\($0.x) \($0.y)" }.joined(separator: "L")
    }
    elements.append("<path class=\"line\" d=\"\(path.joined())\"/>")
    elements += line.joints.map { "<circle class=\"tip\" cx=\"\($0.x)\" cy=\"\($0.y)\" r=\"3\"/>" }
    elements += line.heads.map(Self.svg)
    let x = line.endsRight ? line.area.right : line.area.x
    for (place, word) in line.words.enumerated() {
      let base = line.area.y + place * Measure.line + 12
      elements.append(MachineDrawing.text(word, line.endsRight ? "end" : "", x, base))
    }
    return elements + ["</g>"]
  }

  private static func svg(_ head: Head) -> String {
    let foot = Point(head.tip.x - head.right * 9, head.tip.y - head.down * 9)
    let side = Point(head.down * 4, head.right * 4)
    return "<path class=\"tip\" d=\"M\(head.tip.x) \(head.tip.y)"
      + "L\(foot.x + side.x) \(foot.y + side.y)L\(foot.x - side.x) \(foot.y - side.y)Z\"/>"
  }
}
