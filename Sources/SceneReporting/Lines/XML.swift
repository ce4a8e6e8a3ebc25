/// Text in XML.
package enum XML {
  /// Returns text that may stand in content and between quotes.
  ///
  /// What no document may hold becomes a replacement character.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      default:
        let isAllowed =
          (0x20...0xD7FF).contains(scalar.value) || (0xE000...0xFFFD).contains(scalar.value)
          || scalar.value >= 0x10000
        escaped += isAllowed ? String(scalar) : "\u{FFFD}"
      }
    }
    return escaped
  }
}
