import SceneSources

extension SourceLowerer {
  /// Looks at what only a declaration tells: Objective-C's protocols and Core Data's members.
  mutating func lowerDeclarations() {
    var protocols: [(SourceDeclaration, isNested: Bool)] = []
    var managed: [(SourceDeclaration, [SourceDeclaration])] = []
    source.eachDeclaration { declaration, around in
      let isOptional = declaration.members.contains { $0.has("optional_attr") }
      if declaration.kind.hasPrefix("protocol"), declaration.has("objc_attr") || isOptional {
        protocols.append((declaration, !around.isEmpty))
      }
      if declaration.has("ns_managed_attr") {
        managed.append((declaration, around.last?.members ?? []))
      }
    }
    for (declaration, isNested) in protocols { lowerProtocol(declaration, isNested) }
    for (declaration, siblings) in managed { lowerManaged(declaration, siblings) }
  }

  // MARK: - Protocols

  private mutating func lowerProtocol(_ declaration: SourceDeclaration, _ isNested: Bool) {
    guard let first = list.index(at: declaration.start), let brace = source.opening(of: declaration)
    else { return }
    lowerHead(first, brace)
    var defaults: [String] = []
    for member in declaration.members where member.has("optional_attr") {
      guard !isNested, let text = requirement(member, of: declaration) else {
        if let index = list.index(at: member.start) {
          remark(.optionalRequirement, at: index, source.tokens(of: member) ?? index..<index)
        }
        blankOptional(member)
        continue
      }
      if !text.isEmpty { defaults.append(text) }
    }
    guard !defaults.isEmpty else { return }
    let name = list.text(first + 1)
    edits.append(
      .insert(
        list[list.partners[brace]].end,
        ";extension \(name) { " + defaults.joined(separator: "; ") + " }", .optionalRequirement))
  }

  /// Objective-C's protocols are for classes only.
  private mutating func lowerHead(_ first: Int, _ brace: Int) {
    let isForClasses = (first..<brace).contains {
      list.isWord($0, "AnyObject") || list.isWord($0, "class")
    }
    guard !isForClasses, first + 1 < brace else { return }
    let hasColon = list.isWord(first + 2, ":")
    edits.append(
      .insert(
        list[hasColon ? first + 2 : first + 1].end, hasColon ? " AnyObject," : ": AnyObject",
        .optionalRequirement))
  }

  private mutating func blankOptional(_ member: SourceDeclaration) {
    for attribute in member.attributes where attribute.kind == "optional_attr" {
      guard let index = list.index(at: attribute.start) else { continue }
      edits.append(.blank(list[index].range, .optionalRequirement))
    }
  }

  /// Makes a requirement one that each type has, and returns its default; nil for one in a form that is
  /// not understood, empty for one that has none.
  private mutating func requirement(_ member: SourceDeclaration, of owner: SourceDeclaration)
    -> String?
  {
    guard let words = source.tokens(of: member) else { return nil }
    let access = owner.attributes.first { $0.kind == "access_control_attr" }?.argument ?? ""
    let isSeen = ["public", "package"].contains(access)
    let prefix = isSeen ? access + " " : ""
    if member.kind == "func_decl" {
      guard let text = method(member, words) else { return nil }
      blankOptional(member)
      return prefix + text + " { throw \(SupportSource.missing)() }"
    }
    guard member.kind == "var_decl" else { return nil }
    return property(member, words, prefix)
  }

  private mutating func method(_ member: SourceDeclaration, _ words: Range<Int>) -> String? {
    guard let parameters = member.parameterList,
      var end = list.index(endingAt: parameters.upperBound),
      list.isWord(end, ")"), words.contains(end)
    else { return nil }
    if list.isWord(end + 1, "async") { end += 1 }
    let isThrowing = list.isWord(end + 1, "throws") && words.contains(end + 1)
    if isThrowing || list.isWord(end + 1, "rethrows") { return nil }
    edits.append(.insert(list[end].end, " throws", .optionalRequirement))
    return list.joined(words.lowerBound..<(end + 1)) + " throws"
      + (end + 1 < words.upperBound ? " " + list.joined((end + 1)..<words.upperBound) : "")
  }

