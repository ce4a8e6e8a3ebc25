import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle

/// `defects`: plants faults, one at a time, and says what notices them.
enum DefectsVerb<D: Door> {
  static var verb: DoorVerb<D> {
    DoorVerb<D>(
      "defects", D.words.defects,
      options: [.tableFormat.saying("write the matrix as text or json"), .json, .quiet]
    ) { door throws(CommandError) in try await defects(door) }
  }

  nonisolated(nonsending)
    private static func defects(_ door: D) async throws(CommandError) -> ExitStatus
  {
    let (arguments, console) = (door.arguments, door.console)
    let format = try door.tableFormat()
    guard let planted = try await door.plant() else { return .interrupted }
    console.write(format == .json ? planted.json : planted.text)
    var statuses = [planted.status]
    for (option, text) in [(Option.json, planted.json), (.html, planted.page)] {
      guard let text, let path = arguments.text(option) else { continue }
      statuses.append(
        console.status { () throws(CommandError) in try Disk.write(text, to: path) })
    }
    if planted.status == .interrupted { return .interrupted }
    if let problem = planted.problem { throw problem }
    return ExitStatus.worst(statuses)
  }
}
