import SceneReporting
import CommandKit
import SceneDefects
import SceneDriving
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
import SceneGate

/// What `list` can list.
enum ListTopic: String, CaseIterable {
  case invariants
  case events
  case platforms
  case defects
  case choices
  case myths
  case laws

  /// The switch that asks for it.
  var option: Option { Option(rawValue, nil, "list the \(rawValue)") }

  /// Names with one sentence each.
  var names: [(name: String, text: String)] {
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
        return (kind.word, "\(kind.isQuirk ? "quirk: " : "")\(kind.summary) \(answers)")
      }
    case .myths: Contract.myths.map { ($0.id, $0.sentence) }
    case .laws:
      ReadyLaw.all.map { ($0.id, "\(InvariantKind.hard.rawValue): \($0.sentence)") }
        + AppEnd.EndLaw.allCases.map {
          ($0.rawValue, "\(InvariantKind.hard.rawValue): \($0.sentence)")
        }
    }
  }
}

/// `list`: lists what can be named on the command line.
enum ListVerb {
  static let verb = ContractVerb(
    "list", "Lists what can be named on the command line.",
    options: ListTopic.allCases.map(\.option) + [.namesFormat],
    examples: [
      VerbExample("list --invariants", "identifiers with their sentences"),
      VerbExample("list --events --format json", "for another tool"),
    ],
    action: ContractAction { call throws(CommandError) in try list(call.arguments, call.console) })

  private static func list(_ arguments: Arguments, _ console: Console) throws(CommandError)
    -> ExitStatus
  {
    if let stray = arguments.operands.first {
      let names = ListTopic.allCases.map { "--" + $0.rawValue }
      throw CommandError(Diagnostic.unknown(stray, isNot: "something to list", of: names))
    }
    let chosen = ListTopic.allCases.filter { arguments.has($0.option) }
    let topics = chosen.isEmpty ? ListTopic.allCases : chosen
    let format: TableFormat = try arguments.choice(.format, as: "a format") ?? .text
    if format == .json {
      console.write(JSON.names(topics.map { ($0.rawValue, $0.names) }).document)
      return .holds
    }
    for (number, topic) in topics.enumerated() {
      if number > 0 { console.line() }
      if topics.count > 1 { console.line(topic.rawValue) }
      let width = topic.names.reduce(0) { max($0, $1.name.count) } + 2
      for (name, text) in topic.names {
        console.line((topics.count > 1 ? "  " : "") + name.padded(to: width) + text)
      }
    }
    return .holds
  }
}
