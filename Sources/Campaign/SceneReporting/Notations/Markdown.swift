import SceneLifecycle

/// Text in Markdown.
///
/// Source: J. MacFarlane, *CommonMark Spec, version 0.31.2*, 2.4 Backslash escapes; GitHub, *GitHub
/// Flavored Markdown Spec*.
package enum Markdown {
  /// Signs that mean something anywhere in a line.
  private static let signs = "\\`*_{}[]<>#|~!&$"
  /// Signs that mean something where a line begins.
  private static let openers = "-+=:"

  /// Returns text that is shown as it is, as a part of one line.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    var isAtStart = true
    var isInNumber = true
    for scalar in text.shown.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let endsNumber = isInNumber && !isAtStart && (scalar == "." || scalar == ")")
      if signs.unicodeScalars.contains(scalar) || endsNumber
        || isAtStart && openers.unicodeScalars.contains(scalar)
      {
        escaped += "\\"
      }
      escaped.unicodeScalars.append(scalar)
      isInNumber = isInNumber && isDigit
      isAtStart = false
    }
    return escaped
  }

  /// Returns lines that are shown as they are, between fences that do not stand in them.
  package static func block(_ text: String) -> [String] {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    let lines = text.shownLines
    return [fence, lines.hasSuffix("\n") ? String(lines.dropLast()) : lines, fence]
  }

  /// Returns text that is shown as it is, as code in a line; there is no code without text.
  package static func span(_ text: String) -> String {
    if text.isEmpty { return "" }
    let mark = String(repeating: "`", count: longestRun(in: text) + 1)
    let line = text.shown
    return mark.count == 1 ? mark + line + mark : mark + " " + line + " " + mark
  }

  /// The most backticks in a row; a mark above one makes it no other sign.
  private static func longestRun(in text: String) -> Int {
    text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
