/// A member of a stub, in forms that say less and less.
struct StubMember: Hashable, Sendable {
  /// The text that tells it from others of the app, such as `Router.open(_:)#2`.
  let id: String
  /// The name that calls have, such as `Router.open(_:)`.
  let title: String
  /// The forms, the fullest first, each one line; without any that works it is dropped.
  let forms: [String]
  /// The names that its fullest form uses.
  let words: [String]
  /// The original and its line.
  let file: String
  let line: Int
}

/// The head of a stub's type.
struct StubHead: Hashable, Sendable {
  /// The words before the name, such as `final class`.
  let words: String
  /// The name, with parameters of types.
  let name: String
  /// The types that it inherits from and adopts, as they are written.
  let inherited: [String]
  /// The `where` and what follows; empty where there is none.
  let condition: String

  /// The head as Swift writes it, without what was dropped.
  func text(without dropped: Set<String>) -> String {
    let kept = inherited.filter { !dropped.contains($0) }
    let list = kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")
    return "\(words) \(name)\(list)" + (condition.isEmpty ? "" : " \(condition)") + " {"
  }
}

/// A stub of a type, or of what an extension adds to one.
struct StubType: Hashable, Sendable {
  /// The text that tells it from others, such as `Router` or `extension Router#1`.
  let id: String
  /// The type's own name.
  let name: String
  let head: StubHead
  let members: [StubMember]
  let nested: [StubType]
  let file: String
  let line: Int

  /// The names that the type and all that is in it use.
  var words: [String] { headWords + members.flatMap(\.words) + nested.flatMap(\.words) }

  /// The names of its head.
  private var headWords: [String] {
    (head.inherited + [head.name, head.condition]).flatMap(Self.words)
  }

  /// The names in a text.
  static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
