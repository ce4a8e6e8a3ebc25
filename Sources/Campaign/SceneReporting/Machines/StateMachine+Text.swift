import SceneLifecycle

extension StateMachine {
  /// Returns the machine as a list, in lines of at most 80 columns where it can be helped.
  package func text(_ style: Style = .plain) -> String {
    let width = (states.map(\.name.count).max() ?? 0) + 2
    var lines = [style.bold(title), ""]
    for state in states {
      lines.append("  " + state.name.padded(to: width) + state.reading)
      lines += state.delivered.kinds.map { "  " + "".padded(to: width) + "+ " + $0.name }
    }
    lines.append("")
    for (index, change) in changes.enumerated() {
      let isSamePair = index > 0 && changes[index - 1].joins(change.from, change.to)
      let pair = states[change.from].name.padded(to: width) + "> " + states[change.to].name
      if !isSamePair { lines.append("  " + pair) }
      for (number, words) in change.lines(columns: style.columns - 8).enumerated() {
        lines.append("      " + (change.isSilent ? number == 0 ? "- " : "  " : "") + words)
      }
    }
    lines += ["", "  [ ] is not always delivered   - without a callback, by these events"]
    lines.append("  + is delivered there, too")
    return lines.map(\.withoutTrailingSpaces).joined(separator: "\n") + "\n"
  }
}

// MARK: - Graphviz

extension StateMachine {
  /// Returns the machine in the language of Graphviz: a node a state, an edge a change.
  package var dot: String {
    var lines = ["digraph \(DiagramText.graphviz(title)) {"]
    lines.append("  label=\(DiagramText.graphviz(title)); labelloc=t; fontname=\"Helvetica\";")
    lines.append("  node [shape=box, style=rounded, fontname=\"Helvetica\"];")
    lines.append("  edge [fontname=\"Courier\", fontsize=10];")
    for (index, state) in states.enumerated() {
      let text = [state.name, state.reading].filter { !$0.isEmpty }.joined(separator: "\n")
      lines.append("  s\(index) [label=\(DiagramText.graphviz(text))];")
    }
    for change in changes {
      let label = DiagramText.graphviz(change.lines(columns: 24).joined(separator: "\n"))
      let style = change.isSilent ? ", style=dashed" : ""
      lines.append("  s\(change.from) -> s\(change.to) [label=\(label)\(style)];")
    }
    for (index, state) in states.enumerated() where !state.delivered.isEmpty {
      let label = DiagramText.graphviz(state.delivered.kinds.map(\.name).joined(separator: "\n"))
      lines.append("  s\(index) -> s\(index) [label=\(label)];")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}
