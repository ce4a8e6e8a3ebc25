/// How a report may look where it is written to.
package struct Style: Hashable, Sendable {
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

  func bold(_ text: String) -> String { painted(text, "1") }
  func faint(_ text: String) -> String { painted(text, "2") }
  func red(_ text: String) -> String { painted(text, "31") }

  private func painted(_ text: String, _ code: String) -> String {
    usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// Returns text of at most so many characters.
  func cut(_ text: String, to width: Int) -> String {
    guard text.count > width else { return text }
    return String(text.prefix(max(0, width - ellipsis.count))) + ellipsis
  }
}
