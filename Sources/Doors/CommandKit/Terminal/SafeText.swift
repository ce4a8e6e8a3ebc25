import SceneLifecycle
import SceneReporting

/// The output of the command, made safe for a terminal and for the log of a build.
///
/// Names of files, values of options and what an app prints stand in it: a stranger may have chosen
/// them, and must not reach the terminal, nor the build server that reads the log.
///
/// Source: GitHub, *actions/runner*, `ActionCommand.cs`: a command begins its line, blanks skipped,
/// with `::`; one of the older kind stands anywhere and begins with `##[`. Microsoft, *Azure
/// Pipelines logging commands*: `##vso[`.
package enum SafeText {
  /// Returns text in which control and direction characters, and beginnings of commands, are escaped.
  ///
  /// - Parameters:
  ///   - text: Lines, with their ends.
  ///   - isPainted: Whether the colours of our own style stay.
  /// - Complexity: O(text).
  package static func of(_ text: String, isPainted: Bool = false) -> String {
    if isPlain(text) { return text }
    var safe = ""
    safe.reserveCapacity(text.utf8.count)
    var rest = text.unicodeScalars[...]
    var isAtStart = true
    var paint: String?
    while let scalar = rest.first {
      if isPainted, let found = Style.paints.first(where: { rest.starts(with: $0.unicodeScalars) })
      {
        safe += found
        paint = found == Style.endOfPaint ? nil : found
        rest = rest.dropFirst(found.unicodeScalars.count)
        continue
      }
      rest.removeFirst()
      let isCommand = isAtStart && scalar == ":" && rest.first == ":" || opens(scalar, rest)
      let stays = scalar.isVisible || scalar == "\n" || scalar == "\t"
      if stays, !isCommand {
        safe.unicodeScalars.append(scalar)
      } else {
        safe += scalar.escaped
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
    return paint == nil ? safe : safe + Style.endOfPaint
  }

  /// Returns text in which line breaks are escaped, too; what else is not safe stays.
  package static func line(_ text: String) -> String {
    // By scalars: the character of a carriage return and a line feed is neither of them.
    guard text.unicodeScalars.contains("\n") else { return text }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: Unicode.Scalar("\n").escaped)
  }

  /// Whether a scalar begins a command that may stand anywhere, such as `##[error]`.
  private static func opens(_ scalar: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> Bool {
    guard scalar == "#", rest.first == "#" else { return false }
    return rest.dropFirst().drop { $0.properties.isAlphabetic }.first == "["
  }

  /// Whether nothing has to be looked at: the usual case, and quick to find.
  private static func isPlain(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      guard (0x20...0x7E).contains(byte) || byte == 0x0A || byte == 0x09 else { return false }
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return false }
      last = byte
    }
    return true
  }
}
