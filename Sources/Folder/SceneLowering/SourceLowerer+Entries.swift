import SceneSources

extension SourceLowerer {
  /// Types whose entries are written out.
  private static let entered: Set<String> = ["EnvironmentValues"]
  /// Types whose entries are cut: nothing here has their values.
  private static let cutEntries: Set<String> = ["FocusedValues", "Transaction", "ContainerValues"]

  /// Writes out an `@Entry` of SwiftUI's: a key of its own, and a property that asks for it.
  ///
  /// The words of the property stay on their lines.
  mutating func lowerEntryValue(at index: Int) {
    guard let around = source.type(around: list[index].start), around.kind == "extension_decl"
    else { return }
    let owner = around.name.split(separator: ".").last.map(String.init) ?? around.name
    guard let keyword = keyword(after: index), let end = end(ofProperty: keyword) else { return }
    if Self.cutEntries.contains(owner) {
      return edits.append(.blank(bytes(index, through: end), .environmentEntry))
    }
    let name = keyword + 1
    guard Self.entered.contains(owner) else { return }
    let equals = ((name + 1)...end).first { list.isWord($0, "=") && isOutside($0, from: name) }
    let type = list.isWord(name + 1, ":") ? (name + 2)..<(equals ?? end + 1) : 0..<0
    guard equals != nil || list.joined(type).hasSuffix("?"), (equals ?? 0) < end else { return }
    writeOut(index, name, type, equals, end)
  }

  private mutating func writeOut(
    _ index: Int, _ name: Int, _ type: Range<Int>, _ equals: Int?, _ end: Int
  ) {
    let words = ((index + 2)..<(name - 1)).map { list.text($0) + " " }
    let access = words.joined()
    let key = "EntryKey_\(list.name(name))"
    let value = equals.map { list.joined(($0 + 1)..<(end + 1)) } ?? "nil"
    let kind = type.isEmpty ? Self.type(ofValue: value) : list.joined(type)
    guard !kind.isEmpty else { return remark(.entryType, at: index, index..<(end + 1)) }
    let head =
      "fileprivate enum \(key): EnvironmentKey { static var defaultValue: \(kind) { "
    let property =
      " } }; \(access)var \(list.text(name)): \(kind) { get { self[\(key).self] } "
      + "set { self[\(key).self] = newValue } }"
    guard let equals else {
      return edits.append(
        .replace(bytes(index, through: end), head + "nil" + property, .environmentEntry))
    }
    // The value keeps its lines: what stands before it is replaced, and the rest is put behind it.
    edits.append(
      .replace(list[index].start..<list[equals + 1].start, head, .environmentEntry))
    edits.append(.insert(list[end].end, property, .environmentEntry))
  }

  /// The type of a value that is written without one: a literal, or a call of a type.
  static func type(ofValue text: String) -> String {
    if text == "true" || text == "false" { return "Bool" }
    if text.hasPrefix("\"") { return "String" }
    if text.allSatisfy({ $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }) { return "Int" }
    if text.allSatisfy({ $0.isNumber || "-_. ".contains($0) }) { return "Double" }
    return String(text.prefix { $0.isLetter || $0.isNumber || "._".contains($0) })
      .split(separator: ".").prefix { $0.first?.isUppercase == true }.joined(separator: ".")
  }

  /// The `var` behind an attribute: modifiers may stand between.
  private func keyword(after index: Int) -> Int? {
    var next = index + 2
    while next < min(list.count, index + 8), Self.modifiers.contains(list.text(next)) { next += 1 }
    guard list.isWord(next, "var"), next + 1 < list.count, list[next + 1].kind == .word else {
      return nil
    }
    return next
  }

  /// The last word of a property without accessors.
  private func end(ofProperty keyword: Int) -> Int? {
    var found: Int?
    source.eachDeclaration { declaration, _ in
      guard declaration.kind == "pattern_binding_decl",
        declaration.start <= list[keyword].start, list[keyword].start < declaration.end
      else { return }
      found = list.index(endingAt: declaration.end) ?? found
    }
    return found
  }

  /// Whether no bracket behind a name encloses a sign.
  private func isOutside(_ sign: Int, from name: Int) -> Bool {
    var index = name
    while index < sign {
      index = list.partners[index] > index ? list.partners[index] + 1 : index + 1
    }
    return index == sign
  }
}
