import Foundation

/// The marks by which a source is a test's, or a manifest: what it imports, never its name alone.
enum SourceMarks {
  /// The first bytes of a source, in which its imports are.
  private static let mostBytes = 1 << 16

  /// Whether a source is a test's: it imports a framework for tests, or a module to look into it.
  static func isOfTests(_ path: String) -> Bool {
    lines(of: path).contains { line in
      let words = line.split { $0 == " " || $0 == "\t" }
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count else {
        return false
      }
      return words[..<index].contains("@testable")
        || frameworks.contains(String(words[words.count - 1].prefix { $0 != "." && $0 != ";" }))
    }
  }

  /// Whether a source is a manifest: it imports what describes packages or projects.
  ///
  /// An app may have a `Package` or a `Project` of its own. An empty file says nothing of an app.
  static func isManifest(_ path: String) -> Bool {
    let lines = lines(of: path)
    return lines.isEmpty
      || lines.contains { line in
        line.contains("PackageDescription") || line.contains("ProjectDescription")
          || line.contains("swift-tools-version")
          || line.hasPrefix("let ") && line.contains("= Package(")
      }
  }

  private static let frameworks: Set<String> = [
    "Cuckoo", "Nimble", "Quick", "SnapshotTesting", "Testing", "XCTest",
  ]

  /// The lines of a source's first part; none where it cannot be read.
  private static func lines(of path: String) -> [Substring] {
    guard ProjectFiles.kind(of: path) == .file, let handle = FileHandle(forReadingAtPath: path)
    else { return [] }
    defer { try? handle.close() }
    let data = (try? handle.read(upToCount: mostBytes)) ?? Data()
    return String(decoding: data, as: UTF8.self).split { $0.isNewline }
  }
}
