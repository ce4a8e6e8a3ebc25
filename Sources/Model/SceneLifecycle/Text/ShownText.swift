// Text that others wrote, as it may stand on a terminal, in a log and in a command.

extension Unicode.Scalar {
  /// Whether a terminal shows it as a sign of its own: no control, no direction, no hole.
  package var isVisible: Bool {
    if value < 0x7F { return value >= 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      return false
    default: return true
    }
  }

  /// The scalar by its number, such as `\u{1b}`.
  package var escaped: String { "\\u{" + String(value, radix: 16) + "}" }
}

extension String {
  /// The text as a part of one line: what is not visible, line breaks as well, by its number.
  package var shown: String { shown { $0.isVisible } }

  /// The text as lines: line breaks and tabs stay, what else is not visible is shown by its number.
  package var shownLines: String { shown { $0.isVisible || $0 == "\n" || $0 == "\t" } }

  private func shown(_ stays: (Unicode.Scalar) -> Bool) -> String {
    if unicodeScalars.allSatisfy(stays) { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if stays(scalar) {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += scalar.escaped
      }
    }
    return shown
  }

  /// The text as one word of a command that a user copies into a shell: `sh`, Bash or the Z shell.
  ///
  /// Source: IEEE, *POSIX.1-2024*, Shell Command Language, 2.2 Quoting.
  package var shellWord: String {
    if isPlainWord { return self }
    guard unicodeScalars.allSatisfy(\.isVisible) else {
      return "$'" + utf8.map(Self.shellByte).joined() + "'"
    }
    // By scalars: a quote with an accent above it is one character, and still ends the text.
    let signs = unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }
    return "'" + signs.joined() + "'"
  }

  /// The text as one word of a command of the shell fish.
  ///
  /// Source: *fish documentation*, The fish language, Quotes, Escaping characters.
  package var fishWord: String {
    if isPlainWord { return self }
    let signs = unicodeScalars.map { scalar in
      switch scalar {
      case "'", "\\": "\\" + String(scalar)
      case _ where scalar.isVisible: String(scalar)
      default: "'" + String(scalar).utf8.map(Self.fishByte).joined() + "'"
      }
    }
    return "'" + signs.joined() + "'"
  }

  /// Whether a shell reads the text as it is; the Z shell looks up what stands behind a first `=`.
  private var isPlainWord: Bool {
    let plain = "_@%+=:,./-".unicodeScalars
    return !isEmpty && unicodeScalars.first != "="
      && unicodeScalars.allSatisfy {
        $0.isASCII
          ? Character($0).isLetter || Character($0).isNumber || plain.contains($0)
          : $0.properties.isAlphabetic
      }
  }

  /// A byte outside of the quotes of fish.
  private static func fishByte(_ byte: UInt8) -> String {
    (byte < 16 ? "\\X0" : "\\X") + String(byte, radix: 16)
  }

  /// A byte between `$'` and `'`.
  private static func shellByte(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
    case 0x20...0x7E: String(Unicode.Scalar(byte))
    // Three digits, so that a digit behind them is not read as a part of the number.
    default: "\\" + String(byte >> 6) + String(byte >> 3 & 7) + String(byte & 7)
    }
  }
}
