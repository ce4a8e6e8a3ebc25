import SceneLowering
import SceneSources

/// The app's declarations outside of the files that stay real.
struct DeclarationIndex: Sendable {
  /// A declaration with its source.
  struct IndexEntry: Sendable {
    let source: Int
    let declaration: SourceDeclaration
  }

  let sources: [StubbedSource]
  /// The types and type aliases outside of others, by name; of two with one name, the first.
  private(set) var types: [String: IndexEntry] = [:]
  /// The functions and variables outside of types.
  private(set) var globals: [String: [IndexEntry]] = [:]
  /// The names of the functions among them.
  private(set) var functions: Set<String> = []
  /// The extensions by the first name of their type.
  private(set) var extensions: [String: [IndexEntry]] = [:]
  /// The requirements of protocols with associated types, by protocol: a type shows by them what it is.
  private(set) var associated: [String: Set<String>] = [:]
  /// For each protocol with associated types the first type of the app's, by name, that adopts it.
  private(set) var adopters: [String: String] = [:]
  /// The names of types that have a declaration more than once, sorted.
  private(set) var doubles: [String] = []

  /// Takes the sources of the app first, then those of its own modules.
  ///
  /// - Parameter known: What the real files declare.
  init(_ sources: [StubbedSource], known: Set<String>) {
    self.sources = sources
    for (number, source) in sources.enumerated() {
      for declaration in source.declarations {
        add(IndexEntry(source: number, declaration: declaration), known)
      }
    }
    doubles = Array(Set(doubles)).sorted()
    if !associated.isEmpty { findAdopters() }
  }

  /// Finds a type for each protocol with associated types; a generic one has no value of its own.
  private mutating func findAdopters() {
    for name in types.keys.sorted() {
      guard let entry = types[name], entry.declaration.isNominal,
        !entry.declaration.kind.hasPrefix("protocol"),
        case let source = sources[entry.source],
        let opening = source.opening(of: entry.declaration),
        let first = source.list.index(at: entry.declaration.start)
      else { continue }
      let head = source.names(first..<opening).dropFirst(2)
      if source.list.isWord(first + 2, "<") { continue }
      for parent in head where associated[parent] != nil && adopters[parent] == nil {
        adopters[parent] = name
      }
    }
  }

  private mutating func add(_ entry: IndexEntry, _ known: Set<String>) {
    let declaration = entry.declaration
    let name = declaration.name
    switch declaration.kind {
    case "extension_decl":
      extensions[String(name.prefix { $0 != "." && $0 != "<" }), default: []].append(entry)
    case "func_decl", "var_decl":
      guard !declaration.isHidden, name.first.map(Self.isNameStart) ?? false else { return }
      globals[name, default: []].append(entry)
      if declaration.kind == "func_decl" { functions.insert(name) }
    default:
      guard
        declaration.isNominal || declaration.kind == "typealias_decl"
          || declaration.kind == "typealias", !declaration.isHidden, !known.contains(name)
      else { return }
      if declaration.members.contains(where: { $0.kind.hasPrefix("associated") }) {
        associated[name, default: []].formUnion(
          declaration.members.filter { $0.kind == "func_decl" || $0.kind == "var_decl" }.map(\.name)
        )
      }
      if types[name] == nil { types[name] = entry } else { doubles.append(name) }
    }
  }

  /// Whether a name can begin with a sign: operators are left out.
  private static func isNameStart(_ sign: Character) -> Bool { sign.isLetter || sign == "_" }
}
