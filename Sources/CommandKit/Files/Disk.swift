import Foundation
import SceneLifecycle

/// Files and folders, with the user's mistakes as messages.
package enum Disk {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - help: What to do where there is no such file.
  package static func read(
    _ path: String, orElse help: String = "give the path of a file"
  ) throws(CommandError) -> [UInt8] {
    if let data = FileManager.default.contents(atPath: path) { return Array(data) }
    let name = Diagnostic.quote(path)
    if hasFolder(path) {
      throw CommandError(Diagnostic("\(name) is a folder", help: "give the path of a file in it"))
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandError(Diagnostic("there is no file \(name)", help: help))
    }
    throw CommandError(
      Diagnostic("\(name) cannot be read", help: "give a file that you may read"))
  }

  /// The folder for findings that cannot be written where they belong.
  package static var refuge: String {
    FileManager.default.temporaryDirectory.appendingPathComponent("scenefuzz-\(getuid())").path
  }

  /// Writes a file as a whole or not at all, and makes the folders above it.
  ///
  /// What stands there and is no file, such as a pipe, stays what it is and is written to.
  package static func write(_ text: String, to path: String) throws(CommandError) {
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
  package static func append(_ text: String, to path: String) throws(CommandError) {
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

  /// The files below a folder whose names end in some way, sorted by path; none if it is not there.
  package static func files(below folder: String, ending: String) throws(CommandError) -> [String] {
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

  /// Removes a file.
  package static func remove(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw CommandError(
        Diagnostic("\(Diagnostic.quote(path)) cannot be removed: \(error.localizedDescription)"))
    }
  }

  /// Whether a folder exists.
  package static func hasFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Throws unless a folder exists.
  package static func checkFolder(_ path: String) throws(CommandError) {
    if hasFolder(path) { return }
    throw CommandError(
      Diagnostic("\(Diagnostic.quote(path)) is not a folder", help: "give the corpus's folder"))
  }
}
