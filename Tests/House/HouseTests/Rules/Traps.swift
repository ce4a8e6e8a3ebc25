import HouseReading

/// A value that is there by assertion, not by proof.
enum Traps {
  /// Where a file unwraps by force, or declares that it will.
  ///
  /// What Apple declares so is so in ours: an app writes `guard let view` or `window.tintColor = nil`.
  static func findings(_ file: SourceFile) -> [String] {
    file.code.enumerated().flatMap { line, code -> [String] in
      guard code.utf8.contains(UInt8(ascii: "!")) else { return [] }
      if Imports.apples.contains(file.module), declaresProperty(code) { return [] }
      let characters = Array(code)
      let hits = characters.indices.dropFirst().filter { index in
        let before = characters[index - 1]
        let after = index + 1 < characters.count ? characters[index + 1] : " "
        return characters[index] == "!" && after != "="
          && (before.isLetter || before.isNumber || ")]>_".contains(before))
      }
      return hits.map { _ in file.finding(line, "unwraps by force") }
    }
  }

  /// Whether a line declares a property that is implicitly unwrapped, and nothing else.
  private static func declaresProperty(_ code: String) -> Bool {
    let words = code.split(separator: " ")
    return words.count > 3 && words[0] == "open" && words[1] == "var" && words[3].last == "!"
      && code.count { $0 == "!" } == 1
  }
}

/// A dictionary, as a type or as a literal.
enum Dictionaries {
  /// Where a file writes `[Key: Value]` or `["key": value]`.
  static func findings(_ file: SourceFile) -> [String] {
    file.code.enumerated().flatMap { line, code -> [String] in
      code.split(separator: "[", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
        let isKeyed = rest.first == "\"" ? startsWithKey(rest) : startsWithKeyType(rest)
        return isKeyed ? file.finding(line, "[\(rest) is a dictionary") : nil
      }
    }
  }

  private static func startsWithKeyType(_ code: Substring) -> Bool {
    let key = code.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    return key.first?.isUppercase == true && code.dropFirst(key.count).hasPrefix(": ")
  }

  private static func startsWithKey(_ code: Substring) -> Bool {
    let behind = code.dropFirst().drop { $0 != "\"" }
    return behind.hasPrefix("\": ")
  }
}

/// Words of work that is not finished.
enum Unfinished {
  private static let words = ["TODO", "FIXME", "XXX", "HACK", "placeholder", "not implemented"]

  /// Where a file has one, in code or in a comment.
  static func findings(_ file: SourceFile) -> [String] {
    file.lines.enumerated().flatMap { line, text in
      // UIKit has a property of that name, SwiftUI arguments, which lowering knows by name, and WidgetKit
      // a method, which a widget of a test has to have.
      let isApples =
        Imports.apples.contains(file.module) || text.holds("\"placeholder\"")
        || text.holds("\"placeholderText\"")
        || text.holds("func placeholder(in ")
      return words.filter { text.holds($0) && !(isApples && $0 == "placeholder") }
        .map { file.finding(line, "says \($0)") }
    }
  }
}
