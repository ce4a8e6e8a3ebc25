import SceneLifecycle

extension CompletionScript {
  /// The script for bash: a function that looks at the words of the line.
  var bash: String {
    let lists = lists
    var lines = [
      "# \(title): completion for bash, written by '\(title) completions bash'",
      "\(function)() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
      // Bash makes a word of its own of the sign in '--option=value'.
      "  if [ \"$word\" = = ]; then word=",
      "  elif [ \"$before\" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}", "  fi",
      "  local options= values= files= folders= words= head= operands=file", "  COMPREPLY=()",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W '\(verbNames) --help --version' -- \"$word\"))", "    return",
      "  fi", "  case ${COMP_WORDS[1]} in",
    ]
    for verb in program.verbs { lines.append(bashCase(verb, lists)) }
    lines += ["  esac", "  case \"${COMP_WORDS[1]} $before\" in"]
    for (number, list) in lists.enumerated() {
      lines += bashWords(list, number, lists)
    }
    lines += [
      "  esac", "  if [ -n \"$words\" ]; then",
      "    COMPREPLY=($(compgen -P \"$head\" -W \"$words\" -- \"${word#\"$head\"}\"))",
      "    return",
      "  fi", "  case \"$files$folders$values\" in", "    *\" $before \"*)",
      "      case $folders in",
      "        *\" $before \"*) COMPREPLY=($(compgen -d -- \"$word\")); return;;", "      esac",
      "      case $files in",
      "        *\" $before \"*) COMPREPLY=($(compgen -f -- \"$word\")); return;;", "      esac",
      "      return;;", "  esac", "  case $word in",
      "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\"));;",
      "    *)", "      if [ \"$operands\" = file ]; then",
      "        COMPREPLY=($(compgen -f -- \"$word\"))", "      else",
      "        COMPREPLY=($(compgen -W \"$operands\" -- \"$word\"))", "      fi;;", "  esac", "}",
      "complete -o filenames -F \(function) -- \(program.name.shellWord)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func bashCase(_ verb: Verb<Action>, _ lists: [[String]]) -> String {
    let options = options(of: verb)
    let list = { (isIn: (CompletedValue) -> Bool) in
      (" "
        + options.filter { CompletedValue($0, among: lists).map(isIn) ?? false }
        .map { "--\($0.name) " }.joined()).shellWord
    }
    return "    \(verb.name)) options="
      + options.map { "--" + $0.name }.joined(separator: " ").shellWord
      + " values=" + list { $0 == .word } + " files=" + list { $0 == .file }
      + " folders=" + list { $0 == .folder }
      + (words(after: verb).map { " operands=" + $0.joined(separator: " ").shellWord } ?? "") + ";;"
  }

  /// The options whose values are among one list; what stands before the last comma stays.
  private func bashWords(_ list: [String], _ number: Int, _ lists: [[String]]) -> [String] {
    [false, true].compactMap { isList in
      let value = CompletedValue.listed(number, isList: isList)
      let branches = program.verbs.flatMap { verb in
        options(of: verb).filter { CompletedValue($0, among: lists) == value }
          .map { "\(verb.name) --\($0.name)".shellWord }
      }
      if branches.isEmpty { return nil }
      let head = isList ? "; case $word in *,*) head=${word%,*},;; esac" : ""
      return "    \(branches.joined(separator: "|"))) words="
        + list.joined(separator: " ").shellWord + head + ";;"
    }
  }
}
