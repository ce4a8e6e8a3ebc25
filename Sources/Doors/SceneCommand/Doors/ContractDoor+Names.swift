import CommandKit
import SceneDefects
import SceneDriving
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import SceneReporting

/// The lists of names that `list` has for the contract.
private enum ListTopic: String, CaseIterable {
  case invariants
  case events
  case platforms
  case defects
  case choices
  case myths
  case laws

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

extension ContractDoor {
  static var topics: [String] { ListTopic.allCases.map(\.rawValue) }

  func names(of topic: String) -> [(name: String, text: String)] {
    ListTopic(rawValue: topic)?.names ?? []
  }
}
