package import Foundation

/// A Swift file as text, and again with its comments and literals blanked out.
package struct SourceFile: Sendable {
  /// The path below the root of the checkout.
  package let path: String
  /// The lines as they are written.
  package let lines: [String]
  /// The same lines, with spaces where comments and the insides of literals were.
  package let code: [String]

  /// Reads a text as the file at a path.
  package init(path: String, text: String) {
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
  package var room: String { part(1) }
  /// The first folder below the room.
  package var module: String { part(2) }

  private func part(_ index: Int) -> String {
    let parts = path.split(separator: "/")
    return parts.count > index + 1 ? String(parts[index]) : ""
  }

  /// The folders below the module, `.` for a file that lies beside them.
  package var folder: String {
    let parts = path.split(separator: "/").dropFirst(3).dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The path below the module.
  package var name: String { path.split(separator: "/").dropFirst(3).joined(separator: "/") }

  /// The file's own name without folders and ending, such as `EngineState+Columns`.
  package var stem: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  /// What a line says outside of code: comments and the insides of literals, as bytes in place.
  package func prose(_ line: Int) -> String {
    let blank = UInt8(ascii: " ")
    let bytes = zip(lines[line].utf8, code[line].utf8).map { $1 == blank ? $0 : blank }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A finding at a line, counted from 0.
  package func finding(_ line: Int, _ message: String) -> String {
    "\(path):\(line + 1): \(message)"
  }
}

extension SourceFile {
  /// Every Swift file below a folder of a checkout, by path.
  package static func all(below folder: String, of checkout: URL) throws -> [SourceFile] {
    try paths(below: folder, of: checkout, ending: ".swift").map {
      let text = try String(contentsOf: checkout.appendingPathComponent($0), encoding: .utf8)
      return SourceFile(path: $0, text: text)
    }
  }

  /// The paths of all files with an ending below a folder of a checkout, in order.
  package static func paths(
    below folder: String, of checkout: URL, ending: String
  ) -> [String] {
    let root = checkout.appendingPathComponent(folder)
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
