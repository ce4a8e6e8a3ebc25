import SceneDefects
import SceneFuzzing

/// What `list` can list.
enum ListTopic: String, CaseIterable {
  case invariants
  case events
  case platforms
  case defects
  case choices
  case myths

  /// The switch that asks for it.
  var option: Option { Option(rawValue, nil, "list the \(rawValue)") }

  /// Names with one sentence each.
  var rows: [(name: String, text: String)] {
    switch self {
    case .invariants:
      Contract.binding.map { ($0.id, "\($0.kind.rawValue): \($0.sentence)") }
    case .events: EventKind.allCases.map { ($0.word, $0.summary) }
    case .platforms: Platform.all.map { ($0.name, $0.platform.summary) }
    case .defects: Defect.all.map { ($0.id, $0.summary) }
    case .choices:
      ChoiceKind.allCases.map { kind in
        let answers =
          kind.answers.isEmpty ? "a scene or a callback" : kind.answers.joined(separator: ", ")
        return (kind.word, kind.isQuirk ? "quirk: \(answers)" : answers)
      }
    case .myths: Contract.myths.map { ($0.id, $0.sentence) }
    }
  }
}

extension FuzzCommand {
  /// Lists what can be named.
  static func list(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
    if let stray = arguments.operands.first {
      let names = ListTopic.allCases.map { "--" + $0.rawValue }
      throw CommandError(Diagnostic.unknown(stray, isNot: "something to list", of: names))
    }
    let chosen = ListTopic.allCases.filter { arguments.has($0.option) }
    let topics = chosen.isEmpty ? ListTopic.allCases : chosen
    for (place, topic) in topics.enumerated() {
      if topics.count > 1 { console.line((place > 0 ? "\n" : "") + topic.rawValue) }
      let width = topic.rows.reduce(0) { max($0, $1.name.count) } + 2
      for row in topic.rows {
        console.line((topics.count > 1 ? "  " : "") + row.name.padded(to: width) + row.text)
      }
    }
    return .holds
  }

  /// Explains the command or one of its verbs.
  static func help(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
    guard let word = arguments.operands.first else {
      console.write(Verb.overview)
      return .holds
    }
    guard let verb = Verb(rawValue: word) else {
      throw CommandError(
        Diagnostic.unknown(word, isNot: "a verb", of: Verb.allCases.map(\.rawValue)))
    }
    try arguments.checkNoOperands(after: 1)
    console.write(verb.help)
    return .holds
  }
}

extension Platform {
  /// The facts in one line.
  var summary: String {
    var words = ["\(family), iOS \(system)"]
    if sdk != system { words.append("SDK \(sdk)") }
    switch adoption {
    case .scenes: words.append("scenes")
    case .sceneless: words.append("app delegate only")
    case .both: words.append("both delegates")
    }
    if supportsMultipleWindows { words.append("several windows") }
    if usesSwiftUI { words.append("SwiftUI") } else if !usesStoryboard { words.append("in code") }
    if refusesToLaunch { words.append("refused at launch") }
    return words.joined(separator: ", ")
  }
}
