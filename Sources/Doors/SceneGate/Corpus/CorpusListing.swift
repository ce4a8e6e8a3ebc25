import SceneLifecycle

/// The names of a corpus as machines that share a gate compare them: each plays a part of the same.
package struct CorpusListing: Hashable, Codable, Sendable {
  /// How many scenarios there are.
  package var count: Int
  /// The digest of their paths within the corpus, in order.
  package var digest: String

  /// Lists the paths below a folder.
  package init(_ paths: [String], below folder: String) {
    let names = paths.map { String($0.dropFirst(folder.isEmpty ? 0 : folder.count + 1)) }
    count = paths.count
    digest = FNV.digest(of: names.joined(separator: "\n").utf8)
  }
}
