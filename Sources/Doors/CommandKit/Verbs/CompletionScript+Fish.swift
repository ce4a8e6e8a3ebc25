import SceneLifecycle

extension CompletionScript {
  /// The script for fish: a line for each verb and each option.
  var fish: String {
    let lists = lists
    let name = program.name.fishWord
    var lines = [
      "# \(title): completion for fish, written by '\(title) completions fish'",
      "complete -c \(name) -f",
    ]
    for (number, list) in lists.enumerated() {
      let words = list.map(\.fishWord).joined(separator: " ")
      lines.append("function _\(function)_\(number); printf '%s\\n' \(words); end")
    }
    for verb in program.verbs {
      lines.append(
        "complete -c \(name) -n __fish_use_subcommand -a \(verb.name)"
          + " -d \(verb.summary.fishWord)")
    }
    for verb in program.verbs {
      let head = "complete -c \(name) -n '__fish_seen_subcommand_from \(verb.name)'"
      lines.append(
        head + (words(after: verb).map { " -a \($0.joined(separator: " ").fishWord)" } ?? " -F"))
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
          head + " -l \(option.name)" + (value ?? "") + " -d \(option.summary.fishWord)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
