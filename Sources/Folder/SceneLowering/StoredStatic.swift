import SceneSources

/// A `let` or `var` whose values lie outside of all objects, with what its words say: of a file, or `static`.
struct StoredStatic {
  /// One of the variables that it declares.
  struct Variable {
    /// The token of its name.
    var name: Int
    /// The tokens of the type that is written.
    var type: Range<Int>?
    /// The tokens of the value with which it begins.
    var value: Range<Int>?
    /// Whether code stands behind it that hears of changes.
    var isObserved: Bool
  }

  /// The first token: that of an attribute or modifier, or the keyword.
  let first: Int
  /// `let` or `var`.
  let keyword: Int
  /// The token behind the last one.
  let end: Int
  let isGlobal: Bool
  /// Its variables; empty for a pattern of several names, or a form that is not understood.
  var variables: [Variable] = []

  /// Reads a declaration with the variables that the compiler says it declares.
  ///
  /// It is nil where they are computed, or lie in objects.
  init?(
    _ pattern: SourceDeclaration, _ declared: [SourceDeclaration], isGlobal: Bool,
    in list: TokenList
  ) {
    guard let start = list.index(at: pattern.start), let last = list.index(endingAt: pattern.end),
      let keyword = (start...max(start, last)).first(where: {
        list.isWord($0, "let") || list.isWord($0, "var")
      }),
      let member = declared.first, isGlobal || member.isStatic,
      !declared.contains(where: { !Set($0.accessors).isSubset(of: ["willSet", "didSet"]) })
    else { return nil }
    self.keyword = keyword
    self.isGlobal = isGlobal
    end = last + 1
    first = Self.firstModifier(before: start, in: list)
    let names = declared.compactMap { list.index(at: $0.start) }
    guard names.count == declared.count, names.first == keyword + 1 else { return }
    for (number, name) in names.enumerated() {
      // Before the next name there is a comma.
      let end = number + 1 < names.count ? names[number + 1] - 1 : self.end
      guard end == self.end || list.isWord(end, ","), name < end,
        let variable = Self.variable(name..<end, !declared[number].accessors.isEmpty, list)
      else {
        variables = []
        return
      }
      variables.append(variable)
    }
  }

  /// Whether its value is set once.
  func isLet(in list: TokenList) -> Bool { list.isWord(keyword, "let") }

  private static func variable(
    _ words: Range<Int>, _ isObserved: Bool, _ list: TokenList
  ) -> Variable? {
    var end = words.upperBound
    if isObserved {
      guard list.isWord(end - 1, "}"), words.contains(list.partners[end - 1]) else { return nil }
      end = list.partners[end - 1]
    }
    var index = words.lowerBound + 1
    var type: Range<Int>?
    if index < end, list.isWord(index, ":") {
      let begin = index + 1
      index = begin
      while index < end && !list.isWord(index, "=") {
        index = max(index, list.partners[index]) + 1
      }
      type = begin..<min(index, end)
    }
    if index >= end {
      return Variable(name: words.lowerBound, type: type, value: nil, isObserved: isObserved)
    }
    guard list.isWord(index, "="), index + 1 < end else { return nil }
    return Variable(
      name: words.lowerBound, type: type, value: (index + 1)..<end, isObserved: isObserved)
  }

  /// The first of the attributes and modifiers before a declaration.
  private static func firstModifier(before start: Int, in list: TokenList) -> Int {
    var first = start
    while first > 0 {
      var word = first - 1
      // Behind a modifier or an attribute there may be a list.
      if list.isWord(word, ")"), list.partners[word] > 0, list.touchesPrevious(list.partners[word])
      {
        word = list.partners[word] - 1
      }
      guard word >= 0, list[word].kind == .word else { break }
      if list.isWord(word - 1, "@"), list.touchesPrevious(word) {
        first = word - 1
      } else if SourceLowerer.modifiers.contains(list.text(word)) {
        first = word
      } else {
        break
      }
    }
    return first
  }
}

// MARK: - What the words say

extension StoredStatic {
  /// Whether it has a modifier, such as `weak`.
  func modifier(_ word: StaticString, in list: TokenList) -> Int? {
    (first..<keyword).first { list.isWord($0, word) && !list.isWord($0 - 1, "@") }
  }

  /// The names of its attributes.
  func attributes(in list: TokenList) -> [String] {
    (first..<keyword).filter { list.isWord($0, "@") }.map { list.text($0 + 1) }
  }

  /// Whether a property wrapper, or a promise about other modules, stands before it.
  func isOutOfReach(in list: TokenList) -> Bool {
    attributes(in: list).contains { name in
      if ["inlinable", "usableFromInline", "TaskLocal"].contains(name) { return true }
      let isOfTheLanguage = name.first?.isUppercase != true || name.hasPrefix("IB")
      return !isOfTheLanguage && !name.hasSuffix("Actor")
        && !["NSManaged", "NSCopying", "GKInspectable"].contains(name)
    }
  }

  /// Whether the values are set once, and nothing that a process does changes what they are.
  func isConstant(in list: TokenList) -> Bool {
    isLet(in: list) && !variables.isEmpty
      && variables.allSatisfy { PlainValue.isConstant($0.value, of: $0.type, in: list) }
  }
}
