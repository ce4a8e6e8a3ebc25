import Foundation
import SceneFuzzing

/// The folder where histories of an app are kept: `FOLDER/NAME/regressions`.
struct AppKeeper {
  /// The folder above all suites.
  var folder: String
  /// The app's name.
  var suite: String

  init(folder: String, suite: String) {
    self.folder = folder
    self.suite = suite
  }

  init(_ arguments: Arguments, _ player: AppPlayer) {
    folder = arguments.text(.corpus) ?? Keeper.local
    suite = player.usual.name
  }

  private var regressions: String { "\(folder)/\(suite)/regressions" }

  /// Writes a failing history as a whole or not at all.
  ///
  /// - Returns: The path.
  func keep(_ scenario: Scenario, breaks law: String) throws(CommandError) -> String {
    var scenario = scenario
    scenario.violates = law
    let path = "\(regressions)/\(scenario.fileName)"
    try Disk.write(scenario.text, to: path)
    return path
  }

  /// Takes a history away for which there is a shorter one.
  func forget(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// The histories that are kept.
  var paths: [String] { Disk.scenes(below: regressions) }
}
