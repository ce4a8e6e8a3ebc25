/// A shell for which a program can say what may be typed.
package enum CompletionShell: String, CaseIterable, Sendable {
  /// Bash, from version 3.2.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish
}

/// What a shell completes, taken from the tables that `help` shows.
package struct CompletionScript<Action: Sendable> {
  let program: CommandProgram<Action>

  /// - Parameter program: The program whose verbs and options are completed.
  package init(_ program: CommandProgram<Action>) { self.program = program }

  /// The text that a shell reads when it starts.
  package func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// A name of a function: the program's name may have signs that a function cannot.
  private var function: String {
    "_" + String(program.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private var verbNames: String { program.verbs.map(\.name).joined(separator: " ") }

  private func options(of verb: Verb<Action>) -> [Option] { verb.allOptions + [.help] }

  /// A word for a shell, in single quotes.
  ///
  /// - Parameter quote: How the shell writes a quote inside of quotes.
  private func quoted(_ text: String, _ quote: String = "'\\''") -> String {
    "'" + text.replacing("'", with: quote) + "'"
  }

  // MARK: - Bash

  private var bash: String {
    var lines = [
      "# \(program.name): completion for bash, written by '\(program.name) completions bash'",
      "\(function)() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
      "  local options= values= files= folders= operands=file", "  COMPREPLY=()",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W '\(verbNames) --help --version' -- \"$word\"))", "    return",
      "  fi", "  case ${COMP_WORDS[1]} in",
    ]
    for verb in program.verbs { lines.append(bashCase(verb)) }
    lines += [
      "  esac", "  case \"$files$folders$values\" in", "    *\" $before \"*)",
      "      case $folders in",
      "        *\" $before \"*) COMPREPLY=($(compgen -d -- \"$word\")); return;;", "      esac",
      "      case $files in",
      "        *\" $before \"*) COMPREPLY=($(compgen -f -- \"$word\")); return;;", "      esac",
      "      return;;", "  esac", "  case $word in",
      "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\"));;",
      "    *)", "      if [ \"$operands\" = file ]; then",
      "        COMPREPLY=($(compgen -f -- \"$word\"))", "      else",
      "        COMPREPLY=($(compgen -W \"$operands\" -- \"$word\"))", "      fi;;", "  esac", "}",
      "complete -o filenames -F \(function) \(quoted(program.name))",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func bashCase(_ verb: Verb<Action>) -> String {
    let options = options(of: verb)
    let list = { (isIn: (CompletedValue) -> Bool) in
      quoted(
        " "
          + options.filter { CompletedValue($0).map(isIn) ?? false }
          .map { "--\($0.name) " }.joined())
    }
    return "    \(verb.name)) options="
      + quoted(options.map { "--" + $0.name }.joined(separator: " "))
      + " values=" + list { $0 == .word } + " files=" + list { $0 == .file }
      + " folders=" + list { $0 == .folder }
      + (words(after: verb).map { " operands=" + quoted($0.joined(separator: " ")) } ?? "") + ";;"
  }

  /// The words that may stand behind a verb; nil where files do.
  private func words(after verb: Verb<Action>) -> [String]? {
    if verb.operands == "[VERB]" { return program.verbs.map(\.name) }
    if verb.operands.contains("FILE") || verb.operands.contains("DIR") { return nil }
    return verb.operands.split { " |[]".contains($0) }.map(String.init)
      .filter { $0.allSatisfy(\.isLowercase) }
  }

  // MARK: - Z shell

  private var zsh: String {
    var lines = [
      "#compdef \(program.name)",
      "# completion for zsh, written by '\(program.name) completions zsh'", "\(function)() {",
      "  local -a verbs", "  verbs=(",
    ]
    lines += program.verbs.map { "    " + quoted("\($0.name):\($0.summary)") }
    lines += [
      "  )", "  if (( CURRENT == 2 )); then", "    _describe verb verbs", "    return", "  fi",
      "  local verb=$words[2]", "  shift words", "  (( CURRENT-- ))", "  case $verb in",
    ]
    for verb in program.verbs {
      let operands = words(after: verb).map { "*:word:(\($0.joined(separator: " ")))" }
      let options = options(of: verb).map { quoted(zshOption($0)) }
      let all = options + [quoted(operands ?? "*:file:_files")]
      lines.append("    \(verb.name)) _arguments " + all.joined(separator: " ") + ";;")
    }
    // A file that the shell finds by itself is the body of the function; one that is read defines it.
    lines += [
      "  esac", "}", "if [ \"$funcstack[1]\" = \(function) ]; then", "  \(function) \"$@\"", "else",
      "  compdef \(function) \(quoted(program.name))", "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func zshOption(_ option: Option) -> String {
    var summary = option.summary
    for sign in ["\\", "[", "]", ":"] { summary = summary.replacing(sign, with: "\\" + sign) }
    guard let value = CompletedValue(option) else { return "--\(option.name)[\(summary)]" }
    return "--\(option.name)=[\(summary)]:value:"
      + (value == .file ? "_files" : value == .folder ? "_files -/" : "")
  }

  // MARK: - Fish

  private var fish: String {
    let name = quoted(program.name, "\\'")
    var lines = [
      "# \(program.name): completion for fish, written by '\(program.name) completions fish'",
      "complete -c \(name) -f",
    ]
    for verb in program.verbs {
      lines.append(
        "complete -c \(name) -n __fish_use_subcommand -a \(verb.name)"
          + " -d \(quoted(verb.summary, "\\'"))")
    }
    for verb in program.verbs {
      let head = "complete -c \(name) -n '__fish_seen_subcommand_from \(verb.name)'"
      lines.append(
        head + (words(after: verb).map { " -a \(quoted($0.joined(separator: " ")))" } ?? " -F"))
      for option in options(of: verb) {
        let value = CompletedValue(option).map { value in
          switch value {
          case .file: " -r -F"
          case .folder: " -x -a '(__fish_complete_directories)'"
          case .word: " -x"
          }
        }
        lines.append(
          head + " -l \(option.name)" + (value ?? "") + " -d \(quoted(option.summary, "\\'"))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// What stands behind an option, as far as a shell can help with it.
private enum CompletedValue {
  case file
  case folder
  case word

  /// Nil for a switch.
  init?(_ option: Option) {
    guard let value = option.value else { return nil }
    self =
      value == "FILE" ? .file : value.contains("DIR") || value.contains("PATH") ? .folder : .word
  }
}
