package import CommandKit
import SceneDefects
import SceneFuzzing
import SceneInvariants
package import SceneLifecycle

// Scenarios in files.

extension Disk {
  /// The most bytes of a scenario: some 150,000 events, which take some 300 MB to play and to show.
  package static let scenarioLimit = 2 << 20

  /// Reads the bytes of a scenario.
  private static func scenarioBytes(_ path: String) throws(CommandError) -> [UInt8] {
    try read(
      path, orElse: fileOrToken, upTo: scenarioLimit,
      shorten: "give a shorter file, or the token of its case")
  }

  /// Reads the scenario in a file.
  package static func scenario(_ path: String) throws(CommandError) -> Scenario {
    try scenario(try scenarioBytes(path), path)
  }

  /// Reads the scenario in the bytes of a file.
  package static func scenario(_ bytes: [UInt8], _ path: String) throws(CommandError) -> Scenario {
    let scenario = try CommandError.reading { () throws(NotationError) in
      try Scenario(parsing: bytes, file: path)
    }
    try check(scenario, bytes, path)
    return scenario
  }

  /// Reads the history of an app; its laws are the app's, and no list knows them.
  package static func appScenario(_ path: String) throws(CommandError) -> Scenario {
    try appScenario(try scenarioBytes(path), path)
  }

  /// Reads the history of an app in the bytes of a file.
  package static func appScenario(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandError) -> Scenario {
    try CommandError.reading { () throws(NotationError) in
      try Scenario(parsing: bytes, file: path)
    }
  }

  /// The kept scenarios below a folder, sorted by path; none where the folder does not exist.
  ///
  /// - Parameters:
  ///   - folder: A folder; links may lead to it.
  ///   - names: Folders below it, of which none may be a link.
  /// - Throws: `CommandError` where a folder cannot be read, or is a link.
  package static func scenes(
    below folder: String, at names: [String] = []
  ) throws(CommandError) -> [String] {
    let paths: [String]
    do throws(KeptFileError) {
      paths = try KeptFiles.scenes(below: folder, at: names)
    } catch {
      throw CommandError(error.diagnostic)
    }
    for path in paths { try path.checkText() }
    return paths
  }

  /// Reads a kept scenario: a file to which no link leads.
  package static func kept(_ path: String) throws(CommandError) -> [UInt8] {
    do throws(KeptFileError) {
      return try KeptFiles.read(path)
    } catch {
      throw CommandError(error.diagnostic)
    }
  }

  /// The advice on the words that a user may pass where a file is missing.
  package static let fileOrToken = "pass a .scene file, or a token such as g4:ipad-ios17:4:0"

  /// Checks the identifiers that a scenario names.
  private static func check(
    _ scenario: Scenario, _ bytes: [UInt8], _ path: String
  ) throws(CommandError) {
    if let defect = scenario.defect, Defect.named(defect) == nil {
      throw CommandError(
        Diagnostic.unknown(
          defect, isNot: "a defect", of: Defect.all.map(\.id),
          listedBy: "scenefuzz list --defects",
          at: location(behind: "defect ", bytes, path)))
    }
    if let violated = scenario.violates, Contract.invariant(violated) == nil {
      if let app = ForeignHistory(path, breaking: violated) {
        throw CommandError(app.diagnostic(at: location(behind: "violates ", bytes, path)))
      }
      throw CommandError(
        Diagnostic.unknown(
          violated, isNot: "an invariant", of: Contract.all.map(\.id), listedBy: "scenefuzz list",
          at: location(behind: "violates ", bytes, path)))
    }
  }

  /// Where the word behind the first word of a line is.
  private static func location(
    behind start: String, _ bytes: [UInt8], _ path: String
  ) -> Diagnostic.Location {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.starts(with: start.utf8) }
    return Diagnostic.Location(
      file: path, line: (line ?? 0) + 1, column: line == nil ? 1 : start.utf8.count + 1)
  }
}
