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
    var lines = ["  subgraph \(frame)[\(Self.quoted([title]))]"]
    for (index, state) in states.enumerated() {
      let told = state.told.kinds.map { "also " + $0.name }
      let text = [state.name] + (state.reading.isEmpty ? [] : [state.reading]) + told
      lines.append("    \(frame)s\(index)(\(Self.quoted(text)))")
    }
    for change in changes {
      let arrow = change.isSilent ? "-.->" : "-->"
      let label = Self.quoted(change.lines(columns: 24))
      lines.append("    \(frame)s\(change.from) \(arrow)|\(label)| \(frame)s\(change.to)")
    }
    return lines + ["  end"]
  }

  /// Lines of text between quotes; what Mermaid or HTML reads as a sign becomes an entity.
  private static func quoted(_ lines: [String]) -> String {
    let texts = lines.map { line in line.map { escaped($0) }.joined() }
    return "\"" + texts.joined(separator: "<br>") + "\""
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\"": "#quot;"
    case "#": "#35;"
    case "&": "#amp;"
    case "<": "#lt;"
    case ">": "#gt;"
    default: String(character)
    }
  }
}
