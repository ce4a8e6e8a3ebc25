import Foundation
import SceneFuzzing

/// Files and folders, with the user's mistakes as messages.
enum Disk {
  /// Reads a file.
  static func read(_ path: String) throws(CommandError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(path)) cannot be read", help: "give the path of a scenario or a token"
        ))
    }
    return Array(data)
  }

  /// Reads the scenario in a file.
  static func scenario(_ path: String) throws(CommandError) -> Scenario {
    try scenario(try read(path), path)
  }

  /// Reads the scenario in the bytes of a file.
  static func scenario(_ bytes: [UInt8], _ path: String) throws(CommandError) -> Scenario {
    let scenario: Scenario
    do throws(NotationError) {
      scenario = try Scenario(parsing: bytes, file: path)
    } catch {
      throw CommandError(error.diagnostic)
    }
    try check(scenario, path)
    return scenario
  }

  /// Reads the recording in a file.
  static func recording(_ path: String) throws(CommandError) -> Recording {
    try recording(try read(path), path)
  }

  /// Reads the recording in the bytes of a file.
  static func recording(_ bytes: [UInt8], _ path: String) throws(CommandError) -> Recording {
    do throws(NotationError) {
      return try Recording(parsing: bytes, file: path)
    } catch {
      throw CommandError(error.diagnostic)
    }
  }

  /// Writes a file as a whole or not at all, and makes the folders above it.
  static func write(_ text: String, to path: String) throws(CommandError) {
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw CommandError(
        Diagnostic("\(Diagnostic.quote(path)) cannot be written: \(error.localizedDescription)"))
    }
  }

  /// Adds text to the end of a file that others write to as well.
  static func append(_ text: String, to path: String) throws(CommandError) {
    do {
      let url = URL(fileURLWithPath: path)
      if !FileManager.default.fileExists(atPath: path) { try Data().write(to: url) }
      let file = try FileHandle(forWritingTo: url)
      defer { try? file.close() }
      try file.seekToEnd()
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw CommandError(
        Diagnostic("\(Diagnostic.quote(path)) cannot be written: \(error.localizedDescription)"))
    }
  }

  /// The scenarios below a folder, sorted by path.
  static func scenes(below folder: String) -> [String] { files(below: folder, ending: ".scene") }

  /// The files below a folder whose names end in some way, sorted by path.
  static func files(below folder: String, ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }

  /// Takes a file away.
  static func remove(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw CommandError(
        Diagnostic("\(Diagnostic.quote(path)) cannot be removed: \(error.localizedDescription)"))
    }
  }

  /// Whether a folder exists.
  static func hasFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Checks the identifiers that a scenario names.
  private static func check(_ scenario: Scenario, _ path: String) throws(CommandError) {
    let place = Diagnostic.Place(file: path, line: 1, column: 1)
    if let defect = scenario.defect, Defect.named(defect) == nil {
      throw CommandError(
        Diagnostic.unknown(defect, isNot: "a defect", of: Defect.all.map(\.id), at: place))
    }
    if let violated = scenario.violates, Contract.invariant(violated) == nil {
      throw CommandError(
        Diagnostic.unknown(
          violated, isNot: "an invariant", of: Contract.all.map(\.id), at: place))
    }
  }
}
