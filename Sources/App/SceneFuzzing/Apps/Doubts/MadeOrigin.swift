import SceneLifecycle
import SceneSources

/// The digest beside the copies of an app's sources that a test plays.
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
}
