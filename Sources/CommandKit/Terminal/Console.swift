import Foundation
import SceneLifecycle
package import SceneReporting

/// Where the command writes, and what it may show there.
package struct Console: Sendable {
  /// Writes results.
  package var write: @Sendable (String) -> Void
  /// Writes progress and messages.
  package var report: @Sendable (String) -> Void
  /// How results may look.
  package var style: Style
  /// How messages may look.
  package var redraws: Bool
  /// Raised when results could not be written.
  private var lost = Flag()

  package init(
    write: @escaping @Sendable (String) -> Void, report: @escaping @Sendable (String) -> Void,
    style: Style = .plain, redraws: Bool = false
  ) {
    self.write = write
    self.report = report
    self.style = style
    self.redraws = redraws
  }

  /// Writes a line of results.
  package func line(_ text: String = "") { write(text + "\n") }

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
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    let style = Style(
      usesColour: isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb",
      usesUnicode: isTerminal && locale.uppercased().replacing("-", with: "").contains("UTF8"))
    var console = Console(
      write: {
        let error = Descriptor.write(Array($0.utf8), to: STDOUT_FILENO)
        // A reader that has closed the pipe wants no more.
        if error != 0 && error != EPIPE { lost.raise() }
      },
      report: { Descriptor.write(Array($0.utf8), to: STDERR_FILENO) },
      style: style, redraws: isatty(STDERR_FILENO) == 1)
    console.lost = lost
    return console
  }
}
