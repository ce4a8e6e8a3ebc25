import SceneLifecycle

/// Text in XML, and in pages and pictures, which are XML here.
///
/// Source: W3C, *Extensible Markup Language (XML) 1.0*, 2.2 Characters, 3.3.3 Attribute-Value
/// Normalization.
package enum XML {
  /// Returns an attribute with its value between quotes.
  package static func attribute(_ name: String, _ value: String) -> String {
    var flat = ""
    // A line break or a tab in an attribute would be read as a blank.
    for scalar in escaped(value).unicodeScalars {
      switch scalar {
      case "\n": flat += "&#10;"
      case "\t": flat += "&#9;"
      default: flat.unicodeScalars.append(scalar)
      }
    }
    return name + "=\"" + flat + "\""
  }

  /// Returns text that may stand in content and between quotes.
  ///
  /// A character that no document may hold becomes a replacement character; one that a terminal
  /// would obey is written by its number.
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
      // As it is, a reader would take it for a line break.
      case "\r": escaped += "&#xD;"
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
