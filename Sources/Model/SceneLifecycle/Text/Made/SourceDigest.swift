/// A file, or a folder, of which something was made.
package struct SourceDigest: Hashable, Sendable {
  /// The path from the folder of the package; that of a folder ends with a slash.
  package let path: String
  /// Sixteen digits of the hash of its bytes, or of the names in it.
  package let digits: String
  /// Whether it is a folder.
  package var isFolder: Bool { path.hasSuffix("/") }

  /// Keeps the hash of a file's bytes.
  ///
  /// - Complexity: O(bytes).
  package init(path: String, bytes: some Sequence<UInt8>) {
    self.init(path: path, digits: FNV.digest(of: bytes))
  }

  /// Keeps the hash of the names in a folder that may be an app's: a new file is a change, too.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, with or without a slash at its end.
  ///   - names: The names in it, in any order.
  package init(folder path: String, names: [String]) {
    let counted = names.filter(Self.counts).sorted()
    self.init(
      path: path.hasSuffix("/") ? path : path + "/",
      digits: FNV.digest(of: counted.joined(separator: "\n").utf8))
  }

  init(path: String, digits: String) {
    self.path = path
    self.digits = digits
  }

  /// Whether a name in a folder may be of a source, a resource or a folder, and not of what a build makes.
  private static func counts(_ name: String) -> Bool {
    let small = name.lowercased()
    if small.hasPrefix(".") || isOfTests(name) || made.contains(small) { return false }
    guard let point = small.lastIndex(of: ".") else { return true }
    return kinds.contains(String(small[small.index(after: point)...]))
  }

  /// Whether a folder's name has `Tests` as a word of its own: `AppTests`, and not `Contests`.
  private static func isOfTests(_ name: String) -> Bool {
    name.lowercased() == "tests" || name.hasSuffix("Tests") || name.hasSuffix(" tests")
      || name.hasSuffix("-tests") || name.hasSuffix("_tests")
  }

  /// Endings of what copies may depend on: sources, settings, models, catalogues and what has names in them.
  private static let kinds = [
    "bundle", "c", "colorset", "cpp", "dataset", "entitlements", "h", "imageset", "json", "lproj",
    "m", "mm", "nib", "plist", "storyboard", "strings", "stringsdict", "swift", "symbolset",
    "xcassets", "xcconfig", "xcdatamodel", "xcdatamodeld", "xcodeproj", "xcstrings", "xib",
  ]
  private static let made = [
    "build", "carthage", "deriveddata", "node_modules", "pods", "sourcepackages",
  ]
}
