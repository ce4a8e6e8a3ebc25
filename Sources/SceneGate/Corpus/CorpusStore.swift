package import CommandKit
import SceneFuzzing
package import SceneLifecycle

/// The folder where scenarios are kept: `FOLDER/SUITE/regressions/NAME.scene`.
package struct CorpusStore {
  /// The folder above all suites.
  package var folder: String
  /// What judges the scenarios: UIKit's contract, or the app of that name.
  package var suite: String
  /// Gets a message when a scenario had to go to another folder; nil where that is an error.
  package var console: Console?
  /// Whether the message was written.
  private let hasReported = Flag()

  /// Names a folder; nothing is written yet.
  package init(folder: String, suite: String = "contract", console: Console? = nil) {
    self.folder = folder
    self.suite = suite
    self.console = console
  }

  /// The folder of a plain run: beside the corpus, so that nothing under version control changes.
  package static let local = ".scenefuzz"
  /// The folder that is under version control.
  package static let shared = "corpus"

  /// Where a scenario belongs.
  package func path(of scenario: Scenario, among kind: String? = nil) -> String {
    let kind = kind ?? (scenario.violates == nil ? "seeds" : "regressions")
    return "\(folder)/\(suite)/\(kind)/\(scenario.fileName)"
  }

  /// Writes a scenario where it belongs.
  ///
  /// With a console, what cannot be written there is written among the temporary files: a
  /// counterexample is not lost.
  ///
  /// - Parameters:
  ///   - scenario: What is written.
  ///   - kind: The folder, `seeds` or `regressions`; nil for the one that it belongs to.
  /// - Returns: The path.
  package func keep(_ scenario: Scenario, among kind: String? = nil) throws(CommandError) -> String
  {
    let path = path(of: scenario, among: kind)
    do throws(CommandError) {
      try Disk.write(scenario.text, to: path)
      return path
    } catch {
      guard let console else { throw error }
      let refuge = CorpusStore(folder: Disk.refuge, suite: suite).path(of: scenario, among: kind)
      do throws(CommandError) { try Disk.write(scenario.text, to: refuge) } catch _ { throw error }
      if !hasReported.isRaised {
        hasReported.raise()
        var diagnostic = error.diagnostic
        diagnostic.notes.append("what is found goes to '\(Disk.refuge)' instead")
        diagnostic.help = "give --corpus a folder that can be written"
        console.report(diagnostic.description + "\n")
      }
      return refuge
    }
  }

  /// Removes a scenario for which there is a shorter one.
  package func forget(_ path: String) { try? Disk.remove(path) }

  /// The failing scenarios that are kept.
  package func regressions() throws(CommandError) -> [String] {
    try Disk.scenes(below: "\(folder)/\(suite)/regressions")
  }
}

extension CorpusStore {
  /// The folder that an option names, or that of a plain run.
  ///
  /// - Parameters:
  ///   - arguments: The user's words.
  ///   - console: Gets a message where the folder cannot be written.
  package init(_ arguments: Arguments, _ console: Console) {
    self.init(folder: arguments.text(.corpus) ?? CorpusStore.local, console: console)
  }
}
