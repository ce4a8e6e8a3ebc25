/// Where a kept scenario stands in a corpus: `SUITE/regressions/NAME.scene`.
struct CorpusPath {
  /// The folders of the path within the corpus.
  let folders: [String]

  /// The folders of a suite that hold scenarios.
  private static let kinds = ["regressions", "seeds"]

  init(_ path: String, below folder: String) {
    folders = Array(Self.names(of: path.dropFirst(folder.count)).dropLast())
  }

  /// The names that slashes separate.
  static func names(of path: some StringProtocol) -> [String] {
    String(path).split(separator: "/").map(String.init)
  }

  /// Whether the scenario can belong to a suite without being among those that it plays.
  ///
  /// That is so where no folder of a suite is above it, where the suite has its name in other letter
  /// cases, and where the suite lies deeper than the corpus has it.
  func isStray(from suite: String) -> Bool {
    guard let kind = folders.firstIndex(where: Self.kinds.contains), kind > 0 else { return true }
    let own = Self.names(of: suite).map { $0.lowercased() }
    let names = folders[..<kind].map { $0.lowercased() }
    return names.suffix(own.count) == own[...]
  }
}
