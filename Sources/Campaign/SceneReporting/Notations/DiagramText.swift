import SceneLifecycle

/// Text in the languages of diagrams.
package enum DiagramText {
  /// Returns text as a label of Graphviz; a line break is one.
  ///
  /// Source: Graphviz, *The DOT Language*; *escString*.
  package static func graphviz(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.isVisible: quoted.unicodeScalars.append(scalar)
      // A backslash begins an escape here, too.
      default: quoted += "\\" + scalar.escaped
      }
    }
    return quoted + "\""
  }

  /// Returns lines as a label of Mermaid; what Mermaid or HTML reads as a sign becomes an entity.
  ///
  /// Source: Mermaid, *Flowcharts Syntax*, Entity codes to escape characters.
  package static func mermaid(_ lines: [String]) -> String {
    let texts = lines.map { line in line.shown.unicodeScalars.map(entity).joined() }
    return "\"" + texts.joined(separator: "<br>") + "\""
  }

  private static func entity(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "#quot;"
    case "#": "#35;"
    case "&": "#amp;"
    case "<": "#lt;"
    case ">": "#gt;"
    // Labels that begin with a back quote are Markdown.
    case "`": "#96;"
    default: String(scalar)
    }
  }
}
