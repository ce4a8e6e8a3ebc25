import SceneLifecycle

/// Text in XML.
package enum XML {
  /// Returns text that may stand in content and between quotes.
  ///
  /// What no document may hold becomes a replacement character; what a terminal would obey is
  /// written by its number.
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
        if !isAllowed {
          escaped += "\u{FFFD}"
        } else if scalar.isVisible {
          escaped.unicodeScalars.append(scalar)
        } else {
          escaped += "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
        }
      }
    }
    return escaped
  }
}
