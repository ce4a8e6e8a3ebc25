/// The origin of an app's copies: the hashes of what was read and made, and what is not seen.
///
/// It stands beside them in Git, so that a test can say that an original or a copy has changed.
package struct MadeDigest: Hashable, Sendable {
  /// The path of the app from the package.
  package let app: String
  /// The app's target; nil if none was named.
  package let target: String?
  /// The name of the module.
  package let module: String
  /// The version of the tool that made the copies; empty where none is named.
  package var tool = ""
  /// The files that were read, sorted by their paths.
  package let sources: [SourceDigest]
  /// The files that were made, by their paths from the package, sorted.
  package var made: [SourceDigest] = []
  /// The parts of the app that no verdict about the copies sees, sorted.
  package var unseen: [BlindSpot] = []
  /// Why the file is not as it was written, in a sentence; nil where it is.
  package internal(set) var flaw: String?

  /// The name of the file.
  package static let fileName = "Made.digest"

  /// Creates a digest.
  package init(app: String, target: String?, module: String, sources: [SourceDigest]) {
    self.app = app
    self.target = target
    self.module = module
    self.sources = sources
  }
}
