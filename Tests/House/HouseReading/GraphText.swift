/// The graph of a module's folders as people read it.
package struct GraphText {
  /// The lines in Mermaid, which Git hosts and editors draw, and the verdict.
  package let text: String
  /// Whether folders or files of the module name each other in a circle.
  package let hasCircle: Bool

  /// Draws the folders of a module and looks for circles of folders and of files.
  package init(module: String, _ files: [SourceFile]) {
    let folders = ReferenceGraph(files, .folders)
    var lines = ["## \(module)", "", "```mermaid", "graph TD"]
    let ids = folders.nodes.enumerated().map { ($1, "n\($0)") }
    let id = Dictionary(uniqueKeysWithValues: ids)
    for node in folders.nodes {
      let count = files.filter { $0.folder == node }.map(\.lines.count).reduce(0, +)
      lines.append("  \(id[node] ?? node)[\"\(node == "." ? module : node) (\(count))\"]")
    }
    for arrow in folders.arrows {
      lines.append(
        "  \(id[arrow.from] ?? arrow.from) -->|\(arrow.name)| \(id[arrow.to] ?? arrow.to)")
    }
    lines += ["```", ""]
    let verdicts = ReferenceGraph.Grain.allCases.map { grain in
      Self.verdict(grain, ReferenceGraph(files, grain).circles)
    }
    let total = files.map(\.lines.count).reduce(0, +)
    text = (lines + verdicts + ["\(total) lines of Swift", ""]).joined(separator: "\n")
    hasCircle = ReferenceGraph.Grain.allCases.contains {
      !ReferenceGraph(files, $0).circles.isEmpty
    }
  }

  private static func verdict(
    _ grain: ReferenceGraph.Grain, _ circles: [[ReferenceGraph.Arrow]]
  ) -> String {
    if circles.isEmpty { return "\(grain.rawValue): no circle" }
    return circles.map { "\(grain.rawValue): a circle: \($0.sentence)" }.joined(separator: "\n")
  }
}
