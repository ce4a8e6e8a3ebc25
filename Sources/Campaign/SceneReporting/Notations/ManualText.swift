import SceneLifecycle

/// Text in a page of the manual.
///
/// Source: *groff(7)*; *groff_char(7)*.
package enum ManualText {
  /// Returns text as `man` shows it, in a line: no sign of it is a command of the language.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.shown.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "." where escaped.isEmpty: escaped += "\\&."
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
