import CommandKit
import SceneLifecycle
import SceneReporting
import Testing

/// What the console makes of text before it is written.
struct SafeTextTests {
  @Test func `Lines, tabs and signs of any script stay`() {
    for text in ["", "a\n\tb\n", "✗ für 三\n", "a::b ## c # d\n", "x: y::z\n"] {
      #expect(SafeText.of(text) == text)
    }
  }

  @Test(arguments: [
    ("\u{1B}[2J", "\\u{1b}[2J"), ("a\rb", "a\\u{d}b"), ("\u{9B}1m", "\\u{9b}1m"),
    ("\u{202E}x\u{2066}", "\\u{202e}x\\u{2066}"), ("\u{200B}\u{FEFF}", "\\u{200b}\\u{feff}"),
    ("a\u{2028}b\u{85}", "a\\u{2028}b\\u{85}"), ("\0\u{7F}", "\\u{0}\\u{7f}"),
  ])
  func `Control and direction characters are shown by their number`(text: String, shown: String) {
    #expect(SafeText.of(text) == shown)
    #expect(SafeText.of("für " + text + "\n") == "für " + shown + "\n")
  }

  @Test(arguments: [
    ("::error::x", "\\u{3a}:error::x"),
    ("a\n \t::stop-commands::x", "a\n \t\\u{3a}:stop-commands::x"),
    ("a\n\u{A0}::x", "a\n\u{A0}\\u{3a}:x"), ("b ##[group]", "b \\u{23}#[group]"),
    ("##vso[task]", "\\u{23}#vso[task]"),
  ])
  func `A line that a build server would obey does not begin as one`(text: String, shown: String) {
    #expect(SafeText.of(text) == shown)
  }

  @Test(arguments: [("a\nb", "a\\u{a}b"), ("a\r\nb", "a\r\\u{a}b"), ("\n", "\\u{a}"), ("a", "a")])
  func `A line has no line break, behind a carriage return neither`(text: String, line: String) {
    #expect(SafeText.line(text) == line)
  }

  @Test func `Of all sequences for terminals only the colours of our style stay, and they end`() {
    let red = Style.paints[3]
    let painted = red + "x" + Style.endOfPaint
    #expect(SafeText.of(painted, isPainted: true) == painted)
    #expect(SafeText.of(painted) == "\\u{1b}[31mx\\u{1b}[0m")
    #expect(
      SafeText.of("\u{1B}[5mx" + red, isPainted: true) == "\\u{1b}[5mx\(red)\(Style.endOfPaint)")
  }

  @Test(arguments: [
    ("a/b-1.scene", "a/b-1.scene"), ("für", "für"), ("", "''"), ("a b", "'a b'"),
    ("it's; rm", "'it'\\''s; rm'"), ("~", "'~'"),
    ("a\n'\u{1B}7\u{202E}", "$'a\\012\\'\\0337\\342\\200\\256'"),
  ])
  func `A path in a command is one word of the shell`(text: String, word: String) {
    #expect(text.shellWord == word)
  }
}
