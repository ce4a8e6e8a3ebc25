import SceneLifecycle

extension Transcript.AppAnswer {
  /// A part of what an app printed at a callback.
  package enum PrintedPart: Hashable, Sendable {
    /// A line, as it may stand in a report.
    case line(String)
    /// So many more lines.
    case rest(Int)
  }

  /// How many lines of a callback are shown.
  private static let mostLines = 5

  /// The most characters of a line that are shown.
  private static let mostCharacters = 300

  /// Returns the answers for what an app printed at a callback: a few lines, and a count of the rest.
  ///
  /// - Complexity: O(text).
  package static func printed(_ text: String, at index: Int) -> [Self] {
    let lines = text.split(whereSeparator: \.isNewline)
    var answers = lines.prefix(mostLines).map { line in
      let line = shown(withoutLogHead(line))
      var answer = Self(index: index, text: "prints: " + line, showing: line)
      answer.printed = .line(line)
      return answer
    }
    let rest = lines.count - answers.count
    if rest > 0 {
      var answer = Self(index: index, text: "prints " + rest.counted("more line"))
      answer.printed = .rest(rest)
      answers.append(answer)
    }
    return answers
  }

  private static func shown(_ line: Substring) -> String {
    let isLong = line.count > mostCharacters
    return String(isLong ? line.prefix(mostCharacters) + "…" : line).shown
  }

  /// A line without the time, process and thread that NSLog writes before a text: they differ each time.
  private static func withoutLogHead(_ line: Substring) -> Substring {
    let time = "0000-00-00 00:00:00.000 "
    let isTimed =
      line.count > time.count
      && zip(line, time).allSatisfy { $1 == "0" ? $0.isNumber : $0 == $1 }
    guard isTimed, let end = line.firstRange(of: "] "),
      let start = line[..<end.lowerBound].lastIndex(of: "["),
      line[start..<end.lowerBound].contains(":"),
      line[start..<end.lowerBound].dropFirst().allSatisfy({ $0.isHexDigit || $0 == ":" })
    else { return line }
    return line[end.upperBound...]
  }
}
