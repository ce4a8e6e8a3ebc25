import SceneFuzzing

/// The text of `scenefuzz help`.
enum HelpText {
  /// What the command can do, on one screen.
  static var overview: String {
    var lines = ["scenefuzz plays app life cycles and checks their invariants.", ""]
    lines.append("usage: scenefuzz VERB [options]")
    lines.append("")
    for verb in Verb.allCases { lines.append(row(verb.rawValue, verb.summary, 15)) }
    lines += ["", "exit status:"]
    for status in ExitStatus.allCases {
      lines.append(row("\(status.rawValue)", status.meaning, 15))
    }
    lines += ["", "'scenefuzz help VERB' tells more."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a verb does and which options it understands.
  static func text(of verb: Verb) -> String {
    let options = verb.options
    var usage = "usage: scenefuzz \(verb.rawValue)"
    if !verb.operands.isEmpty { usage += " \(verb.operands)" }
    if !options.isEmpty { usage += " [options]" }
    var lines = [verb.summary, "", usage]
    if !options.isEmpty { lines.append("") }
    for option in options { lines.append(row(option.usage, option.summary, 20)) }
    if verb == .explore {
      lines += ["", "An ID is an invariant; see 'scenefuzz list --invariants'."]
    } else if verb == .defects {
      lines += ["", "An ID is a defect; see 'scenefuzz list --defects'."]
    } else if options.contains(.only) {
      lines += ["", "An ID is an invariant, an event or a group of events; see 'scenefuzz list'."]
    }
    lines += ["", "examples:"]
    for example in verb.examples {
      lines += ["  scenefuzz \(example.command)", "      \(example.does)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func row(_ left: String, _ right: String, _ width: Int) -> String {
    "  " + (left + "  ").padded(to: width) + right
  }
}
