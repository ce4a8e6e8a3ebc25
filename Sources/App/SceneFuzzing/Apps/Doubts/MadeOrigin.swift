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

  /// Returns the file of the app of which a source is a copy; nil where it is none.
  ///
  /// - Parameters:
  ///   - text: The text of the source.
  ///   - root: The folder of the package, from which a copy names its file.
  static func original(ofCopy text: String, in root: String) -> String? {
    let opening = "#sourceLocation(file: \""
    guard text.hasPrefix(opening) else { return nil }
    let path = text.dropFirst(opening.count).prefix { $0 != "\"" && $0 != "\n" }
    if path.hasPrefix("/") { return String(path) }
    var folders = root.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = folders.popLast() } else { folders.append(name) }
    }
    return "/" + folders.joined(separator: "/")
  }
}
