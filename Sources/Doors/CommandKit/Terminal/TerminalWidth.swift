import Foundation

/// How many columns a line may have where results go.
package enum TerminalWidth {
  /// The columns of a file, of a pipe, and of a terminal that does not say.
  package static let usual = 80

  /// The columns of standard output.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether it is a terminal: elsewhere the same bytes come out on every machine.
  ///   - variable: The value of `COLUMNS`; nil where it is not set.
  package static func standard(isTerminal: Bool, _ variable: String?) -> Int {
    guard isTerminal else { return usual }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return columns(variable: variable, reported: isKnown ? Int(size.ws_col) : 0)
  }

  /// The columns of a terminal: what the variable says, else what the terminal reports.
  ///
  /// - Parameters:
  ///   - variable: The value of `COLUMNS`; what is no number above 0 says nothing.
  ///   - reported: What the terminal reports; 0 where it says nothing.
  /// - Returns: At least 40, for reports need them, and at most 400.
  /// - Source: IEEE, *POSIX.1-2024*, Environment Variables, 8.3: `COLUMNS`.
  package static func columns(variable: String?, reported: Int) -> Int {
    let asked = variable.flatMap { Int($0) } ?? 0
    let known = asked > 0 ? asked : reported
    return known > 0 ? min(400, max(40, known)) : usual
  }
}
