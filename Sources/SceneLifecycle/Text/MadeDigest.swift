/// A file of which something was made.
package struct SourceDigest: Hashable, Sendable {
  /// The path from the folder of the package.
  package let path: String
  /// Sixteen digits of the hash of its bytes.
  package let digits: String

  /// Keeps the hash of a file's bytes.
  ///
  /// - Complexity: O(bytes).
  package init(path: String, bytes: some Sequence<UInt8>) {
    self.init(path: path, digits: FNV.digest(of: bytes))
  }

  init(path: String, digits: String) {
    self.path = path
    self.digits = digits
  }
}

/// What the copies of an app are of: the app and the hashes of all that was read.
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

  /// What the file holds.
  package var text: String {
    let head = [
      "# What Made was made of. 'scenefuzz init --update' makes it again.", "app " + app,
      "module " + module,
    ]
    let target = target.map { ["target " + $0] } ?? []
    return (head + target + sources.map { "source \($0.digits) \($0.path)" })
      .joined(separator: "\n") + "\n"
  }

  /// Reads a digest; nil where it names no app or no module.
  package init?(_ text: String) {
    var (app, module, target): (Substring?, Substring?, Substring?) = (nil, nil, nil)
    var sources: [SourceDigest] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let blank = line.firstIndex(of: " ") else { continue }
      let rest = line[line.index(after: blank)...]
      if line[..<blank] == "source" {
        guard let end = rest.firstIndex(of: " ") else { continue }
        sources.append(
          SourceDigest(
            path: String(rest[rest.index(after: end)...]), digits: String(rest[..<end])))
      }
      switch line[..<blank] {
      case "app": app = app ?? rest
      case "module": module = module ?? rest
      case "target": target = target ?? rest
      default: break
      }
    }
    guard let app, let module else { return nil }
    self.init(
      app: String(app), target: target.map(String.init), module: String(module),
      sources: sources)
  }
}
