import SceneLifecycle

/// A shell for which a program can say what may be typed.
package enum CompletionShell: String, CaseIterable, Sendable {
  /// Bash, from version 3.2.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish
}

/// The script by which a shell completes words, taken from the tables that `help` shows.
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
  var function: String {
    "_"
      + String(program.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The program's name in a line of comment.
  var title: String { program.name.shown }

  var verbNames: String { program.verbs.map(\.name).joined(separator: " ") }

  func options(of verb: Verb<Action>) -> [Option] { verb.allOptions + [.help] }

  /// The words that may stand behind a verb; nil where files do.
  func words(after verb: Verb<Action>) -> [String]? {
    if !verb.operandWords.isEmpty { return verb.operandWords }
    if verb.operands == "[VERB]" { return program.verbs.map(\.name) }
    if verb.operands.contains("FILE") || verb.operands.contains("DIR") { return nil }
    return verb.operands.split { " |[]".contains($0) }.map(String.init)
      .filter { $0.allSatisfy(\.isLowercase) }
  }

  /// The lists of words among which values are, each once: many verbs have the same option.
  var lists: [[String]] {
    var lists: [[String]] = []
    for option in program.verbs.flatMap({ options(of: $0) })
    where !option.words.isEmpty && !lists.contains(option.words) {
      lists.append(option.words)
    }
    return lists
  }
}

/// The kind of value behind an option, as far as a shell can help with it.
enum CompletedValue: Hashable {
  /// A path to a file.
  case file
  /// A path to a folder.
  case folder
  /// One of the words of a list, by the list's number; or several, joined by commas.
  case listed(Int, isList: Bool)
  /// Something that a shell cannot know.
  case word

  /// Nil for a switch.
  init?(_ option: Option, among lists: [[String]]) {
    guard let value = option.value else { return nil }
    if let list = lists.firstIndex(of: option.words) {
      self = .listed(list, isList: option.isList)
      return
    }
    self =
      value == "FILE" ? .file : value.contains("DIR") || value.contains("PATH") ? .folder : .word
  }
}
