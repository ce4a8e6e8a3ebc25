import SceneFuzzing

/// The text of a program's `help`.
struct HelpText {
  /// What is typed first.
  var program = "scenefuzz"

  /// What the program can do, on one screen.
  ///
  /// - Parameters:
  ///   - headline: One sentence about the program.
  ///   - verbs: Each with its summary.
  func overview(_ headline: String, _ verbs: [(name: String, summary: String)]) -> String {
    var lines = [headline, "", "usage: \(program) VERB [options]", ""]
    lines += verbs.map { Self.row($0.name, $0.summary, 15) }
    lines += ["", "exit status:"]
    lines += ExitStatus.allCases.map { Self.row("\($0.rawValue)", $0.meaning, 15) }
    lines += ["", "'\(program) help VERB' tells more."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a verb does and which options it understands.
  ///
  /// - Parameters:
  ///   - usage: The verb, and what stands behind it.
  ///   - summary: One sentence about it.
  ///   - options: The options.
  ///   - note: What an ID is, if options speak of one.
  func text(of usage: String, _ summary: String, _ options: [Option], note: String?) -> String {
    var lines = [summary, "", "usage: \(program) \(usage)" + (options.isEmpty ? "" : " [options]")]
    if !options.isEmpty { lines.append("") }
    lines += options.map { Self.row($0.usage, $0.summary, 20) }
    if let note { lines += ["", note] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A word and what is said of it, in columns.
  static func row(_ left: String, _ right: String, _ width: Int) -> String {
    "  " + (left + "  ").padded(to: width) + right
  }
}

extension Verb {
  /// What the command can do, on one screen.
  static var overview: String {
    HelpText().overview(
      "scenefuzz plays app life cycles and checks their invariants.",
      allCases.map { ($0.rawValue, $0.summary) })
  }

  /// What the verb does and which options it understands, with examples.
  var help: String {
    let usage = rawValue + (operands.isEmpty ? "" : " " + operands)
    let lines = examples.flatMap { ["  scenefuzz \($0.command)", "      \($0.does)"] }
    return HelpText().text(of: usage, summary, options, note: note)
      + (["", "examples:"] + lines).joined(separator: "\n") + "\n"
  }

  private var note: String? {
    switch self {
    case .replay, .shrink, .explain, .show, .explore:
      "An ID is an invariant; see 'scenefuzz list --invariants'."
    case .defects: "An ID is a defect; see 'scenefuzz list --defects'."
    default:
      options.contains(.only)
        ? "An ID is an invariant, an event or a group of events; see 'scenefuzz list'." : nil
    }
  }
}
