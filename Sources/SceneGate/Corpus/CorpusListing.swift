import SceneLifecycle

/// The names of a corpus as machines that share a gate compare them: each plays a part of the same.
struct CorpusListing: Hashable, Sendable {
  /// How many scenarios there are.
  var count: Int
  /// The digest of their paths within the corpus, in order.
  var digest: String

  /// Takes what a result file says.
  init(count: Int, digest: String) {
    self.count = count
    self.digest = digest
  }

  /// Lists the paths below a folder.
  init(_ paths: [String], below folder: String) {
    let names = paths.map { String($0.dropFirst(folder.count + 1)) }
    self.init(
      count: paths.count, digest: FNV.digest(of: names.joined(separator: "\n").utf8))
  }
}
