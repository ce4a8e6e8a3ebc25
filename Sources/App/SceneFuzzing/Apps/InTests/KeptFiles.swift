import Foundation
public import SceneLifecycle

/// Kept histories that cannot be read, or cannot be told apart.
public struct KeptFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, and a way to solve it.
  public var diagnostic: Diagnostic

  /// The message in full.
  public var description: String { diagnostic.description }

  init(_ sentence: String, notes: [String] = [], help: String) {
    diagnostic = Diagnostic(sentence, notes: notes, help: help)
  }
}

/// Reads what is kept, beside a test or in a corpus: files of a folder, and nothing through a link.
///
/// An entry that looks like a history is listed whatever it is, so that reading it can say why it is not
/// played.
package enum KeptFiles {
  /// How the name of a history ends.
  private static let ending = ".scene"
  /// The most bytes of a history: a million events and choices.
  private static let limit = 16 << 20

  /// The histories below a folder, sorted by path; none where the folder does not exist.
  ///
  /// - Parameters:
  ///   - folder: A folder; links may lead to it.
  ///   - names: Folders below it, of which none may be a link.
  /// - Throws: `KeptFileError` where a folder cannot be read, or is a link.
  package static func scenes(
    below folder: String, at names: [String] = []
  ) throws(KeptFileError) -> [String] {
    guard try isFolder(folder, followingLinks: true) else { return [] }
    var path = folder
    for name in names {
      path += "/" + name
      guard try isFolder(path) else { return [] }
    }
    return try entries(of: path).sorted()
  }

  private static func entries(of folder: String) throws(KeptFileError) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw unreadable(folder, error.localizedDescription)
    }
    var found: [String] = []
    for name in names {
      let path = folder + "/" + name
      if name.lowercased().hasSuffix(ending) || name.contains("\u{FFFD}") {
        found.append(path)
      } else if isLink(path) {
        // What leads to a file of another name is no history.
        if try isFolder(path, followingLinks: true) { throw link(path) }
      } else if kind(of: path) == S_IFDIR {
        found += try entries(of: path)
      }
    }
    return found
  }

  /// Reads a history.
  ///
  /// - Throws: `KeptFileError` for anything but a file of that ending, which no link leads to.
  package static func read(_ path: String) throws(KeptFileError) -> [UInt8] {
    // Whole: a path that is cut leads nowhere.
    let name = "'\(path)'"
    if !path.hasSuffix(ending) {
      throw KeptFileError("\(name) is not played", help: "let its name end in '\(ending)'")
    }
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if file < 0 {
      let reason = String(cString: strerror(errno))
      throw isLink(path) ? link(path) : unreadable(path, reason)
    }
    defer { close(file) }
    var entry = stat()
    guard fstat(file, &entry) == 0, entry.st_mode & S_IFMT == S_IFREG else {
      let what = entry.st_mode & S_IFMT == S_IFDIR ? "a folder" : "no file"
      throw KeptFileError(
        "\(name) has the name of a kept history and is \(what)", help: "give it another name")
    }
    do {
      let bytes = try FileHandle(fileDescriptor: file).read(upToCount: limit + 1) ?? Data()
      if bytes.count <= limit { return Array(bytes) }
    } catch {
      throw unreadable(path, error.localizedDescription)
    }
    throw KeptFileError(
      "\(name) is longer than \(limit >> 20) MB", help: "keep a shorter history")
  }

  // MARK: - What stands at a path

  /// Whether a path is a folder; false where there is nothing.
  ///
  /// - Throws: `KeptFileError` where that cannot be found out, for a link and for a file.
  private static func isFolder(
    _ path: String, followingLinks follows: Bool = false
  ) throws(KeptFileError) -> Bool {
    var entry = stat()
    if (follows ? stat(path, &entry) : lstat(path, &entry)) != 0 {
      // No file can have a name that is too long.
      if [ENOENT, ENAMETOOLONG].contains(errno) { return false }
      throw unreadable(path, String(cString: strerror(errno)))
    }
    switch entry.st_mode & S_IFMT {
    case S_IFDIR: return true
    case S_IFLNK: throw link(path)
    default:
      if follows && isLink(path) { return false }
      throw KeptFileError(
        "'\(path)' is not a folder", help: "give another folder, or move it away")
    }
  }

  private static func kind(of path: String) -> mode_t? {
    var entry = stat()
    return lstat(path, &entry) == 0 ? entry.st_mode & S_IFMT : nil
  }

  private static func isLink(_ path: String) -> Bool { kind(of: path) == S_IFLNK }

  private static func link(_ path: String) -> KeptFileError {
    KeptFileError(
      "'\(path)' is a link: kept histories are read through none",
      help: "put what it leads to in its place, or remove it")
  }

  private static func unreadable(_ path: String, _ reason: String) -> KeptFileError {
    KeptFileError(
      "'\(path)' cannot be read: \(reason)",
      help: "make it readable, or remove it")
  }
}
