/// How a report may look where it is written to.
package struct Style: Hashable, Codable, Sendable {
  /// Whether the place understands colours.
  package var usesColour: Bool
  /// Whether the place shows more than ASCII.
  package var usesUnicode: Bool
  /// How many columns a line may have where it can be helped.
  package var columns: Int

  /// Creates a style; plain by default, as a pipe or a golden file wants it.
  package init(usesColour: Bool = false, usesUnicode: Bool = false, columns: Int = 80) {
    self.usesColour = usesColour
    self.usesUnicode = usesUnicode
    self.columns = columns
  }

  /// ASCII without colours, 80 columns.
  package static let plain = Style()

  /// Marks what broke.
  var cross: String { usesUnicode ? "✗" : "x" }

  /// Stands where text was cut.
  var ellipsis: String { usesUnicode ? "…" : "~" }

  func bold(_ text: String) -> String { painted(text, Self.paints[1]) }
  func faint(_ text: String) -> String { painted(text, Self.paints[2]) }
  func red(_ text: String) -> String { painted(text, Self.paints[3]) }

  func green(_ text: String) -> String { painted(text, Self.paints[4]) }
  func yellow(_ text: String) -> String { painted(text, Self.paints[5]) }

  /// Ends what a paint began.
  package static let endOfPaint = "\u{1B}[0m"
  /// Everything that a style tells a terminal: the end, bold, faint, red, green, yellow.
  package static let paints = [
    endOfPaint, "\u{1B}[1m", "\u{1B}[2m", "\u{1B}[31m", "\u{1B}[32m", "\u{1B}[33m",
  ]

  /// Returns text without what a style tells a terminal.
  static func withoutColours(_ text: String) -> String {
    paints.reduce(text) { $0.replacing($1, with: "") }
  }

  private func painted(_ text: String, _ paint: String) -> String {
    usesColour ? paint + text + Self.endOfPaint : text
  }

  /// Returns text of at most so many characters.
  func cut(_ text: String, to width: Int) -> String {
    guard text.count > width else { return text }
    return String(text.prefix(max(0, width - ellipsis.count))) + ellipsis
  }
}
