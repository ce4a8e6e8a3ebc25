import SceneGeneration
import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneGate

/// `list`: lists what can be named.
enum AppListVerb {
  static let verb = AppVerb(
    "list",
    "Lists the app's laws, actions and contents, the platforms and the events that are played to it.",
    options: [.namesFormat],
    action: AppVerbAction { session throws(CommandError) in try list(session) })

  private static func list(_ session: AppSession) throws(CommandError) -> ExitStatus {
    let player = session.player
    let laws = player.laws.map { law in
      (law.id, law.kind == .hard ? law.sentence : "\(law.kind.rawValue): \(law.sentence)")
    }
    let platforms = player.usual.platforms.map { ($0.name ?? "", $0.summary) }
    let topics = [
      ("laws", laws), ("actions", player.names.actions.map { ($0, "") }),
      ("contents", player.contents), ("platforms", platforms),
      ("events", player.usual.shape.kinds.map { ($0.word, $0.summary) }),
    ]
    let format: TableFormat = try session.arguments.choice(.format, as: "a format") ?? .text
    if format == .json {
      session.console.write(JSON.names(topics).document)
      return .holds
    }
    for (title, names) in topics where !names.isEmpty {
      if title != "laws" { session.console.line() }
      session.console.line(title)
      for (name, text) in names { session.console.line(HelpText.line(name, text, 28)) }
    }
    return .holds
  }
}
