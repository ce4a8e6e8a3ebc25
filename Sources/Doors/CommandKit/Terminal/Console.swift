import Foundation
import SceneLifecycle
package import SceneReporting

/// Where the command writes, and what it may show there.
///
/// All text passes here, and what others wrote is made safe here: see ``SafeText``.
package struct Console: Sendable {
  private var output: @Sendable (String) -> Void
  private var messages: @Sendable (String) -> Void
  /// How results may look.
  package var style: Style
  /// Whether a line of messages can be replaced.
  package var redraws: Bool
  /// Raised when results could not be written.
  private var lost = Flag()

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - write: Gets results.
  ///   - report: Gets progress and messages.
  ///   - style: How results may look.
  ///   - redraws: Whether a line of messages can be replaced.
  package init(
    write: @escaping @Sendable (String) -> Void, report: @escaping @Sendable (String) -> Void,
    style: Style = .plain, redraws: Bool = false
  ) {
    output = write
    messages = report
    self.style = style
    self.redraws = redraws
  }

  /// Returns a console that changes each text before it is written.
  package func changing(_ change: @escaping @Sendable (String) -> String) -> Console {
    var console = self
    console.output = { [output] in output(change($0)) }
    console.messages = { [messages] in messages(change($0)) }
    return console
  }

  /// Writes results.
  package func write(_ text: String) { output(SafeText.of(text, isPainted: style.usesColour)) }

  /// Writes a line of results; a line break in it is escaped, too.
  package func line(_ text: String = "") {
    write(SafeText.line(text) + "\n")
  }

  /// The length at which pieces of long results are written, in bytes.
  private static let fullBuffer = 1 << 16

  /// Writes long results that come in pieces, whole lines each.
  package func stream(_ source: ((String) -> Void) -> Void) {
    var buffer = ""
    source {
      buffer += $0
      guard buffer.utf8.count >= Self.fullBuffer else { return }
      write(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    if !buffer.isEmpty { write(buffer) }
  }

  /// Writes progress and messages.
  package func report(_ text: String) { messages(SafeText.of(text)) }

  /// Replaces the line of progress on a terminal that redraws.
  package func redraw(_ text: String = "") { messages("\r\u{1B}[2K" + SafeText.of(text)) }

  /// Writes commands for the runner of a workflow, which their recorder has made safe.
  package func command(_ document: String) { messages(document) }

  /// Reports results that could not be written.
  ///
  /// - Parameter status: What the exit status would have been.
  /// - Returns: What it is.
  package func ended(_ status: ExitStatus) -> ExitStatus {
    guard lost.isRaised else { return status }
    let diagnostic = Diagnostic(
      "the output could not be written to its end", help: "make room, or send it elsewhere")
    report(diagnostic.description + "\n")
    return status.severity < ExitStatus.misused.severity ? .misused : status
  }

  /// The process's own output.
  package static func standard() -> Console {
    let lost = Flag()
    let environment = ProcessInfo.processInfo.environment
    var style = Style.plain
    if isatty(STDOUT_FILENO) == 1 {
      style = Self.style(ofTerminal: environment)
      style.columns = TerminalWidth.standard(isTerminal: true, environment["COLUMNS"])
    }
    var console = Console(
      write: {
        let error = Descriptor.write(Array($0.utf8), to: STDOUT_FILENO)
        // A reader that has closed the pipe wants no more.
        if error != 0 && error != EPIPE { lost.raise() }
      },
      report: { Descriptor.write(Array($0.utf8), to: STDERR_FILENO) },
      style: style, redraws: isatty(STDERR_FILENO) == 1 && redraws(environment))
    console.lost = lost
    return console
  }

  /// How results may look on a terminal, by the variables that say what it can and what is wanted.
  ///
  /// Source: *NO_COLOR* (no-color.org); *terminfo(5)*: a dumb terminal moves no cursor.
  package static func style(ofTerminal variables: [String: String]) -> Style {
    let locale = variables["LC_ALL"] ?? variables["LC_CTYPE"] ?? variables["LANG"] ?? ""
    return Style(
      usesColour: variables["NO_COLOR"] == nil && redraws(variables),
      usesUnicode: locale.uppercased().replacing("-", with: "").contains("UTF8"))
  }

  /// Whether a terminal can replace the line that it shows.
  package static func redraws(_ variables: [String: String]) -> Bool {
    variables["TERM"] != "dumb"
  }
}
