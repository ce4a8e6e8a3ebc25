import SceneSources

/// Finds overrides that stand in extensions, and overrides of what stands in one.
///
/// Swift has neither without Objective-C. So the member keeps its lines and takes another name, and the
/// body of the class gets a member, in the line of its brace, that calls it.
struct OverrideMoves {
  /// A member that moves: where it is written, and the class that gets it.
  private struct OverrideMove {
    var member: ModuleFacts.ExtensionMember
    var owner: ModuleFacts.Class
  }

  private let sources: [ParsedSource]
  private let facts: ModuleFacts
  /// The changes of each source.
  private(set) var edits: [Int: [TextEdit]] = [:]
  private(set) var remarks: [LoweringRemark] = []
  private var moved: Set<String> = []

  init(_ sources: [ParsedSource], _ facts: ModuleFacts) {
    self.sources = sources
    self.facts = facts
    for (number, source) in sources.enumerated() {
      var overrides: [(SourceDeclaration, SourceDeclaration)] = []
      source.eachDeclaration { declaration, around in
        guard declaration.has("override_attr"), let type = around.last else { return }
        overrides.append((declaration, type))
      }
      for (member, type) in overrides { take(member, type, number) }
    }
  }

  private mutating func take(_ member: SourceDeclaration, _ type: SourceDeclaration, _ source: Int)
  {
    if type.kind == "extension_decl" {
      let found = ModuleFacts.ExtensionMember(source: source, declaration: member, around: type)
      guard let owner = facts.classes[ModuleFacts.simple(type.name)] else {
        return remark(.overrideOutOfReach, member, source)
      }
      move(OverrideMove(member: found, owner: owner))
    }
    if let overridden = overridden(by: member, in: type), let owner = overridden.owner {
      move(OverrideMove(member: overridden.member, owner: owner))
    } else if overridden(by: member, in: type) != nil {
      remark(.overrideOutOfReach, member, source)
    }
  }

  /// The member of an extension that another one overrides; without an owner where its class is not
  /// the module's.
  private func overridden(
    by member: SourceDeclaration, in type: SourceDeclaration
  ) -> (member: ModuleFacts.ExtensionMember, owner: ModuleFacts.Class?)? {
    let key = ModuleFacts.key(member)
    let line = facts.line(from: type.name)
    for owner in line.dropFirst() {
      if owner.declaration.members.contains(where: { ModuleFacts.key($0) == key }) { return nil }
      if let found = facts.extensionMembers[owner.declaration.name]?[key] { return (found, owner) }
    }
    guard let foreign = line.last?.parent,
      let found = facts.extensionMembers[foreign]?[key]
    else { return nil }
    return (found, nil)
  }

  private mutating func remark(
    _ reason: LoweringRemark.Reason, _ member: SourceDeclaration, _ number: Int
  ) {
    let source = sources[number]
    remarks.append(
      LoweringRemark(
        file: source.path, line: source.line(at: member.start), reason: reason,
        text: member.title))
  }

  // MARK: - Moving

  private mutating func move(_ move: OverrideMove) {
    let member = move.member.declaration
    let id = "\(move.member.source):\(member.start)"
    guard moved.insert(id).inserted else { return }
    let source = sources[move.member.source]
    let owner = sources[move.owner.source]
    guard let name = nameIndex(of: member, in: source),
      let forward = forward(member, in: source, name),
      let brace = owner.opening(of: move.owner.declaration)
    else { return remark(.overrideForm, member, move.member.source) }
    var changes = [
      TextEdit.replace(source.list[name].range, Self.newName(member.name), .override)
    ]
    for attribute in member.attributes where attribute.kind == "override_attr" {
      guard let index = source.list.index(at: attribute.start) else { continue }
      changes.append(.blank(source.list[index].range, .override))
    }
    edits[move.member.source, default: []] += changes
    edits[move.owner.source, default: []].append(
      .insert(owner.list[brace].end, " " + forward + ";", .override))
  }

