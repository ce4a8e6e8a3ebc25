import SceneLifecycle

extension StateMachine {
  /// Returns machines as one diagram in the language of Mermaid, which Git hosts and editors draw.
  ///
  /// A machine is a frame, a node a state, an arrow a change; a dotted arrow comes without a callback.
  package static func mermaid(_ machines: [StateMachine]) -> String {
    let frames = machines.enumerated().flatMap { number, machine in
      machine.mermaid(naming: "m\(number)")
    }
    return (["flowchart TB"] + frames).joined(separator: "\n") + "\n"
  }

  private func mermaid(naming frame: String) -> [String] {
    var lines = ["  subgraph \(frame)[\(DiagramText.mermaid([title]))]"]
    for (index, state) in states.enumerated() {
      let delivered = state.delivered.kinds.map { "also " + $0.name }
      let text = [state.name] + (state.reading.isEmpty ? [] : [state.reading]) + delivered
      lines.append("    \(frame)s\(index)(\(DiagramText.mermaid(text)))")
    }
    for change in changes {
      let arrow = change.isSilent ? "-.->" : "-->"
      let label = DiagramText.mermaid(change.lines(columns: 24))
      lines.append("    \(frame)s\(change.from) \(arrow)|\(label)| \(frame)s\(change.to)")
    }
    return lines + ["  end"]
  }
}
