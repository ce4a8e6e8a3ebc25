import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle

/// `show`: draws a scenario as lanes, or writes its steps.
enum ShowVerb<D: Door> {
  static var verb: DoorVerb<D> {
    DoorVerb<D>(
      "show", words, options: PictureFiles.options + D.judging, note: D.words.note
    ) { door throws(CommandError) in try await show(door) }
  }

  private static var words: VerbWords {
    var words = D.words.show
    words.options.insert(.steps, at: 1)
    words.examples =
      [
        VerbExample("show bug.scene", "lanes, time downwards"),
        VerbExample("show bug.scene --steps", "what to do on a device, and what to see"),
        VerbExample(
          "show bug.scene --html bug.html", "lanes, tables and what would pass, as a page"),
      ] + words.examples
    return words
  }

  nonisolated(nonsending)
    private static func show(_ door: D) async throws(CommandError) -> ExitStatus
  {
    let (arguments, console) = (door.arguments, door.console)
    try PictureFiles.check(arguments, besides: D.words.drawings + [.format, .steps])
    if arguments.has(.steps) {
      for other in D.words.drawings where arguments.has(other) {
        throw arguments.excluding(.steps, other)
      }
    }
    if let other = try await door.showOther() { return other }
    let format = try door.tableFormat()
    var history = try door.history()
    if PictureFiles.areAsked(arguments) {
      try history.play()
      try history.remark()
      try PictureFiles.write(arguments, console) { format throws(CommandError) in
        try history.picture(format)
      }
    } else {
      try history.write(arguments.has(.steps) ? .steps(format) : .lanes(format))
      try history.remark()
    }
    return .holds
  }
}
