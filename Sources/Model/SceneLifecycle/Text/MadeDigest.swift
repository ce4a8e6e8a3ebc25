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

  /// Whether a name in a folder may be of a source, a list or a folder, and not of what a build makes.
  private static func counts(_ name: String) -> Bool {
    let small = name.lowercased()
    if small.hasPrefix(".") || small.hasSuffix("tests") || made.contains(small) { return false }
    guard let point = small.lastIndex(of: ".") else { return true }
    return kinds.contains(String(small[small.index(after: point)...]))
  }

  private static let kinds = [
    "entitlements", "plist", "storyboard", "swift", "xcconfig", "xcdatamodel",
    "xcdatamodeld", "xcodeproj",
  ]
  private static let made = [
    "build", "carthage", "deriveddata", "node_modules", "pods", "sourcepackages",
  ]
}

/// The origin of an app's copies: the app and the hashes of all that was read.
///
/// It stands beside them in Git, so that a test can say that an original has changed.
package struct MadeDigest: Hashable, Sendable {
  /// The path of the app from the package.
  package let app: String
  /// The app's target; nil if none was named.
  package let target: String?
  /// The name of the module.
  package let module: String
  /// The files, sorted by their paths.
  package let sources: [SourceDigest]

  /// The name of the file.
  package static let fileName = "Made.digest"

  /// Creates a digest.
  package init(app: String, target: String?, module: String, sources: [SourceDigest]) {
    self.app = app
    self.target = target
    self.module = module
    self.sources = sources
  }

  /// The content of the file.
  package var text: String {
    let head = [
      "# What Made was made of. 'scenefuzz init --update' makes it again.",
      "app " + Self.line(app), "module " + Self.line(module),
    ]
    let target = target.map { ["target " + Self.line($0)] } ?? []
    return (head + target + sources.map { "source \($0.digits) \(Self.line($0.path))" })
      .joined(separator: "\n") + "\n"
  }

  /// Reads a digest; nil where it names no app or no module.
  package init?(_ text: String) {
    var (app, module, target): (String?, String?, String?) = (nil, nil, nil)
    var sources: [SourceDigest] = []
    // By bytes: an accent behind a blank is one sign with it.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let rest = line[line.index(after: blank)...]
      switch String(decoding: line[..<blank], as: UTF8.self) {
      case "app": app = app ?? Self.value(rest)
      case "module": module = module ?? Self.value(rest)
      case "target": target = target ?? Self.value(rest)
      case "source":
        guard let end = rest.firstIndex(of: UInt8(ascii: " ")) else { continue }
        let path = Self.value(rest[rest.index(after: end)...])
        let digits = String(decoding: rest[..<end], as: UTF8.self)
        sources.append(SourceDigest(path: path, digits: digits))
      default: break
      }
    }
    guard let app, let module else { return nil }
    self.init(app: app, target: target, module: module, sources: sources)
  }

  /// A value in one line: what would end the line is written as in Swift.
  private static func line(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\r\n", with: "\\r\\n")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }

  /// The value that a line has.
  private static func value(_ line: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "\\") where !isEscaped: isEscaped = true
      case UInt8(ascii: "n") where isEscaped: (bytes, isEscaped) = (bytes + [10], false)
      case UInt8(ascii: "r") where isEscaped: (bytes, isEscaped) = (bytes + [13], false)
      default:
        bytes.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
