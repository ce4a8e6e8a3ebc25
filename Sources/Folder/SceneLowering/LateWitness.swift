/// Finds methods that a type need not have, and that a subclass of the adopting class has first.
///
/// Swift decides where a class adopts a protocol which method is the requirement's. So such a method is
/// never asked, where Objective-C would find it.
enum LateWitness {
  static func remarks(_ sources: [ParsedSource], _ facts: ModuleFacts) -> [LoweringRemark] {
    facts.classes.keys.sorted().flatMap { name -> [LoweringRemark] in
      let line = facts.line(from: name)
      return line.first.map { remarks(of: $0, line, sources, facts) } ?? []
    }
  }

  private static func remarks(
    of owner: ModuleFacts.Class, _ line: [ModuleFacts.Class], _ sources: [ParsedSource],
    _ facts: ModuleFacts
  ) -> [LoweringRemark] {
    let source = sources[owner.source]
    let own = facts.adopted[owner.declaration.name] ?? []
    return owner.declaration.members.compactMap { member in
      let key = ModuleFacts.key(member)
      guard member.kind == "func_decl", !member.has("override_attr"),
        line.dropFirst().contains(where: { asks(for: key, $0, but: own, facts) }),
        !line.dropFirst().contains(where: { facts.has(key, in: $0) })
      else { return nil }
      return LoweringRemark(
        file: source.path, line: source.line(at: member.start), reason: .lateWitness,
        text: member.title)
    }
  }

  /// Whether a class adopts a protocol, which the subclass does not adopt again, that has the method.
  private static func asks(
    for key: String, _ owner: ModuleFacts.Class, but own: Set<String>, _ facts: ModuleFacts
  ) -> Bool {
    (facts.adopted[owner.declaration.name] ?? []).contains { name in
      !own.contains(name) && facts.optionalRequirements[name]?.contains(key) == true
    }
  }
}
