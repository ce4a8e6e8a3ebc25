import CommandKit
import SceneLifecycle

/// Text that a stranger chose, and what it may do where it is written.
enum Danger {
  /// What a terminal, the runner of a workflow and a reader of lines would fall for; a file's name.
  static let text =
    "a\u{1B}]0;t\u{7}\nFORGED\r\n::error title=x::pwned\u{202E}\u{9B}31m\u{2028}##[error]y"

  /// What a text does that it must not; nil when it does nothing.
  ///
  /// - Parameters:
  ///   - commands: What the lines begin with that are commands of our own.
  ///   - isLog: Whether a runner reads the text; it reads no file.
  static func found(
    in text: String, besides commands: [String] = [], isLog: Bool = true
  ) -> String? {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let lead = line.drop { $0.isWhitespace }
      if commands.contains(where: { lead.hasPrefix($0) }) { continue }
      if lead.hasPrefix("::") { return "a command: \(lead)" }
      if line.hasPrefix("FORGED") { return "a line of its own: \(line)" }
      if isLog, line.contains("##[") { return "an old command: \(line)" }
    }
    let bare = text.unicodeScalars.first { !$0.isVisible && $0 != "\n" && $0 != "\t" }
    return bare.map { "the scalar \($0.escaped)" }
  }
}
