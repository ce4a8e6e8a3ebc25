extension CompletionScript {
  /// What fish reads: a line for each verb and each option.
  var fish: String {
    let lists = lists
    let name = quoted(program.name, "\\'")
    var lines = [
      "# \(program.name): completion for fish, written by '\(program.name) completions fish'",
      "complete -c \(name) -f",
    ]
    for (number, list) in lists.enumerated() {
      let words = list.map { quoted($0, "\\'") }.joined(separator: " ")
      lines.append("function _\(function)_\(number); printf '%s\\n' \(words); end")
    }
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
        let value = CompletedValue(option, among: lists).map { value in
          switch value {
          case .file: " -r -F"
          case .folder: " -x -a '(__fish_complete_directories)'"
          case .listed(let list, _): " -x -a '(_\(function)_\(list))'"
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
