import SceneLowering

extension StubDrawing {
  /// A property: a stored one holds what is set, a computed one gives the plainest value.
  func property(
    _ member: SourceDeclaration, _ number: Int, _ owner: MemberOwner
  ) -> StubMember? {
    let siblings = siblings(of: member, in: owner)
    guard let variable = VariableText(member, among: siblings, in: owner.source),
      let type = type(of: variable)
    else { return nil }
    let title = Keywords.plain("\(owner.path).\(variable.name)")
    if owner.kind == .requirement {
      let word = member.isStatic ? "static var" : "var"
      let access = variable.isSettable ? "{ get set }" : "{ get }"
      return owner.member(member, number, forms: ["\(word) \(variable.name): \(type) \(access)"])
    }
    var words = Modifiers(of: member, in: owner.source).propertyWords
    if owner.kind != .subclass { words.removeAll { $0 == "override" } }
    if member.isStatic { words.append("static") }
    let start = words.isEmpty ? "" : words.joined(separator: " ") + " "
    let isRead = variable.isComputed && !variable.isSettable
    let code = isRead ? pure(member, among: siblings, of: owner) : nil
    let known = code.map { "\(start)var \(variable.name): \(type) { \($0) }" }
    let forms =
      variable.isComputed || (owner.kind == .addition && !member.isStatic)
        || words.contains("override")
      ? [known].compactMap(\.self) + computed(variable, type, title, start)
      : stored(variable, type, title, start, isStatic: member.isStatic)
    return owner.member(member, number, forms: forms)
  }

  private func siblings(of member: SourceDeclaration, in owner: MemberOwner) -> [SourceDeclaration]
  {
    Self.siblings(of: member, in: owner.source.declarations) ?? []
  }

  private static func siblings(
    of member: SourceDeclaration, in level: [SourceDeclaration]
  ) -> [SourceDeclaration]? {
    if level.contains(where: { $0.start == member.start && $0.kind == member.kind }) {
      return level
    }
    for type in level where type.isType && type.start <= member.start && member.start < type.end {
      return siblings(of: member, in: type.members)
    }
    return nil
  }

  private func computed(
    _ variable: VariableText, _ type: String, _ title: String, _ start: String
  ) -> [String] {
    [DrawnForm.full, .asked].map { form in
      let value = answer(title, type, form)
      let head = "\(start)var \(variable.name): \(type)"
      return variable.isSettable
        ? "\(head) { get { \(value) } set { StubCall.note(\"\(title)=\", [newValue]) } }"
        : "\(head) { \(value) }"
    }
  }

  /// A property that holds what is set, in its forms, the best first.
  ///
  /// A static one is made again in each played process, where Swift lets it.
  private func stored(
    _ variable: VariableText, _ type: String, _ title: String, _ start: String, isStatic: Bool,
    isGlobal: Bool = false
  ) -> [String] {
    guard isStatic else { return stored(variable, type, title, start, behind: "") }
    let plain = stored(variable, type, title, start, behind: "nonisolated(unsafe) ")
    return isGlobal
      ? plain : stored(variable, type, title, start, behind: "@PerProcess ") + plain
  }

  private func stored(
    _ variable: VariableText, _ type: String, _ title: String, _ start: String,
    behind word: String
  ) -> [String] {
    let head = "\(word)\(start)var \(variable.name): \(type)"
    let isPlainType = !type.hasPrefix("some ")
    var forms: [String] = []
    let held = "held_\(variable.name.filter { $0 != "`" })"
    if type == "Bool" {
      // What is asked may be said after the value was made.
      forms.append(
        "\(word)\(start)var \(held): Bool? = nil; \(start)var \(variable.name): Bool { get { "
          + "\(held) ?? StubCall.answer(\"\(title)\", \(variable.literal ?? "false")) } "
          + "set { \(held) = newValue } }")
    }
    if let literal = variable.literal { forms.append("\(head) = \(literal)") }
    if let plainest = plain.value(of: type) {
      let value = PlainValues.named(plainest, as: title)
      forms.append("\(head) = " + (isPlainType ? answer(title, type, .full) : value))
      forms.append("\(head) = \(value)")
    }
    if isPlainType {
      let inner =
        type.contains("->") || type.contains(" ") || type.contains("&") ? "(\(type))" : type
      forms.append(
        "\(word)\(start)var \(held): \(inner)? = nil; \(start)var \(variable.name): \(type) "
          + "{ get { StubCall.held(\(held), \"\(title)\") } set { \(held) = newValue } }")
    }
    return forms
  }

  /// A variable outside of types.
  func global(_ entry: DeclarationIndex.IndexEntry, number: Int) -> StubMember? {
    let source = index.sources[entry.source]
    let member = entry.declaration
    if member.kind == "func_decl" { return function(member, number, nil, in: source) }
    guard let variable = VariableText(member, among: source.declarations, in: source),
      let type = type(of: variable)
    else { return nil }
    let name = variable.name
    let forms =
      variable.isComputed
      ? computed(variable, type, name, "")
      : stored(variable, type, name, "", isStatic: true, isGlobal: true)
    return StubMember(
      id: "\(name)#\(number)", title: name, forms: forms.filter { !$0.contains("\n") },
      words: forms.first.map(StubType.words) ?? [], file: source.path,
      line: source.lineNumber(at: member.start))
  }
}
