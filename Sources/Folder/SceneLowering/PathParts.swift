extension String {
  /// The parts of a path between its slashes.
  ///
  /// They are taken apart by bytes: an accent behind a slash is one sign with it.
  package var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// The last part of a path.
  package var lastPathPart: String { pathParts.last ?? self }
}
