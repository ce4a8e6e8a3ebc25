import HouseReading

/// Files and functions that are too long to be read at once.
enum Lengths {
  /// The most lines of a file.
  static let limit = 400
  /// The most lines between the braces of a function.
  static let bodyLimit = 40

  /// Whether a file is longer.
  static func findings(_ file: SourceFile) -> [String] {
    let count = file.lines.count
    return count > limit ? [file.finding(limit, "\(count) lines, more than \(limit)")] : []
  }

  /// The functions of a file that are longer.
  ///
  /// A switch with one line a case is left alone. The formatter puts the closing brace in the column
  /// in which the declaration begins.
  static func bodies(_ file: SourceFile) -> [String] {
    file.code.indices.compactMap { line in
      guard isFunction(file.code[line]) else { return nil }
      let indent = file.code[line].prefix { $0 == " " }
      let rest = file.code[line...]
      // The body stands behind the parenthesis that closes the arguments, in the same line.
      let close = rest.dropFirst().first {
        $0.hasPrefix(indent + ")") || $0.hasPrefix(indent + "}")
      }
      if close?.hasPrefix(indent + ")") == true, close?.hasSuffix("}") == true { return nil }
      guard let end = rest.firstIndex(where: { $0.hasPrefix(indent + "}") }),
        let start = rest[...end].firstIndex(where: { $0.hasSuffix("{") }),
        end - start - 1 > bodyLimit, !isTable(file.code[(start + 1)..<end])
      else { return nil }
      return file.finding(line, "\(end - start - 1) lines in a function, more than \(bodyLimit)")
    }
  }

  /// Whether a body is a switch with one line a case: such a table is read line by line.
  private static func isTable(_ body: ArraySlice<String>) -> Bool {
    let lines = body.filter { !$0.allSatisfy { " }".contains($0) } }
    guard let first = lines.first, first.contains("switch ") else { return false }
    return lines.dropFirst().allSatisfy { $0.drop { $0 == " " }.hasPrefix("case ") }
  }

  private static func isFunction(_ code: String) -> Bool {
    let words = code.split(separator: " ")
    let isDeclared = words.contains("func") || words.contains { $0.hasPrefix("init(") }
    return isDeclared && words.last.map { $0 == "{" || $0.hasSuffix("(") } == true
  }
}

/// Paths that only one machine has.
enum MachinePaths {
  private static let roots = ["Users", "home", "root", "private", "opt", "work"].map { "/\($0)/" }

  /// Where a file names one.
  static func findings(_ file: SourceFile) -> [String] {
    file.lines.enumerated().flatMap { line, text in
      roots.filter { text.holds($0) }.map { file.finding(line, "names a path below \($0)") }
    }
  }
}