  /// A property that a type need not have gets the plainest value.
  private mutating func property(
    _ member: SourceDeclaration, _ name: Range<Int>, _ prefix: String
  ) -> String? {
    let index = name.lowerBound
    guard list.isWord(index + 1, ":"),
      let brace = (index..<min(index + 64, list.count)).first(where: { list.isWord($0, "{") }),
      let last = closing(brace)
    else { return nil }
    let type = list.joined((index + 2)..<brace)
    blankOptional(member)
    remark(.optionalProperty, at: index, index..<brace)
    guard let value = PlainValue.of(type) else { return "" }
    let isSet = (brace..<last).contains { list.isWord($0, "set") }
    let accessors = isSet ? "{ get { \(value) } set { } }" : "{ \(value) }"
    let word = member.isStatic ? "static var" : "var"
    return "\(prefix)\(word) \(list.text(index)): \(type) \(accessors)"
  }

  // MARK: - Core Data

  /// Gives a managed member a body that uses its key's value, so that the context sees changes.
  private mutating func lowerManaged(_ member: SourceDeclaration, _ siblings: [SourceDeclaration]) {
    guard let index = list.index(at: member.start) else { return }
    if member.kind == "func_decl" {
      guard let words = source.tokens(of: member), member.body == nil else { return }
      let body = managedBody(member)
      if body == nil { remark(.managedMethod, at: index, words) }
      edits.append(.insert(list[words.upperBound - 1].end, body ?? " {}", .managed))
      return
    }
    let pattern = siblings.first {
      $0.kind == "pattern_binding_decl" && $0.start <= member.start && member.start < $0.end
    }
    guard member.kind == "var_decl", list.isWord(index + 1, ":"), list.isWord(index - 1, "var"),
      let pattern, let last = list.index(endingAt: pattern.end), last > index + 1,
      !((index + 2)...last).contains(where: { list.isWord($0, "=") }),
      !siblings.contains(where: {
        $0.kind == "var_decl" && $0.start > member.start && $0.start < pattern.end
      })
    else { return remark(.managedProperty, at: index, index..<(index + 3)) }
    let type = list.joined((index + 2)..<(last + 1))
    edits.append(
      .insert(list[last].end, Self.accessors(list.name(index), type), .managed))
  }

  /// Returns the body of `addToParts(_:)` or `removeFromParts(_:)`; nil for another method.
  private func managedBody(_ member: SourceDeclaration) -> String? {
    let verbs = [("addTo", "addOthers"), ("removeFrom", "removeOthers")]
    guard let (start, call) = verbs.first(where: { member.name.hasPrefix($0.0) }),
      member.labels == [""], let value = member.parameters.first?.name,
      let range = member.parameterList, let open = list.index(at: range.lowerBound),
      let colon = (open..<list.partners[open]).first(where: { list.isWord($0, ":") })
    else { return nil }
    let name = member.name.dropFirst(start.count)
    guard let first = name.first else { return nil }
    let objects =
      switch list.joined((colon + 1)..<list.partners[open]) {
      case "NSSet": value + ".allObjects"
      case "NSOrderedSet": value + ".array"
      case let type where type.hasPrefix("Set<") || type.hasPrefix("["): "Array(\(value))"
      default: "[\(value)]"
      }
    return " { \(call)(\(objects), forKey: \"\(first.lowercased())\(name.dropFirst())\") }"
  }

  private static func accessors(_ name: String, _ type: String) -> String {
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    let inner = isOptional ? String(type.dropLast()) : type
    let value = "value(forKey: \"\(name)\")"
    // A type without a plain value stops where it is read before it was set, and says so.
    let plain = PlainValue.of(type) ?? "{ preconditionFailure(\"\(name) is not set\") }()"
    let read = "\(value) as? \(inner)" + (isOptional ? "" : " ?? \(plain)")
    return " { get { \(read) } set { setValue(newValue, forKey: \"\(name)\") } }"
  }
}
