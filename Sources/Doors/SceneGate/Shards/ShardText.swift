import CommandKit
import Foundation
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
import ScenePipeline

/// A result file as it was read: a line that says what it is, a value as JSON, a digest of both.
package struct ShardText {
  /// The file's path.
  let path: String
  private let value: Substring

  /// Takes a file apart.
  ///
  /// - Throws: `CommandError` with the place where it is not as it was written.
  init(_ bytes: [UInt8], file path: String, _ magic: String, _ version: String)
    throws(CommandError)
  {
    self.path = path
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.first.map(String.init) == magic else {
      throw Self.error(
        "the file is no result of a shard", Self.location(path, 1, 1),
        help: "give files that 'run' or 'ci' has written with --shard K/N")
    }
    let found = words.dropFirst().joined(separator: " ")
    guard found == version else {
      throw Self.error(
        "\(Diagnostic.quote(found)) is another version of a result file",
        Self.location(path, 1, magic.count + 2), notes: ["this program reads '\(version)'"],
        help: "play every shard with the program that merges them")
    }
    guard lines.count == 4, lines[2].hasPrefix("end "), lines[3].isEmpty,
      Self.signing(bytes) == bytes
    else {
      throw Self.error(
        "the file is not as it was written: its last line is no digest of what stands before it",
        Self.location(path, max(1, min(3, lines.count)), 1))
    }
    value = lines[1]
  }

  /// Reads the value.
  func decoded<Value: Decodable>() throws(CommandError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(value.utf8))
    } catch {
      let (keys, sentence) = Self.problem(error)
      throw Self.error("the file is not as it was written: \(sentence)", location(of: keys))
    }
  }

  /// Where a value stands, by the keys that lead to it.
  func location(of keys: [String]) -> Diagnostic.Location {
    var rest = value[...]
    for key in keys {
      if let found = rest.firstRange(of: Self.quoted(key) + ":") {
        rest = rest[found.lowerBound...]
      }
    }
    return Self.location(path, 2, value.distance(from: value.startIndex, to: rest.startIndex) + 1)
  }

  /// Where the value of an option stands.
  func location(ofOption name: String) -> Diagnostic.Location {
    location(of: ["options", #"name":"# + Self.quoted(name) + #","value"#])
  }

  /// A word as JSON writes it.
  private static func quoted(_ word: String) -> String { "\"" + word + "\"" }

  private static func location(_ path: String, _ line: Int, _ column: Int) -> Diagnostic.Location {
    Diagnostic.Location(file: path, line: line, column: column)
  }

  /// An error about a file.
  static func error(
    _ error: String, _ location: Diagnostic.Location, notes: [String] = [],
    help: String = "play the shard once more"
  ) -> CommandError {
    CommandError(Diagnostic(error, at: location, notes: notes, help: help))
  }

  /// The keys that lead to what cannot be read, and what is wrong with it.
  private static func problem(_ error: any Error) -> ([String], String) {
    let context: DecodingError.Context
    switch error as? DecodingError {
    case .keyNotFound(let key, let found):
      return (
        found.codingPath.map(\.stringValue), Diagnostic.quote(key.stringValue) + " is missing"
      )
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    default: return ([], "it is no JSON")
    }
    let keys = context.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
    return (keys, context.debugDescription)
  }

  // MARK: - The last line

  /// The line that ends a file: a digest of everything before it.
  static func lastLine(behind bytes: some Sequence<UInt8>) -> String {
    "end \(FNV.digest(of: bytes))\n"
  }

  /// Returns a file whose last line fits what stands before it, whatever that is.
  ///
  /// - Parameter bytes: A file that was changed.
  package static func signing(_ bytes: [UInt8]) -> [UInt8] {
    var body = bytes[...]
    if body.last == UInt8(ascii: "\n") { body.removeLast() }
    let start = body.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? body.endIndex
    guard body[start...].starts(with: "end".utf8) else { return bytes }
    return bytes[..<start] + Array(lastLine(behind: bytes[..<start]).utf8)
  }
}
