import SceneLifecycle

/// Text for the runner of a workflow of GitHub: in its commands, and in the file of a workflow.
package enum WorkflowText {
  /// Returns a command of the runner, which becomes an annotation.
  ///
  /// - Parameters:
  ///   - kind: The command, such as `error`.
  ///   - properties: Names with their values.
  ///   - message: What it says.
  package static func command(
    _ kind: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let written = properties.map { $0.name + "=" + escaped($0.value, isProperty: true) }
    return "::" + kind + " " + written.joined(separator: ",") + "::"
      + escaped(message, isProperty: false)
  }

  /// Returns text as a scalar of a workflow's file: no expression begins in it.
  ///
  /// Source: GitHub, *Evaluate expressions in workflows and actions*.
  package static func scalar(_ text: String) -> String {
    var inert = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let begins = scalar == "$" && rest.starts(with: "{{".unicodeScalars)
      inert += begins ? "${{ '$' }}" : String(scalar)
    }
    return YAML.quoted(inert)
  }

  /// Text as the runner reads it back: `%`, line breaks, and in a property what ends one.
  ///
  /// Source: GitHub, *actions/runner*, `ActionCommand.cs`.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    // The log shows the command as it is, so nothing may stand in it that a terminal obeys.
    for scalar in text.shownLines.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
