import Foundation
import SceneConformance
import SceneDefects
import SceneFuzzing

/// Files and folders, with the user's mistakes as messages.
enum Disk {
  /// Reads a file.
  static func read(_ path: String) throws(CommandError) -> [UInt8] {
    if let data = FileManager.default.contents(atPath: path) { return Array(data) }
    let name = Diagnostic.quote(path)
    if hasFolder(path) {
      throw CommandError(Diagnostic("\(name) is a folder", help: "give the path of a file in it"))
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandError(
        Diagnostic("there is no file \(name)", help: "give the path of a file, or of a token"))
    }
    throw CommandError(
      Diagnostic("\(name) cannot be read", help: "give a file that you may read"))
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
    try check(scenario, bytes, path)
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

  /// Where goes what was found and cannot be written where it belongs.
  static var refuge: String {
    FileManager.default.temporaryDirectory.appendingPathComponent("scenefuzz-\(getuid())").path
  }

  /// Writes a file as a whole or not at all, and makes the folders above it.
  ///
  /// What stands there and is no file, such as a pipe, stays what it is and is written to.
  static func write(_ text: String, to path: String) throws(CommandError) {
    do {
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let kind = try? url.resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey])
      if kind?.isRegularFile == false, kind?.isDirectory == false {
        return try FileHandle(forWritingTo: url).write(contentsOf: Data(text.utf8))
      }
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
  static func scenes(below folder: String) throws(CommandError) -> [String] {
    try files(below: folder, ending: ".scene")
  }

  /// The files below a folder whose names end in some way, sorted by path; none if it is not there.
  static func files(below folder: String, ending: String) throws(CommandError) -> [String] {
    guard hasFolder(folder) else { return [] }
    return try names(below: folder).filter { $0.hasSuffix(ending) }.sorted().map {
      folder + "/" + $0
    }
  }

  /// What stands below a folder, links not followed.
  private static func names(below folder: String) throws(CommandError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandError(
        Diagnostic(
          "the folder \(Diagnostic.quote(folder)) cannot be read",
          help: "give a folder that you may read"))
    }
    var all = names
    for name in names {
      let path = folder + "/" + name
      let kind =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if kind == .typeDirectory { all += try Self.names(below: path).map { name + "/" + $0 } }
    }
    return all
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

  /// Throws unless a folder exists.
  static func checkFolder(_ path: String) throws(CommandError) {
    if hasFolder(path) { return }
    throw CommandError(
      Diagnostic("\(Diagnostic.quote(path)) is not a folder", help: "give the corpus's folder"))
  }

  /// Checks the identifiers that a scenario names.
  private static func check(
    _ scenario: Scenario, _ bytes: [UInt8], _ path: String
  ) throws(CommandError) {
    if let defect = scenario.defect, Defect.named(defect) == nil {
      throw CommandError(
        Diagnostic.unknown(
          defect, isNot: "a defect", of: Defect.all.map(\.id),
          at: place(behind: "defect ", bytes, path)))
    }
    if let violated = scenario.violates, Contract.invariant(violated) == nil {
      throw CommandError(
        Diagnostic.unknown(
          violated, isNot: "an invariant", of: Contract.all.map(\.id),
          at: place(behind: "violates ", bytes, path)))
    }
  }

  /// Where a word stands behind the first word of its line.
  private static func place(
    behind start: String, _ bytes: [UInt8], _ path: String
  ) -> Diagnostic.Place {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.starts(with: start.utf8) }
    return Diagnostic.Place(
      file: path, line: (line ?? 0) + 1, column: line == nil ? 1 : start.utf8.count + 1)
  }
}
