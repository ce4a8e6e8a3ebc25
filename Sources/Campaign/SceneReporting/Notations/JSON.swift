import SceneLifecycle

/// A value in JSON whose members keep their order, so that equal values are equal bytes.
///
/// Source: T. Bray, *The JavaScript Object Notation (JSON) Data Interchange Format*, 2017, RFC 8259.
package indirect enum JSON: Hashable, Sendable {
  /// Text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// True or false.
  case flag(Bool)
  /// Nothing.
  case null
  /// Values in order.
  case list([JSON])
  /// Members in order; each name stands once.
  case object([Member])

  /// A name with its value.
  package struct Member: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: JSON

    package init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// Creates an object; members without a value are left out.
  package static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The value in one line.
  package var line: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .flag(let flag): flag ? "true" : "false"
    case .null: "null"
    case .list(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.line }.joined(separator: ",") + "}"
    }
  }

  /// The value in lines for people, two blanks deeper at each level; without a last line break.
  package func lines(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .list(let values) where !values.isEmpty:
      let lines = values.map { inner + $0.lines(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map {
        inner + Self.quoted($0.name) + ": " + $0.value.lines(indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  /// The value as a document of its own, in lines for people.
  package var document: String { lines() + "\n" }

  /// Returns text as a literal.
  ///
  /// A character that a terminal would obey is escaped, and so is the second sign of `##`, which a
  /// build server might obey: a line is safe to write as it is.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "#" where last == "#": quoted += Self.escaped(scalar)
      case _ where !scalar.isVisible: quoted += Self.escaped(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A scalar by the numbers of its code units.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
