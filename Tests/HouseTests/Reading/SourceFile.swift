import Foundation
import TestSupport

/// A Swift file as text, and again with its comments and literals blanked out.
struct SourceFile: Sendable {
  /// The path below the root of the checkout.
  let path: String
  /// The lines as they are written.
  let lines: [String]
  /// The same lines, with spaces where comments and the insides of literals were.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = Self.split(text)
    code = Self.split(Blanking.blanked(text))
  }

  private static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The first folder below `Sources` or `Tests`.
  var module: String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// A finding at a line, counted from 0.
  func finding(_ line: Int, _ message: String) -> String {
    "\(path):\(line + 1): \(message)"
  }
}

extension SourceFile {
  /// Every Swift file below a folder of the checkout, by path.
  static func all(below folder: String) throws -> [SourceFile] {
    let root = checkout.appendingPathComponent(folder)
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    return try walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      let text = try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
      return SourceFile(path: "\(folder)/\($0)", text: text)
    }
  }

  /// The sources, read once.
  static let sources = Result { try all(below: "Sources") }
  /// The tests, read once.
  static let tests = Result { try all(below: "Tests") }
}
