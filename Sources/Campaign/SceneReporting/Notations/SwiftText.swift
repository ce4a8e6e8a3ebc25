import SceneLifecycle

/// Text and names in Swift source that is written for a compiler.
///
/// Source: Apple, *The Swift Programming Language*, Lexical Structure; *SE-0451, Raw identifiers*.
package enum SwiftText {
  /// Returns text as a literal in one line, without interpolation.
  package static func literal(_ text: String) -> String { "\"" + content(text) + "\"" }

  /// Returns text as what stands between quotes; what is not visible is written by its number.
  ///
  /// A line of it may stand in a literal of several lines.
  package static func content(_ text: String) -> String {
    var content = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": content += "\\\\"
      case "\"": content += "\\\""
      case "\n": content += "\\n"
      case "\r": content += "\\r"
      case "\t": content += "\\t"
      case _ where !scalar.isVisible: content += scalar.escaped
      default: content.unicodeScalars.append(scalar)
      }
    }
    return content
  }

  /// Returns texts as the literal of an array.
  package static func list(_ texts: [String]) -> String {
    "[" + texts.map(literal).joined(separator: ", ") + "]"
  }

  /// Returns text as the rest of a line of comment.
  package static func comment(_ text: String) -> String { text.shown }

  /// Returns a name as it is written where a type or a variable is named; nil where it is none.
  ///
  /// A keyword, and a name with signs that no word has, stands between back quotes.
  package static func identifier(_ name: String) -> String? {
    if isWord(name), !keywords.contains(name) { return name }
    return quotedIdentifier(name)
  }

  /// Returns a sentence as the name of a function between back quotes.
  ///
  /// A sign that cannot stand there is shown by its number, one that ends a name as an apostrophe.
  package static func sentence(_ text: String) -> String {
    let plain = String(String.UnicodeScalarView(text.shown.unicodeScalars.map(plainSign)))
    return quotedIdentifier(plain) ?? "`a test`"
  }

  /// Whether a module may have the name: letters of ASCII, digits and `_`, a letter first.
  package static func isModuleName(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    let isWord = scalars.allSatisfy { $0.isASCII && ($0.properties.isXIDContinue || $0 == "_") }
    return isWord && scalars.first?.properties.isAlphabetic == true && !keywords.contains(name)
      && name.utf8.count <= mostOfModule
  }

  /// The most letters of a module's name: its files have longer names, and a file has 255 bytes.
  package static let mostOfModule = 100

  private static func plainSign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "`": "'"
    case "\\": "/"
    default: scalar
    }
  }

  private static func isWord(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name != "_" else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && name.unicodeScalars.allSatisfy { $0.isVisible && $0.properties.isXIDContinue }
  }

  /// A raw identifier: no back quote, no backslash, and not signs of operators or blanks alone.
  private static func quotedIdentifier(_ name: String) -> String? {
    let isReadable = name.unicodeScalars.allSatisfy { $0.isVisible && $0 != "`" && $0 != "\\" }
    let hasName = name.unicodeScalars.contains { $0 == "_" || $0.properties.isXIDContinue }
    return isReadable && hasName ? "`" + name + "`" : nil
  }

  /// Words that name nothing where they stand without back quotes.
  private static let keywords = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "async", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
