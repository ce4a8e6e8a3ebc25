import SceneLifecycle
import SceneSources

/// The origin of the copies of an app's sources that a test plays: their digest, and each copy's file.
enum MadeOrigin {
  /// How many folders above a test's file it is looked for: `ByHand/PadTest.swift` lies one below.
  private static let most = 3

  /// Returns the digest of the package that a test is of; nil where it plays no copies.
  ///
  /// - Parameter file: The file of the test.
  /// - Complexity: Reads one file.
  static func digest(besides file: String) -> MadeDigest? {
    var folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for _ in 0..<most where !folders.isEmpty {
      let path = (folders + [MadeDigest.fileName[...]]).joined(separator: "/")
      if let text = SourceFolders.texts([path]).first?.text { return MadeDigest(text) }
      folders.removeLast()
    }
    return nil
  }

  /// Returns the file of which a source is a copy.
  ///
  /// - Parameters:
  ///   - text: The text of the source.
  ///   - root: The folder of the package, from which a copy names its file.
  /// - Returns: Nil where it is no copy.
  static func file(ofCopy text: String, in root: String) -> String? {
    let opening = "#sourceLocation(file: \""
    let head = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false).prefix(4)
    guard let line = head.first(where: { $0.hasPrefix(opening) }) else { return nil }
    let path = line.dropFirst(opening.count).prefix { $0 != "\"" }
    var folders = path.hasPrefix("/") ? [] : root.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = folders.popLast() } else { folders.append(name) }
    }
    let whole = "/" + folders.joined(separator: "/")
    let isThere = !SourceFolders.texts([whole]).isEmpty
    return isThere ? whole : String(path)
  }
}
