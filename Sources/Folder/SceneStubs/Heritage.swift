import SceneLowering
import SceneSources

/// The names that the types of an app have behind their colons.
struct Heritage: Sendable {
  /// The names that classes have first, less those that stand where only a protocol can.
  private(set) var parents: Set<String> = []
  /// The names that stand where only a protocol can.
  private(set) var adopted: Set<String> = []
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
    let names = stub.head.inherited.map { String($0.prefix { $0 != "<" && $0 != " " }) }
    add(names, isClass: stub.head.words.hasSuffix("class"))
  }

  private mutating func add(_ names: [String], isClass: Bool) {
    guard isClass, let first = names.first else { return adopted.formUnion(names) }
    parents.insert(first)
    adopted.formUnion(names.dropFirst())
  }
}
