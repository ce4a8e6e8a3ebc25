/// Paths as texts: absolute ones begin with a slash, and `..` is taken out without asking the disk.
///
/// They are taken apart by bytes: an accent behind a slash is one sign with it.
enum FilePath {
  /// How the names of sources end that are in other languages than Swift.
  static let otherLanguages: Set<String> = ["c", "cc", "cpp", "m", "metal", "mm", "s"]

  private static let (slash, point) = (UInt8(ascii: "/"), UInt8(ascii: "."))

  /// Returns the parts of a path between its slashes.
  static func parts(_ path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// Whether a path begins at the root.
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// A path without `.`, `..` and doubled slashes.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in Self.parts(path) where part != "." {
      if part == "..", parts.last.map({ $0 != ".." }) ?? isAbsolute(path) {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return (isAbsolute(path) ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path below a folder; an absolute one stays what it is.
  static func joined(_ folder: String, _ path: String) -> String {
    isAbsolute(path) ? normal(path) : normal(folder + "/" + path)
  }

  /// Whether a file is the folder, or below it.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    if folder == "/" || path == folder { return true }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.first == slash && path.utf8.starts(with: folder.utf8)
  }

  /// A file as one names it from a folder, such as `../Shared/Log.swift`.
  static func relative(_ path: String, to folder: String) -> String {
    let to = parts(path)
    let from = parts(folder)
    var same = 0
    while same < to.count, same < from.count, to[same] == from[same] { same += 1 }
    let up = Array(repeating: Substring(".."), count: from.count - same)
    let parts = up + to[same...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The last part.
  static func name(_ path: String) -> String { parts(path).last.map(String.init) ?? path }

  /// The folder around a file.
  static func folder(_ path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// Returns the name's text behind the last point, in small letters; empty where there is none.
  static func suffix(_ path: String) -> String {
    let name = name(path)
    guard let last = name.utf8.lastIndex(of: point), last != name.startIndex else { return "" }
    return name[name.utf8.index(after: last)...].lowercased()
  }

  /// The name without the last point and what follows.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let last = name.utf8.lastIndex(of: point), last != name.startIndex else { return name }
    return String(name[..<last])
  }
}
