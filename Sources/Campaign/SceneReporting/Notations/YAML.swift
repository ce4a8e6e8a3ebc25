import SceneLifecycle

/// Text in YAML.
///
/// Source: *YAML Ain't Markup Language, version 1.2.2*, 5.7 Escaped Characters, 7.3.1 Double-Quoted
/// Style.
package enum YAML {
  /// Returns text as a scalar between double quotes, in one line.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.isVisible: quoted.unicodeScalars.append(scalar)
      // Two halves of a number, as JSON writes it, would be two signs.
      case _ where scalar.value > 0xFFFF: quoted += "\\U" + digits(scalar, 8)
      default: quoted += "\\u" + digits(scalar, 4)
      }
    }
    return quoted + "\""
  }

  private static func digits(_ scalar: Unicode.Scalar, _ count: Int) -> String {
    let digits = String(scalar.value, radix: 16)
    return String(repeating: "0", count: count - digits.utf8.count) + digits
  }
}
