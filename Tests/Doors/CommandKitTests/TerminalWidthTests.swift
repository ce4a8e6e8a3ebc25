import CommandKit
import Testing

struct TerminalWidthTests {
  @Test(arguments: [
    (nil, 132, 132), ("100", 132, 100), ("0", 132, 132), ("-5", 132, 132), ("x", 132, 132),
    (nil, 0, 80), ("", 0, 80), ("12", 0, 40), ("99999999", 0, 400), (nil, 20, 40),
  ])
  func `The variable counts before what the terminal reports, within bounds`(
    variable: String?, reported: Int, columns: Int
  ) {
    #expect(TerminalWidth.columns(variable: variable, reported: reported) == columns)
  }

  @Test func `What is no terminal has the usual width, whatever the variable says`() {
    #expect(TerminalWidth.standard(isTerminal: false, "132") == TerminalWidth.usual)
  }
}
