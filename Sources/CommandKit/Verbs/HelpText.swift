import SceneReporting

/// The text of a program's `help`.
package struct HelpText: Sendable {
  /// What is typed first.
  package var program: String

  package init(program: String) { self.program = program }

  /// What the program can do, on one screen.
  ///
  /// - Parameters:
  ///   - headline: One sentence about the program.
  ///   - verbs: Each with its summary.
  package func overview(_ headline: String, _ verbs: [(name: String, summary: String)]) -> String {
    var lines = [headline, "", "usage: \(program) VERB [options]", ""]
    lines += verbs.map { Self.line($0.name, $0.summary, 15) }
    lines += ["", "exit status:"]
    lines += ExitStatus.allCases.map { Self.line("\($0.rawValue)", $0.meaning, 15) }
    lines += ["", "'\(program) help VERB' explains a verb."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a verb does and which options it understands, with examples.
  package func text<Action>(of verb: Verb<Action>) -> String {
    let options = verb.allOptions
    let usage = [program, verb.name, verb.operands, options.isEmpty ? "" : "[options]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    var lines = [verb.summary, "", "usage: " + usage]
    if !options.isEmpty { lines.append("") }
    lines += options.map { Self.line($0.usage, $0.summary, 20) }
    if let note = verb.note { lines += ["", note] }
    if !verb.examples.isEmpty { lines += ["", "examples:"] }
    lines += verb.examples.flatMap { ["  \(program) \($0.command)", "      \($0.does)"] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A word and its explanation, in columns.
  package static func line(_ left: String, _ right: String, _ width: Int) -> String {
    "  " + (left + "  ").padded(to: width) + right
  }
}
