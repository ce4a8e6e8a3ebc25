import SceneLifecycle

extension CompletionScript {
  /// The script for the Z shell: a function that gives each verb's options to `_arguments`.
  var zsh: String {
    let lists = lists
    var lines = [
      "#compdef \(title)",
      "# completion for zsh, written by '\(title) completions zsh'", "\(function)() {",
      "  local -a verbs", "  verbs=(",
    ]
    lines += program.verbs.map { "    " + "\($0.name):\($0.summary)".shellWord }
    lines += [
      "  )", "  if (( CURRENT == 2 )); then", "    _describe verb verbs", "    return", "  fi",
      "  local verb=$words[2]", "  shift words", "  (( CURRENT-- ))",
    ]
    lines += lists.enumerated().map { number, list in
      "  local -a list\(number)=(\(list.map(\.shellWord).joined(separator: " ")))"
    }
    lines.append("  case $verb in")
    for verb in program.verbs {
      let operands = words(after: verb).map { "*:word:(\($0.joined(separator: " ")))" }
      let options = options(of: verb).map { zshOption($0, lists).shellWord }
      let all = options + [(operands ?? "*:file:_files").shellWord]
      lines.append("    \(verb.name)) _arguments " + all.joined(separator: " ") + ";;")
    }
    // A file that the shell finds by itself is the body of the function; one that is read defines it.
    lines += [
      "  esac", "}", "if [ \"$funcstack[1]\" = \(function) ]; then", "  \(function) \"$@\"", "else",
      "  compdef \(function) \(program.name.shellWord)", "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func zshOption(_ option: Option, _ lists: [[String]]) -> String {
    var summary = option.summary
    for sign in ["\\", "[", "]", ":"] { summary = summary.replacing(sign, with: "\\" + sign) }
    guard let value = CompletedValue(option, among: lists) else {
      return "--\(option.name)[\(summary)]"
    }
    let action =
      switch value {
      case .file: "_files"
      case .folder: "_files -/"
      case .listed(let list, isList: true): "_sequence compadd - $list\(list)"
      case .listed(let list, isList: false): "compadd -a list\(list)"
      case .word: ""
      }
    return "--\(option.name)=[\(summary)]:value:" + action
  }
}
