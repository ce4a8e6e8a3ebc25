package import Foundation

/// The names of temporary files that the compiler reads and writes, with the process that they are of.
package enum ScratchNames {
  /// The beginning of each name; the number of the process follows it.
  private static let prefix = "scenefuzz-init-"

  /// A new name in the folder of temporary files.
  ///
  /// - Parameters:
  ///   - ending: The end of the name, with a point where it has one.
  ///   - isDirectory: Whether it is a folder's.
  package static func url(_ ending: String = "", isDirectory: Bool = false) -> URL {
    let number = ProcessInfo.processInfo.processIdentifier
    return FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(prefix)\(number)-\(UUID().uuidString)\(ending)", isDirectory: isDirectory)
  }

  /// Takes away what processes have left that were ended before they could do so.
  package static func clear(in folder: URL = FileManager.default.temporaryDirectory) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where isLeft(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Whether the process of a name has ended.
  private static func isLeft(_ name: String) -> Bool {
    guard name.hasPrefix(prefix),
      let number = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }), number > 0
    else { return false }
    return kill(number, 0) != 0 && errno == ESRCH
  }
}
