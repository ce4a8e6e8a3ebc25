import SceneReporting

/// A program's page of the manual, in the language of `man`, taken from the tables that `help` shows.
///
/// Source: *groff_man(7)*, the macros of manual pages.
package struct ManualPage<Action: Sendable> {
  let program: CommandProgram<Action>

  /// - Parameter program: The program that the page is about.
  package init(_ program: CommandProgram<Action>) { self.program = program }

  /// The text that `man` shows.
  package var text: String {
    let title = escaped(program.name.uppercased())
    var lines = [
      ".TH \(title) 1 \"\" \"\(Product.title)\" \"\"", ".SH NAME",
      escaped(program.name) + " \\- " + escaped(summary), ".SH SYNOPSIS",
      ".B " + escaped(program.name), ".I VERB", "[options]", ".SH DESCRIPTION",
      escaped(program.headline), ".SH VERBS",
    ]
    for verb in program.verbs { lines += self.lines(of: verb) }
    lines.append(".SH EXIT STATUS")
    for status in ExitStatus.allCases {
      lines += [".TP", ".B \(status.rawValue)", escaped(status.meaning)]
    }
    lines += [
      ".SH ENVIRONMENT",
      "A variable sets the option of its name, and the command line counts more:",
    ]
    for option in program.settable {
      lines += [".TP", ".B " + escaped(option.variable), "\\-\\-" + escaped(option.name)]
    }
    lines += [
      ".SH FILES", ".TP", ".I " + escaped(SettingsFile.name),
      "options as on the command line, without their dashes, one a line, at the root of a package",
      ".TP", ".I " + escaped(".scenefuzz"), "what was found and is not kept yet",
      ".TP", ".I corpus", "what is kept, and is played by every gate",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The headline without the program's name, which the section begins with.
  private var summary: String {
    let head = program.name + " "
    let text =
      program.headline.hasPrefix(head)
      ? String(program.headline.dropFirst(head.count)) : program.headline
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private func lines(of verb: Verb<Action>) -> [String] {
    let usage = [program.name, verb.name, verb.operands].filter { !$0.isEmpty }
    var lines = [
      ".SS " + escaped(verb.name), escaped(verb.summary), ".PP",
      ".B " + escaped(usage.joined(separator: " ")),
    ]
    for option in verb.allOptions {
      lines += [".TP", ".B " + escaped(option.usage), escaped(option.summary)]
    }
    if let note = verb.note { lines += [".PP", escaped(note)] }
    for example in verb.examples {
      lines += [
        ".PP", escaped(example.does) + ":", ".PP", ".EX",
        "  " + escaped("\(program.name) \(example.command)"), ".EE",
      ]
    }
    return lines
  }

  private func escaped(_ text: String) -> String { ManualText.escaped(text) }
}
