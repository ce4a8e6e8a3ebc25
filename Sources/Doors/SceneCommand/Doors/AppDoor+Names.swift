import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import SceneReporting

extension AppDoor {
  static var topics: [String] { ["laws", "actions", "contents", "platforms", "events"] }

  func names(of topic: String) -> [(name: String, text: String)] {
    switch topic {
    case "laws":
      player.laws.map {
        ($0.id, $0.kind == .hard ? $0.sentence : "\($0.kind.rawValue): \($0.sentence)")
      }
    case "actions": player.names.actions.map { ($0, "") }
    case "contents": player.contents
    case "platforms": player.usual.platforms.map { ($0.name ?? "", $0.summary) }
    default: player.usual.shape.kinds.map { ($0.word, $0.summary) }
    }
  }
}
