import SceneLowering
import SceneSources

/// The facts that decide which members a stub has.
struct StubDrawing: Sendable {
  let index: DeclarationIndex
  /// The names in the real files.
  let census: Set<String>
  /// The names of types that are kept.
  let needed: Set<String>
  let plain: PlainValues
  /// The names that the real files call as if they were functions, such as those of types.
  let called: Set<String>

  /// The requirements of kept protocols with associated types.
  let required: Set<String>

  init(
    index: DeclarationIndex, census: Census, needed: Set<String>, plain: PlainValues
  ) {
    self.index = index
    self.census = census.names
    self.needed = needed
    self.plain = plain
    called = census.called
    required = index.associated.reduce(into: []) { names, entry in
      if needed.contains(entry.key) { names.formUnion(entry.value) }
    }
  }

  /// Requirements of Swift's own protocols, which a type has whether or not the real files name them.
  private static let always: Set<String> = [
    "id", "hash", "rawValue", "allCases", "description", "body", "errorDescription", "wrappedValue",
    "projectedValue", "buildBlock", "makeBody", "_body", "defaultValue", "userNotificationCenter",
  ]

  /// Whether a member with a name is kept.
  func keeps(_ name: String) -> Bool {
    census.contains(name) || Self.always.contains(name) || required.contains(name)
  }

  /// Draws the stub of a type.
  func type(_ entry: DeclarationIndex.IndexEntry, in path: String = "") -> StubType? {
    let source = index.sources[entry.source]
    let declaration = entry.declaration
    guard let opening = source.opening(of: declaration),
      let head = head(of: declaration, in: source, opening: opening)
    else { return nil }
    let id = path.isEmpty ? declaration.name : "\(path).\(declaration.name)"
    let parent = head.inherited.first.flatMap { index.types[$0]?.declaration.kind }
    let owner = MemberOwner(
      declaration, path: id, source: source, opening: opening, head: head, parent: parent)
    var members = owner.kind == .enumeration ? cases(of: owner) : []
    members += declaration.members.enumerated().compactMap {
      member($0.element, number: $0.offset, of: owner)
    }
    members = owner.withInits(members, isCalled: called.contains(declaration.name), plain)
    return StubType(
      id: id, name: declaration.name, head: head, members: members,
      nested: nested(declaration, entry, id), file: source.path,
      line: source.lineNumber(at: declaration.start))
  }

  /// Draws what an extension adds; nil where nothing of it is kept.
  func addition(_ entry: DeclarationIndex.IndexEntry, number: Int) -> StubType? {
    let source = index.sources[entry.source]
    let declaration = entry.declaration
    guard !declaration.isHidden, let opening = source.opening(of: declaration),
      let head = head(of: declaration, in: source, opening: opening)
    else { return nil }
    let id = "extension \(declaration.name)#\(number)"
    let owner = MemberOwner(
      declaration, path: declaration.name, source: source, opening: opening, head: head)
    let members = declaration.members.enumerated().compactMap {
      member($0.element, number: number * 1_000 + $0.offset, of: owner)
    }
    let nested = nested(declaration, entry, id)
    guard !members.isEmpty || !nested.isEmpty || !head.inherited.isEmpty else { return nil }
    return StubType(
      id: id, name: declaration.name, head: head, members: members, nested: nested,
      file: source.path, line: source.lineNumber(at: declaration.start))
  }

  private func nested(
    _ declaration: SourceDeclaration, _ entry: DeclarationIndex.IndexEntry, _ path: String
  ) -> [StubType] {
    declaration.members.compactMap { member in
      guard member.isNominal, !member.isHidden, needed.contains(member.name) else { return nil }
      return type(.init(source: entry.source, declaration: member), in: path)
    }
  }

  private func head(
    of declaration: SourceDeclaration, in source: StubbedSource, opening: Int
  ) -> StubHead? {
    guard let first = source.list.index(at: declaration.start) else { return nil }
    let list = source.list
    let keyword = list.text(first)
    let isExtension = declaration.kind == "extension_decl"
    var index = first + 1
    while isExtension && list.isWord(index + 1, ".") { index += 2 }
    let behind = source.behindAngles(index + 1)
    guard behind <= opening else { return nil }
    let name = list.joined((first + 1)..<behind)
    let condition = (behind..<opening).first { list.isWord($0, "where") }
    let end = condition ?? opening
    let inherited =
      list.isWord(behind, ":") ? source.parts((behind + 1)..<end).map { list.joined($0) } : []
    let words = Modifiers(of: declaration, in: source).headWords + [keyword]
    return StubHead(
      words: words.joined(separator: " "), name: name, inherited: inherited,
      condition: condition.map { list.joined($0..<opening) } ?? "")
  }

  // MARK: - Members

  func member(_ member: SourceDeclaration, number: Int, of owner: MemberOwner) -> StubMember? {
    guard !member.isHidden else { return nil }
    switch member.kind {
    case "func_decl":
      guard keeps(member.name), member.name.first.map({ $0.isLetter || $0 == "_" }) ?? false
      else { return nil }
      return function(member, number, owner)
    case "constructor_decl": return initializer(member, number, owner)
    case "var_decl": return keeps(member.name) ? property(member, number, owner) : nil
    case "subscript_decl": return nil
    case "typealias_decl", "typealias", "associated_type_decl", "associatedtype_decl":
      return alias(member, number, owner)
    default: return nil
    }
  }

  private func alias(
    _ member: SourceDeclaration, _ number: Int, _ owner: MemberOwner
  ) -> StubMember? {
    let text = owner.source.line(member.start..<member.end)
    guard !text.contains("\n") else { return nil }
    return owner.member(member, number, forms: [text])
  }

  /// The cases of an enumeration, all of them.
  private func cases(of owner: MemberOwner) -> [StubMember] {
    EnumCase.all(in: owner.source, opening: owner.opening).map { found in
      StubMember(
        id: "\(owner.path).\(found.name)", title: "\(owner.path).\(found.name)",
        forms: ["case \(found.text)"], words: StubType.words(in: found.text),
        file: owner.source.path, line: found.line)
    }
  }
}
