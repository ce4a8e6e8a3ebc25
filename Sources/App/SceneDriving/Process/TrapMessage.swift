/// The message of Swift's runtime when it ends a process.
///
/// It is a line such as `App/Main.swift:7: Fatal error: no window`.
package struct TrapMessage: Hashable, Sendable {
  /// The whole line.
  package let text: String
  /// The line up to what kind of trap it is: a place in a source and a few words.
  package let head: String

  /// The words of each kind of trap; the last one is said by the runtimes of other languages.
  private static let kinds = [
    "Fatal error", "Precondition failed", "Assertion failed", "fatal error",
  ]

  /// Reads a line; nil where it tells of no trap.
  package init?(_ line: some StringProtocol) {
    for kind in Self.kinds {
      guard let found = line.firstRange(of: kind) else { continue }
      text = String(line)
      head = String(line[..<found.upperBound])
      return
    }
    return nil
  }

  /// Finds the last message in what a process wrote; nil where there is none.
  package init?(lastIn output: String) {
    for line in output.split(whereSeparator: \.isNewline).reversed() {
      guard let found = TrapMessage(line.drop { $0 == " " }) else { continue }
      self = found
      return
    }
    return nil
  }
}

extension TrapMessage {
  /// The line of the app that the message names, as `Main.swift:7`; nil for one of the standard library.
  package var line: String? {
    let path = text.prefix { $0 != " " }
    guard path.contains(".swift:"), !path.hasPrefix("Swift/") else { return nil }
    return path.split(separator: "/").last.map {
      $0.hasSuffix(":") ? String($0.dropLast()) : String($0)
    }
  }

  /// The message without its numbers, behind the line of the app that it names.
  package var withoutNumbers: String {
    let path = text.prefix { $0 != " " }
    let said = path.contains(".swift:") ? text.dropFirst(path.count + 1) : text[...]
    var shown = ""
    var isInNumber = false
    for character in said {
      // Hexadecimal digits go on with a number, and do not begin one.
      if isInNumber, character.isASCII, character.isHexDigit || character == "x" { continue }
      isInNumber = character.isASCII && character.isNumber
      shown.append(isInNumber ? "#" : character)
    }
    return (line.map { $0 + ": " } ?? "") + shown
  }
}
