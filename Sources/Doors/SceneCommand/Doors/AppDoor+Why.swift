import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneModelVerbs

extension AppDoor {
  static var answered: [String] { LawAnswer.words }

  func why(_ word: String, _ format: TableFormat) throws(CommandError) -> ExitStatus {
    let sources = SourceFinder(arguments.environment)
    let own = player.laws.first { $0.id == word }.map {
      LawAnswer($0, checkedBy: program, sources)
    }
    guard let answer = own ?? LawAnswer(word) else {
      throw CommandError(
        Diagnostic.unknown(
          word, isNot: "a law of '\(player.usual.name)'", of: player.laws.map(\.id),
          listedBy: "\(program) list"))
    }
    answer.write(format, console)
    return .holds
  }
}
