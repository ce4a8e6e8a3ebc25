import SceneLowering
import SceneSources

// A pure Bool is computed: histories turn only a Bool that stands for the unknown.

extension StubDrawing {
  /// The most words of code that is taken over.
  private static let mostWords = 80

  /// The code of a computed property where nothing in it is unknown; nil elsewhere.
  ///
  /// That is code which compares and joins what an enumeration, or an object of Apple's, has: `rawValue ==
  /// "large"`. In a type of the app's own it would compute from the plain values of stubs.
  func pure(
    _ member: SourceDeclaration, among siblings: [SourceDeclaration], of owner: MemberOwner
  ) -> String? {
    let source = owner.source
    let list = source.list
    let pattern = siblings.first {
      $0.kind == "pattern_binding_decl" && $0.start <= member.start && member.start < $0.end
    }
    guard let pattern, let known = knownNames(of: owner) else { return nil }
    let all = source.tokens(pattern.start..<pattern.end)
    guard var open = StatementList(source: source).blocks(in: all).first else { return nil }
    if list.isWord(open + 1, "get"), list.isWord(open + 2, "{"),
      list.partners[open + 2] + 1 == list.partners[open]
    {
      open += 2
    }
    let words = (open + 1)..<max(open + 1, list.partners[open])
    guard !words.isEmpty, words.count <= Self.mostWords,
      words.allSatisfy({ isPure($0, first: words.lowerBound, known, list) })
    else { return nil }
    let code = list.joined(words)
    return code.contains("\n") ? nil : code
  }

  /// The test for names that stand alone in pure code of a type; nil where nothing of the type is known.
  private func knownNames(of owner: MemberOwner) -> ((String) -> Bool)? {
    let head = String(owner.name.prefix { $0 != "." && $0 != "<" })
    let isEnumeration =
      owner.kind == .enumeration
      || owner.kind == .addition && owner.name == head
        && index.types[head]?.declaration.kind == "enum_decl"
    if isEnumeration { return { $0 == "rawValue" } }
    let isApples = index.types[head] == nil && ["UI", "NS", "UN"].contains { head.hasPrefix($0) }
    guard owner.kind == .addition, isApples else { return nil }
    let own = Set((index.extensions[head] ?? []).flatMap { $0.declaration.members.map(\.name) })
    return { [index] name in
      name.first?.isUppercase == true ? index.types[name] == nil : !own.contains(name)
    }
  }

  /// Whether a word may stand in pure code: it calls nothing, sets nothing, and is known.
  private func isPure(
    _ index: Int, first: Int, _ known: (String) -> Bool, _ list: TokenList
  ) -> Bool {
    let text = list.text(index)
    switch list[index].kind {
    case .number: return true
    case .text: return list.wholeEnd(index) == list[index].end
    case .regex, .directive: return false
    case .sign:
      if text == "{" || text == "}" {
        let open = text == "{" ? index : list.partners[index]
        return list.isWord(open - 1, "self") && list.isWord(open - 2, "switch")
      }
      // A value is compared and never set.
      if text == "=" { return "=!<>".contains(list.text(index - 1)) || list.isWord(index + 1, "=") }
      return ".,:()!&|?<>+-".contains(text)
    case .word:
      if ["switch", "case", "default", "return", "self", "true", "false", "nil"].contains(text) {
        return text != "return" || index == first || list.isWord(index - 1, ":")
      }
      let isCalled = list.isWord(index + 1, "(") && list.touchesPrevious(index + 1)
      if isCalled { return list.isWord(index - 1, ".") && Self.pureMethods.contains(text) }
      return list.isWord(index - 1, ".") || !Keywords.has(text) && known(list.name(index))
    }
  }

  /// Methods of texts and lists that change nothing.
  private static let pureMethods: Set<String> = [
    "contains", "hasPrefix", "hasSuffix", "lowercased", "uppercased",
  ]
}
