package import CommandKit
import SceneFuzzing
package import SceneLifecycle
import ScenePipeline

/// The folder where scenarios are kept: `FOLDER/SUITE/regressions/NAME.scene`.
package struct CorpusStore: Sendable {
  /// The folder above all suites.
  package var folder: String
  /// The judge of the scenarios: UIKit's contract, or the app of that name.
  package var suite: String
  /// Where findings go that cannot be written here; nil where that is an error.
  private let refuge: FindingRefuge?

  /// Names a folder; nothing is written yet.
  ///
  /// - Parameters:
  ///   - folder: The folder above all suites.
  ///   - suite: What judges the scenarios.
  ///   - console: Gets what cannot be written, so that no finding is lost; nil where that is an error.
  package init(folder: String, suite: String = "contract", console: Console? = nil) {
    self.folder = folder
    self.suite = suite
    refuge = console.map { FindingRefuge($0) }
  }

  /// The folder of a plain run: beside the corpus, so that nothing under version control changes.
  package static let local = ".scenefuzz"
  /// The folder that is under version control.
  package static let shared = "corpus"

  /// Writes a scenario where it belongs, through no link.
  ///
  /// - Parameters:
  ///   - scenario: What is written.
  ///   - kind: The folder, `seeds` or `regressions`; nil for the one that it belongs to.
  /// - Throws: `CommandError` where it cannot be written.
  /// - Returns: The path.
  @discardableResult
  package func write(
    _ scenario: Scenario, among kind: String? = nil
  ) throws(CommandError) -> String {
    let kind = kind ?? (scenario.violates == nil ? "seeds" : "regressions")
    let names = (suite + "/" + kind).split(separator: "/").map(String.init)
    return try KeptFile.write(scenario.text, below: folder, at: names + [scenario.fileName])
  }

  /// Writes a finding where it belongs.
  ///
  /// With a console, what cannot be written there is written among the temporary files, and nothing
  /// is thrown: a campaign goes on, and ends as it would have ended.
  ///
  /// - Returns: The path; nil where no folder can be written.
  package func keep(_ finding: Scenario) throws(CommandError) -> String? {
    do throws(CommandError) {
      return try write(finding)
    } catch {
      guard let refuge else { throw error }
      return refuge.path(beside: error).flatMap {
        try? CorpusStore(folder: $0, suite: suite).write(finding)
      }
    }
  }

  /// Writes the text of a finding that no file keeps to the results.
  package func report(_ finding: Scenario) { refuge?.report(finding) }

  /// Removes a scenario for which there is a shorter one.
  package func forget(_ path: String) { try? Disk.remove(path) }

  /// The folder of the failing scenarios.
  package var regressionFolder: String { "\(folder)/\(suite)/regressions" }

  /// The failing scenarios that are kept.
  ///
  /// - Throws: `CommandError` where the folder cannot be read, or has one that stands where no suite's
  ///   scenarios are played.
  package func regressions() throws(CommandError) -> [String] {
    let names = CorpusPath.names(of: suite + "/regressions")
    var found: [String] = []
    for path in try Disk.scenes(below: folder) {
      let corpusPath = CorpusPath(path, below: folder)
      if corpusPath.folders.starts(with: names) {
        found.append(path)
      } else if corpusPath.isStray(from: suite) {
        throw CommandError(
          Diagnostic(
            "'\(path)' stands where nothing is played",
            notes: [
              "kept histories of \(Diagnostic.quote(suite)) stand in"
                + " '\(regressionFolder)'"
            ],
            help: "give --corpus the folder that has the folder of each suite, or move the file"))
      }
    }
    return found
  }
}

extension CorpusStore {
  /// The names under which failing scenarios of others are kept in the folder, sorted.
  ///
  /// - Throws: `CommandError` where the folder cannot be read.
  package func others() throws(CommandError) -> [String] {
    let suites = try Disk.scenes(below: folder).compactMap { path -> String? in
      let folders = CorpusPath(path, below: folder).folders
      return folders.dropFirst().first == "regressions" ? folders.first : nil
    }
    return Set(suites).subtracting([suite, "contract"]).sorted()
  }

  /// The folder that an option names, or that of a plain run.
  ///
  /// - Parameters:
  ///   - arguments: The user's words.
  ///   - console: Gets a message where the folder cannot be written.
  package init(_ arguments: Arguments, _ console: Console) {
    self.init(folder: arguments.text(.corpus) ?? CorpusStore.local, console: console)
  }
}
