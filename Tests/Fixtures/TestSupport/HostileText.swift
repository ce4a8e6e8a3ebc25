/// Texts that a stranger may choose for a name, and that some notation reads as a sign of its own.
package enum HostileText {
  /// Every text, each once.
  package static let all: [String] = [
    "", "\"", "'", "\\", "`", "```", "\\(1 + 1)", "\\u{41}", "a\nb", "a\r\nb", "\t", "a: b", "a #b",
    "- a", "= a", "~", "-rf", "1. a", "<b>&amp;", "]]>", "<!-- ", "-->", "*/ /* //",
    "%0A::error::x",
    "::error::x", "##[error]x", "${{ github.token }}", "$(touch forged)`touch forged`",
    "'; touch forged; '", "'\u{301}; touch forged; '", "\"\u{301}\\(1)", "`\u{301}`",
    "{\u{301}{{${{\u{301}",
    "**x** [y](z) | # > _a_", "}; let forged = 1; _ = {", "\") { nil }; let forged = 1; _ = (\"",
    "\u{202E}abc\u{202C}", "\u{2066}x\u{2069}\u{200B}", "\u{1}\u{1B}[31m\u{7F}\u{9B}", "\u{0}",
    "\u{2028}x\u{85}", "\u{E0001}\u{10FFFD}", "\u{FFFE}", ".x", "Größe 💥", "%s%n", "class",
    String(repeating: "x\"", count: 2_500),
  ]

  /// The texts that a file may be called: no slash, no end of text, 255 bytes at most.
  package static let names: [String] = all.compactMap { text in
    var name = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "/" && $0 != "\0" }))
    while name.utf8.count > 200 { name.removeLast() }
    return name.isEmpty || name.hasPrefix(".") ? nil : name
  }
}
