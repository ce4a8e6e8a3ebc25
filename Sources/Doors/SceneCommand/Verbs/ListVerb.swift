import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting

/// `list`: lists what can be named on the command line.
enum ListVerb<D: Door> {
  static var verb: DoorVerb<D> {
    DoorVerb<D>("list", D.words.list, options: D.topics.map(option) + [.namesFormat]) {
      door throws(CommandError) in try list(door)
    }
  }

  /// The switch that asks for a topic.
  private static func option(_ topic: String) -> Option { Option(topic, nil, "list the \(topic)") }

  private static func list(_ door: D) throws(CommandError) -> ExitStatus {
    let console = door.console
    if let stray = door.arguments.operands.first {
      let names = D.topics.map { "--" + $0 }
      throw CommandError(Diagnostic.unknown(stray, isNot: "something to list", of: names))
    }
    let chosen = D.topics.filter { door.arguments.has(option($0)) }
    let lists = (chosen.isEmpty ? D.topics : chosen).map { ($0, door.names(of: $0)) }
    if try door.tableFormat() == .json {
      console.write(JSON.names(lists).document)
      return .holds
    }
    let shown = lists.filter { lists.count == 1 || !$0.1.isEmpty }
    for (number, (topic, names)) in shown.enumerated() {
      if number > 0 { console.line() }
      if shown.count > 1 { console.line(topic) }
      let width = names.reduce(0) { max($0, $1.name.count) } + 2
      for (name, text) in names {
        let line = text.isEmpty ? name : name.padded(to: width) + text
        console.line((shown.count > 1 ? "  " : "") + line)
      }
    }
    return .holds
  }
}
