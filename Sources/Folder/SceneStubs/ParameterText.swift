import SceneLowering
import SceneSources

/// A parameter as it is written.
struct ParameterText: Hashable, Sendable {
  /// Its label and name, such as `to url`.
  let names: String
  /// The name in the body; empty where there is none.
  let name: String
  let type: String
  /// The value that it has where a caller gives none; nil where there is none.
  let usual: String?

  /// Reads the parameters between two parentheses.
  static func all(in source: StubbedSource, list: Range<Int>) -> [ParameterText] {
    let tokens = source.tokens(list)
    guard tokens.count > 2 else { return [] }
    return source.parts((tokens.lowerBound + 1)..<(tokens.upperBound - 1)).compactMap {
      read($0, in: source)
    }
  }

  private static func read(_ tokens: Range<Int>, in source: StubbedSource) -> ParameterText? {
    guard let colon = source.first(":", in: tokens) else { return nil }
    let equals = source.first("=", in: (colon + 1)..<tokens.upperBound)
    let words = source.names(tokens.lowerBound..<colon)
    return ParameterText(
      names: source.list.joined(tokens.lowerBound..<colon),
      name: words.last.map { $0 == "_" ? "" : $0 } ?? "",
      type: source.list.joined((colon + 1)..<(equals ?? tokens.upperBound)),
      usual: equals.map { source.list.joined(($0 + 1)..<tokens.upperBound) })
  }

  /// Whether it cannot be kept as an argument.
  var isUnseen: Bool { type.contains("->") || type.contains("@autoclosure") }

  /// The text by which a call notes it.
  var noted: String? {
    if name.isEmpty { return nil }
    return isUnseen ? "UnseenArgument.closure" : Keywords.quoted(name)
  }

  /// The parameter as Swift writes it.
  ///
  /// - Parameter plain: The value in the place of one that is too long to be taken over.
  func text(plain: String?) -> String {
    guard let usual else { return "\(names): \(type)" }
    let isShort = !usual.contains("{") && !usual.contains("\n") && usual.utf8.count <= 120
    let value = isShort ? usual : plain
    return value.map { "\(names): \(type) = \($0)" } ?? "\(names): \(type)"
  }
}

/// The words that cannot be names.
enum Keywords {
  /// A name as it can stand in an expression.
  static func quoted(_ name: String) -> String { has(name) ? "`\(name)`" : name }

  /// A name as it can stand in a text.
  static func plain(_ name: String) -> String {
    name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
  }

  /// Whether a word is one.
  static func has(_ word: String) -> Bool { StandInNames.keywords.contains(word) }
}
