import Foundation
import SceneLifecycle

/// The digest beside the copies of an app's sources that a test plays.
enum MadeOrigin {
  /// How many folders above a test's file it is looked for: `ByHand/PadTest.swift` lies one below.
  private static let most = 3

  /// Returns the digest of the package that a test is of; nil where it plays no copies.
  ///
  /// - Parameter file: The file of the test.
  /// - Complexity: Reads one file.
  static func digest(besides file: String) -> MadeDigest? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    for _ in 0..<most {
      let digest = folder.appendingPathComponent(MadeDigest.fileName)
      if let text = try? String(contentsOf: digest, encoding: .utf8) { return MadeDigest(text) }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
