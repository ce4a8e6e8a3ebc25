import SceneLowering
import SceneSources

extension StubDrawing {
  /// The name of the class of which a protocol's plainest value is.
  static func plainName(of name: String) -> String { "Plain\(name)" }

  /// Draws a class that adopts a protocol and does nothing; nil for a protocol that no value can have.
  func plainClass(of entry: DeclarationIndex.IndexEntry) -> StubType? {
    let source = index.sources[entry.source]
    let declaration = entry.declaration
    guard index.hasValues(declaration), let opening = source.opening(of: declaration) else {
      return nil
    }
    let line = lineage(of: declaration.name)
    let isObject = line.contains(where: needsObject)
    let name = Self.plainName(of: declaration.name)
    let head = StubHead(
      words: "final class", name: name,
      inherited: (isObject ? ["NSObject"] : []) + [declaration.name], condition: "")
    var members: [StubMember] = []
    for (number, item) in line.enumerated() {
      let owner = MemberOwner(
        item.declaration, path: item.declaration.name, source: index.sources[item.source],
        opening: opening, head: head, kind: isObject ? .subclass : .rootClass, prefix: "\(name): ")
      members += item.declaration.members.enumerated().compactMap {
        member($0.element, number: number * 1_000 + $0.offset, of: owner)
      }
    }
    var titles: Set<String> = []
    members = members.filter { titles.insert($0.title.drop { $0 != "." }.description).inserted }
    let hasInit = members.contains { $0.title.hasSuffix(".init()") }
    if !isObject && !hasInit {
      members.append(
        StubMember(
          id: "\(name).init()", title: "\(name).init()", forms: ["init() {}"], words: [],
          file: source.path, line: 0))
    }
    return StubType(
      id: name, name: name, head: head, members: members, nested: [], file: source.path,
      line: source.lineNumber(at: declaration.start))
  }

  /// Whether only an object of Objective-C's kind can adopt a protocol.
  private func needsObject(_ entry: DeclarationIndex.IndexEntry) -> Bool {
    let source = index.sources[entry.source]
    guard let first = source.list.index(at: entry.declaration.start),
      let opening = source.opening(of: entry.declaration)
    else { return false }
    return source.names(first..<opening).contains {
      $0 == "NSObjectProtocol" || ($0.hasPrefix("UI") && $0.hasSuffix("Delegate"))
    }
  }

  /// A protocol and those of the app that it inherits from.
  private func lineage(of name: String) -> [DeclarationIndex.IndexEntry] {
    var found: [DeclarationIndex.IndexEntry] = []
    var names = [name]
    var seen: Set<String> = []
    while let next = names.popLast() {
      guard seen.insert(next).inserted, let entry = index.types[next],
        entry.declaration.kind.hasPrefix("protocol")
      else { continue }
      found.append(entry)
      let source = index.sources[entry.source]
      guard let first = source.list.index(at: entry.declaration.start),
        let opening = source.opening(of: entry.declaration),
        let colon = source.first(":", in: first..<opening)
      else { continue }
      names += source.names(colon..<opening).reversed()
    }
    return found
  }
}

extension DeclarationIndex {
  /// Whether a protocol has values: it has no associated types.
  func hasValues(_ declaration: SourceDeclaration) -> Bool {
    declaration.kind.hasPrefix("protocol") && associated[declaration.name] == nil
  }
}