  private static func newName(_ name: String) -> String { "moved_" + name }

  private func nameIndex(of member: SourceDeclaration, in source: ParsedSource) -> Int? {
    guard var index = source.list.index(at: member.start) else { return nil }
    if member.kind == "var_decl" { return source.list.isWord(index, "`") ? nil : index }
    guard member.kind == "func_decl" else { return nil }
    while index < source.list.count, !source.list.isWord(index, "func") { index += 1 }
    // The name of an operator is no word.
    guard index + 1 < source.list.count, source.list[index + 1].kind == .word else { return nil }
    return index + 1
  }

  /// The member of the class that calls the one of the extension; nil where it cannot be written.
  private func forward(_ member: SourceDeclaration, in source: ParsedSource, _ name: Int) -> String?
  {
    let levels = member.attributes.filter { $0.kind == "access_control_attr" }.map(\.argument)
    let kept = levels.filter { ["public", "open", "internal", "package"].contains($0) }
    guard kept.count == levels.count else { return nil }
    let words =
      kept + (member.has("override_attr") ? ["override"] : [])
      + (member.isStatic ? ["class"] : [])
    let prefix = words.map { $0 + " " }.joined()
    return member.kind == "var_decl"
      ? property(member, in: source, name, prefix) : method(member, in: source, name, prefix)
  }

  private func property(
    _ member: SourceDeclaration, in source: ParsedSource, _ name: Int, _ prefix: String
  ) -> String? {
    let list = source.list
    let hasForm = Set(member.accessors).isSubset(of: ["get", "set"]) && !member.accessors.isEmpty
    guard hasForm, list.isWord(name + 1, ":"),
      let brace = (name..<min(name + 64, list.count)).first(where: { list.isWord($0, "{") })
    else { return nil }
    let new = Self.newName(member.name)
    let body =
      member.accessors.contains("set")
      ? "{ get { \(new) } set { \(new) = newValue } }" : "{ \(new) }"
    return prefix + "var " + list.joined(name..<brace) + " " + body
  }

  private func method(
    _ member: SourceDeclaration, in source: ParsedSource, _ name: Int, _ prefix: String
  ) -> String? {
    let list = source.list
    guard let body = member.body, let brace = list.index(at: body.lowerBound), brace > name,
      let parameters = member.parameterList,
      let open = list.index(at: parameters.lowerBound),
      let close = list.index(endingAt: parameters.upperBound), open < close, close < brace
    else { return nil }
    let head = close..<brace
    let isRethrowing = head.contains { list.isWord($0, "rethrows") }
    let isVariadic = (open..<close).contains {
      list.isWord($0, ".") && list.isWord($0 + 1, ".") && list.isWord($0 + 2, ".")
    }
    let isAutomatic = (open..<close).contains { list.isWord($0, "autoclosure") }
    guard !isRethrowing, !isVariadic, !isAutomatic,
      let arguments = arguments(member, list, open, close)
    else { return nil }
    let isAwaiting = list.isWord(close + 1, "async")
    let isTrying = head.contains { list.isWord($0, "throws") }
    return prefix + "func " + list.joined(name..<brace) + " { " + (isTrying ? "try " : "")
      + (isAwaiting ? "await " : "") + Self.newName(member.name) + "(" + arguments + ") }"
  }

  private func arguments(
    _ member: SourceDeclaration, _ list: TokenList, _ open: Int, _ close: Int
  ) -> String? {
    guard member.labels.count == member.parameters.count else { return nil }
    var parts: [String] = []
    var index = open + 1
    for (label, parameter) in zip(member.labels, member.parameters) {
      var end = index
      while end < close, !list.isWord(end, ",") { end = max(end, list.partners[end]) + 1 }
      let isInOut = (index..<end).contains { list.isWord($0, "inout") }
      parts.append(
        (label.isEmpty ? "" : label + ": ") + (isInOut ? "&" : "") + parameter.name)
      index = end + 1
    }
    return parts.joined(separator: ", ")
  }
}
