import SceneSources

extension SourceLowerer {
  /// The method or property that a selector names, as the source has it.
  private struct SelectorReference {
    /// The words before the last point.
    var path: [String]
    var base: String
    /// The labels; nil where they are not written.
    var labels: [String]?
    /// A type behind `as`, with the word.
    var cast: String
  }

  /// A selector carries its method: `Selector("tick:", Clock.tick(_:))`.
  ///
  /// The method is taken from the type at this place, where a private one is in sight, too. So nothing
  /// has to be registered, and an override of a subclass is found.
  mutating func lowerSelector(at index: Int) {
    guard let last = closingList(of: index) else {
      return remark(.selectorByName, at: index, index..<(index + 1))
    }
    let range = bytes(index, through: last)
    if list.isWord(index + 3, ":"), ["getter", "setter"].contains(list.text(index + 2)) {
      let name = list.name(last - 1)
      let isSetter = list.isWord(index + 2, "setter")
      let selector = isSetter ? "set" + name.withFirstUppercased + ":" : name
      return replaceByName(at: index, through: last, selector)
    }
    guard let reference = reference((index + 2)..<last) else {
      return replaceByName(at: index, through: last, list.joined((index + 2)..<last))
    }
    let type = source.type(around: list[index].start)
    let (owner, isHere) = owner(of: reference, type)
    let found = (isHere ? type?.name : owner).map {
      facts.functions(named: reference.base, of: $0)
    }
    let selector = Self.selector(reference.base, reference.labels, found ?? [])
    guard let owner, reference.base != "init",
      !(found ?? []).contains(where: { $0.isStatic && fits($0, reference.labels) })
    else { return replaceByName(at: index, through: last, selector) }
    let labels = reference.labels.map { labels in
      labels.isEmpty
        ? "" : "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
    let method = owner + "." + reference.base + (labels ?? "") + reference.cast
    edits.append(.replace(range, "Selector(\"\(selector)\", \(method)", tail: ")", .selector))
  }

  /// A selector that is a name alone: the world can tell it from others, and not call it.
  private mutating func replaceByName(at index: Int, through last: Int, _ name: String) {
    remark(.selectorByName, at: index, index..<(last + 1))
    let plain = name.filter { $0.isLetter || $0.isNumber || "_:.".contains($0) }
    edits.append(
      .replace(bytes(index, through: last), "Selector(\"\(plain)\"", tail: ")", .selector))
  }

  /// Notes a selector that the source itself makes from a text.
  mutating func remarkSelector(at index: Int) {
    guard list.isWord(index + 1, "("), let last = closing(index + 1), !list.isWord(index - 1, "."),
      last > index + 2, list[index + 2].kind == .text || list.isWord(index + 2, "(")
    else { return }
    remark(.selectorByName, at: index, index..<(last + 1))
  }

  private func fits(_ function: SourceDeclaration, _ labels: [String]?) -> Bool {
    labels == nil || function.labels == labels
  }

  private func reference(_ range: Range<Int>) -> SelectorReference? {
    var end = range.lowerBound
    while end < range.upperBound && !list.isWord(end, "as") {
      end = max(end, list.partners[end]) + 1
    }
    end = min(end, range.upperBound)
    let cast = end < range.upperBound ? " " + list.joined(end..<range.upperBound) : ""
    var labels: [String]?
    var last = end - 1
    if last > range.lowerBound, list.isWord(last, ")"), list.partners[last] > range.lowerBound {
      labels = ((list.partners[last] + 1)..<last).filter { !list.isWord($0, ":") }
        .map { list.isWord($0, "_") ? "" : list.name($0) }
      last = list.partners[last] - 1
    }
    guard last >= range.lowerBound, list[last].kind == .word else { return nil }
    var path: [String] = []
    var index = last
    while index - 2 >= range.lowerBound, list.isWord(index - 1, "."), list[index - 2].kind == .word
    {
      index -= 2
      path.insert(list.text(index), at: 0)
    }
    guard index == range.lowerBound else { return nil }
    return SelectorReference(path: path, base: list.text(last), labels: labels, cast: cast)
  }

  /// The type whose method is meant, as it is written there, and whether it is the one around.
  private func owner(
    of reference: SelectorReference, _ around: SourceDeclaration?
  ) -> (name: String?, isHere: Bool) {
    let first = reference.path.first ?? "self"
    if first == "self" || first == "Self" {
      guard reference.path.count <= 1, let around else { return (nil, false) }
      let isProtocol =
        around.kind.hasPrefix("protocol") || facts.protocols.contains(around.name)
      return (isProtocol ? "Self" : around.name, true)
    }
    guard first.first?.isUppercase == true else { return (nil, false) }
    return (reference.path.joined(separator: "."), false)
  }

  /// The name that Objective-C has for a method.
  private static func selector(
    _ base: String, _ labels: [String]?, _ found: [SourceDeclaration]
  ) -> String {
    let fitting = found.filter { labels == nil || $0.labels == labels }
    for attribute in fitting.flatMap(\.attributes)
    where attribute.kind == "objc_attr" && !attribute.argument.isEmpty {
      return attribute.argument
    }
    let plain = base.filter { $0 != "`" }
    let labels = labels ?? (fitting.count == 1 ? fitting[0].labels : [])
    guard let first = labels.first else { return plain }
    let prepositions = ["with", "for", "by", "from", "in", "on", "to", "at", "of", "as", "using"]
    let isJoined = prepositions.contains { first == $0 || first.hasWord($0) }
    let head =
      first.isEmpty ? plain : plain + (isJoined ? "" : "With") + first.withFirstUppercased
    return head + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }
}

extension String {
  fileprivate var withFirstUppercased: String { prefix(1).uppercased() + dropFirst() }

  /// Whether the text begins with a word, and another word follows it.
  fileprivate func hasWord(_ word: String) -> Bool {
    hasPrefix(word) && dropFirst(word.count).first?.isUppercase == true
  }
}
