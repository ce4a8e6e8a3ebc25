import HouseReading

/// A value that is there by assertion, not by proof.
enum Traps {
  /// Where a file unwraps by force, or declares that it will.
  static func findings(_ file: SourceFile) -> [String] {
    file.code.enumerated().flatMap { line, code -> [String] in
      let characters = Array(code)
      let hits = characters.indices.dropFirst().filter { place in
        let before = characters[place - 1]
        let after = place + 1 < characters.count ? characters[place + 1] : " "
        return characters[place] == "!" && after != "="
          && (before.isLetter || before.isNumber || ")]>_".contains(before))
      }
      return hits.map { _ in file.finding(line, "unwraps by force") }
    }
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
      words.filter { text.contains($0) }.map { file.finding(line, "says \($0)") }
    }
  }
}
