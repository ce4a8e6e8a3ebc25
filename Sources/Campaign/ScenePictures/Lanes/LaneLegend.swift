import SceneReporting

/// The legend: the meanings of a picture's shapes.
enum LaneLegend {
  /// Its height.
  static let height = 86

  /// Writes the legend below a height.
  static func draw(at top: Int, _ svg: inout Markup) {
    var x = 24
    for standing in LaneStanding.allCases {
      LaneShapes.draw(standing, at: x, from: top - 8, to: top + 12, &svg)
      svg.element("text", "class=\"small\" x=\"\(x + 14)\" y=\"\(top + 6)\"", standing.word)
      x += 40 + standing.word.count * LaneLayout.letter
    }
    let marks = LaneShapes.MarkShape.allCases
    for (row, shapes) in [marks.prefix(3), marks.dropFirst(3)].enumerated() {
      x = 24
      let y = top + 30 + row * 22
      for shape in shapes {
        LaneShapes.draw(shape, at: x, y, &svg)
        svg.element("text", "class=\"small\" x=\"\(x + 12)\" y=\"\(y + 4)\"", shape.word)
        x += 28 + shape.word.count * LaneLayout.letter
      }
    }
  }
}
