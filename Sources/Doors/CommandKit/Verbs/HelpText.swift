import SceneReporting

/// The text of a program's `help`.
package struct HelpText: Sendable {
  /// The words that start the program.
  package var program: String
  /// How many columns a line may have where it can be helped; commands that people copy stay whole.
  package var columns: Int

  package init(program: String, columns: Int = TerminalWidth.usual) {
    self.program = program
    self.columns = columns
  }

  /// Returns the list of the program's verbs, on one screen.
  ///
  /// - Parameters:
  ///   - headline: One sentence about the program.
  ///   - verbs: Each with its summary.
  package func overview(_ headline: String, _ verbs: [(name: String, summary: String)]) -> String {
    var lines = wrapped(headline, indent: "", columns: columns)
    lines += ["", "usage: \(program) VERB [options]", ""]
    lines += verbs.flatMap { entry($0.name, $0.summary, 15) }
    lines += ["", "exit status:"]
    lines += ExitStatus.allCases.flatMap { entry("\($0.rawValue)", $0.meaning, 15) }
    lines += ["", "'\(program) help VERB' explains a verb."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the help of a verb: its effect, its options and examples.
  package func text<Action>(of verb: Verb<Action>) -> String {
    let options = verb.allOptions
    let usage = [program, verb.name, verb.operands, options.isEmpty ? "" : "[options]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    var lines = wrapped(verb.summary, indent: "", columns: columns) + ["", "usage: " + usage]
    if !options.isEmpty { lines.append("") }
    lines += options.flatMap { entry($0.usage, $0.summary, 20) }
    if let note = verb.note { lines += [""] + wrapped(note, indent: "", columns: columns) }
    if !verb.examples.isEmpty { lines += ["", "examples:"] }
    lines += verb.examples.flatMap { example in
      ["  \(program) \(example.command)"]
        + wrapped(example.does, indent: "      ", columns: columns)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A word and its explanation, in columns and in as many lines as it needs.
  private func entry(_ left: String, _ right: String, _ width: Int) -> [String] {
    let indent = String(repeating: " ", count: max(2 + width, left.count + 4))
    let lines = wrapped(right, indent: indent, columns: columns)
    guard let first = lines.first else { return ["  " + left] }
    return [Self.line(left, String(first.dropFirst(indent.count)), width)] + lines.dropFirst()
  }

  /// A word and its explanation, in a line that other programs can search.
  package static func line(_ left: String, _ right: String, _ width: Int) -> String {
    "  " + (left + "  ").padded(to: width) + right
  }
}
