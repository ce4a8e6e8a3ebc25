import Foundation
import SceneLifecycle

/// Files and folders, with the user's mistakes as messages.
package enum Disk {
  /// The most bytes of a file that is read: a million events and choices.
  package static let limit = 16 << 20

  /// The path that means standard input where a file is read; a file of that name is `./-`.
  package static let standardInput = "-"

  /// Reads a file, or what comes through a pipe.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` is standard input.
  ///   - help: What to do where there is no such file.
  ///   - limit: The most bytes that it may have.
  ///   - shorten: What to do where it has more.
  /// - Complexity: O(bytes); no more than the limit is ever held.
  package static func read(
    _ path: String, orElse help: String = "give the path of a file", upTo limit: Int = limit,
    shorten: String = "give a shorter file, or several"
  ) throws(CommandError) -> [UInt8] {
    let name = Diagnostic.quote(path)
    let isInput = path == standardInput
    if !isInput, hasFolder(path) {
      throw CommandError(Diagnostic("\(name) is a folder", help: "give the path of a file in it"))
    }
    let file =
      isInput ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw CommandError(
        [ENOENT, ENOTDIR].contains(errno)
          ? Diagnostic("there is no file \(name)", help: help) : unreadable(name, errno))
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    while true {
      let failure = Descriptor.readMore(file, into: &bytes)
      if failure == Descriptor.atEnd { return bytes }
      if failure != 0 { throw CommandError(unreadable(name, failure)) }
      if bytes.count > limit {
        throw CommandError(
          Diagnostic(
            "\(name) is longer than \(limit >> 20) MB",
            notes: ["no file of its kind that is read may be longer"], help: shorten))
      }
    }
  }

  private static func unreadable(_ name: String, _ number: Int32) -> Diagnostic {
    Diagnostic(
      "\(name) cannot be read: \(String(cString: strerror(number)))",
      help: "give a file that you may read")
  }

  /// Writes a file as a whole or not at all, and makes the folders above it.
  ///
  /// An item there that is no file, such as a pipe, stays as it is and is written to.
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
      throw unwritable(path, error)
    }
  }

  private static func unwritable(_ path: String, _ error: any Error) -> CommandError {
    CommandError(
      Diagnostic(
        "\(Diagnostic.quote(path)) cannot be written: \(error.localizedDescription)",
        help: "give the path of a file that you may write, on a disk with room"))
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
      throw unwritable(path, error)
    }
  }

  /// The files below a folder whose names end in some way, sorted by path; none if it is not there.
  package static func files(below folder: String, ending: String) throws(CommandError) -> [String] {
    guard hasFolder(folder) else { return [] }
    return try names(below: folder).filter { $0.hasSuffix(ending) }.sorted().map {
      folder + "/" + $0
    }
  }

  /// Returns the paths of the files below a folder, links not followed.
  private static func names(below folder: String) throws(CommandError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandError(
        Diagnostic(
          "the folder \(Diagnostic.quote(folder)) cannot be read",
          help: "give a folder that you may read"))
    }
    var all: [String] = []
    for name in names {
      let path = folder + "/" + name
      try path.checkText()
      let kind =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      switch kind {
      case .typeDirectory: all += try Self.names(below: path).map { name + "/" + $0 }
      case .typeRegular, .typeSymbolicLink: all.append(name)
      // Reading a pipe would wait for one who writes to it.
      default: break
      }
    }
    return all
  }

  /// Removes a file.
  package static func remove(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(path)) cannot be removed: \(error.localizedDescription)",
          help: "make its folder one that you may write"))
    }
  }

  /// Whether a file that says what the command does is neither the user's nor the system's.
  ///
  /// The file is looked for in folders that others may write to, too, and may name any file to write.
  static func isForeign(_ path: String) -> Bool {
    var file = stat()
    return stat(path, &file) == 0 && file.st_uid != geteuid() && file.st_uid != 0
  }

  /// Whether two paths name one file, through whatever links; either may not exist yet.
  package static func isSame(_ path: String, as other: String) -> Bool {
    if real(path) == real(other) { return true }
    var (one, two) = (stat(), stat())
    return stat(path, &one) == 0 && stat(other, &two) == 0
      && one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }

  /// A path without links; one that does not exist yet has those of its folder resolved.
  private static func real(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.appendingPathComponent(url.lastPathComponent).resolvingSymlinksInPath().path
  }

  /// Whether there is nothing at a path.
  package static func isMissing(_ path: String) -> Bool {
    var file = stat()
    return path != standardInput && stat(path, &file) != 0 && errno == ENOENT
  }

  /// Throws for settings that are no file: to read a pipe would wait for what writes to it.
  static func checkIsFile(_ path: String, _ name: String) throws(CommandError) {
    var entry = stat()
    if stat(path, &entry) != 0 || entry.st_mode & S_IFMT == S_IFREG { return }
    throw CommandError(
      Diagnostic(
        "the settings \(Diagnostic.quote(name)) are no file", notes: ["they are \(path)"],
        help: "remove what stands there, or write a file in its place"))
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
