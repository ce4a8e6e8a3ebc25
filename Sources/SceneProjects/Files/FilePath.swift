/// Paths as texts: absolute ones begin with a slash, and `..` is taken out without asking the disk.
enum FilePath {
  /// How the names of sources end that are in other languages than Swift.
  static let otherLanguages: Set<String> = ["c", "cc", "cpp", "m", "metal", "mm", "s"]

  /// A path without `.`, `..` and doubled slashes.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", parts.last.map({ $0 != ".." }) ?? path.hasPrefix("/") {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path below a folder; an absolute one stays what it is.
  static func joined(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? normal(path) : normal(folder + "/" + path)
  }

  /// Whether a file is the folder, or below it.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// A file as one names it from a folder, such as `../Shared/Log.swift`.
  static func relative(_ path: String, to folder: String) -> String {
    let to = path.split(separator: "/")
    let from = folder.split(separator: "/")
    var same = 0
    while same < to.count, same < from.count, to[same] == from[same] { same += 1 }
    let up = Array(repeating: Substring(".."), count: from.count - same)
    let parts = up + to[same...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The last part.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The folder around a file.
  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What follows the last point of the name, in small letters; empty where there is none.
  static func suffix(_ path: String) -> String {
    let name = name(path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// The name without the last point and what follows.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
    return String(name[..<point])
  }
}
