import SceneLowering
import SceneSources

/// The names that the types of an app have behind their colons.
struct Heritage: Sendable {
  /// The names that classes have first, less those that stand where only a protocol can.
  private(set) var parents: Set<String> = []
  /// The names that stand where only a protocol can.
  private(set) var adopted: Set<String> = []
  /// For each name the most types in angle brackets behind it, in the heads of stubs.
  private(set) var arities: [String: Int] = [:]
  /// The class of what SwiftUI shows, by what methods for it return.
  private(set) var shown: [String: String] = [:]

  init(_ sources: [StubbedSource], _ stubs: [StubType]) {
    for source in sources {
      for declaration in source.declarations { add(declaration, in: source) }
      let list = source.list
      for index in 0..<list.count {
        guard let type = StandInNames.makers[list.text(index)], list.isWord(index + 1, "("),
          case let arrow = list.partners[index + 1] + 1, list.isWord(arrow, "-")
        else { continue }
        shown[list.name(arrow + (list.isWord(arrow + 2, "some") ? 3 : 2))] = type
      }
    }
    for stub in stubs { add(stub) }
    parents.subtract(adopted)
  }

  private mutating func add(_ type: SourceDeclaration, in source: StubbedSource) {
    guard type.isType else { return }
    for member in type.members { add(member, in: source) }
    guard let first = source.list.index(at: type.start), let open = source.opening(of: type),
      let colon = source.first(":", in: first..<open)
    else { return }
    let end = source.first("where", in: colon..<open) ?? open
    let names = source.parts((colon + 1)..<end).map { source.list.name($0.lowerBound) }
    add(names, isClass: type.kind == "class_decl")
  }

  private mutating func add(_ stub: StubType) {
    for nested in stub.nested { add(nested) }
    for text in stub.head.inherited { count(text) }
    let names = stub.head.inherited.map { String($0.prefix { $0 != "<" && $0 != " " }) }
    add(names, isClass: stub.head.words.hasSuffix("class"))
  }

  /// Counts the types in the angle brackets of a text.
  private mutating func count(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      let name = String(rest[..<open].reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
      rest = rest[rest.index(after: open)...]
      guard name.first?.isUppercase == true else { continue }
      var depth = 1
      let inner = rest.prefix { sign in
        if sign == "<" { depth += 1 }
        if sign == ">" { depth -= 1 }
        return depth > 0
      }
      if depth > 0 { continue }
      arities[name] = max(arities[name] ?? 0, PlainValues.parts(inner, at: ",").count)
    }
  }

  private mutating func add(_ names: [String], isClass: Bool) {
    guard isClass, let first = names.first else { return adopted.formUnion(names) }
    parents.insert(first)
    adopted.formUnion(names.dropFirst())
  }
}
