import SceneLowering
import SceneSources

/// The stubs that the real files need, and what these need in turn.
struct StubSet: Sendable {
  /// Types and what extensions add to them, by the name of the outermost type, sorted.
  private(set) var types: [StubType] = []
  /// Functions and variables outside of types.
  private(set) var globals: [StubMember] = []
  /// Type aliases outside of types.
  private(set) var aliases: [StubMember] = []
  /// The modules that the originals of the stubs import, sorted.
  private(set) var imports: [String] = []
  /// Whether there were more types than are drawn.
  private(set) var isCut = false

  /// Draws stubs until nothing new is named.
  ///
  /// - Complexity: As many passes over the kept types as signatures lie behind each other.
  init(_ index: DeclarationIndex, census: Census, own: Set<String>, limits: StubLimits) {
    let plain = PlainValues(index)
    var needed = census.names
    var kept: Set<String> = []
    var used: Set<String> = []
    var sources: Set<Int> = []
    while true {
      let drawing = StubDrawing(index: index, census: census, needed: needed, plain: plain)
      (types, globals, aliases, used) = ([], [], [], [])
      sources = []
      draw(drawing, needed, own, &used, &sources)
      if types.count > limits.mostTypes {
        isCut = true
        break
      }
      let next = used.filter { index.types[$0] != nil }.subtracting(kept)
      // Names of types in others count, too; what is no type changes nothing.
      let grown = needed.union(used.filter { $0.first?.isUppercase == true })
      if next.isEmpty && grown.count == needed.count { break }
      kept.formUnion(next)
      needed = grown
    }
    imports = Array(Set(sources.flatMap { index.sources[$0].imports })).sorted()
  }

  private mutating func draw(
    _ drawing: StubDrawing, _ needed: Set<String>, _ own: Set<String>, _ used: inout Set<String>,
    _ sources: inout Set<Int>
  ) {
    let index = drawing.index
    for name in index.types.keys.sorted() where needed.contains(name) {
      guard let entry = index.types[name] else { continue }
      sources.insert(entry.source)
      if entry.declaration.isNominal {
        if let type = drawing.type(entry) { add(type, &used) }
        if let plain = drawing.plainClass(of: entry) { add(plain, &used) }
      } else {
        addAlias(entry, index, &used)
      }
    }
    for name in index.extensions.keys.sorted() {
      // Of a type of the app's own that is not kept, nothing is added.
      if index.types[name] != nil && !needed.contains(name) { continue }
      for (number, entry) in (index.extensions[name] ?? []).enumerated() {
        guard let addition = drawing.addition(entry, number: number) else { continue }
        let isOwn = index.types[name] != nil || own.contains(name)
        // What an extension of another module's type adopts is not taken over for its own sake.
        if !isOwn && addition.members.isEmpty && addition.nested.isEmpty { continue }
        sources.insert(entry.source)
        add(addition, &used)
      }
    }
    for name in index.globals.keys.sorted() where drawing.census.contains(name) {
      for (number, entry) in (index.globals[name] ?? []).enumerated() {
        guard let global = drawing.global(entry, number: number) else { continue }
        sources.insert(entry.source)
        globals.append(global)
        used.formUnion(global.words)
      }
    }
  }

  private mutating func add(_ type: StubType, _ used: inout Set<String>) {
    types.append(type)
    used.formUnion(type.words)
  }

  private mutating func addAlias(
    _ entry: DeclarationIndex.IndexEntry, _ index: DeclarationIndex, _ used: inout Set<String>
  ) {
    let source = index.sources[entry.source]
    let text = source.line(entry.declaration.start..<entry.declaration.end)
    let name = entry.declaration.name
    aliases.append(
      StubMember(
        id: name, title: name, forms: text.contains("\n") ? [] : [text],
        words: StubType.words(in: text), file: source.path,
        line: source.lineNumber(at: entry.declaration.start)))
    used.formUnion(StubType.words(in: text))
  }
}

extension PlainValues {
  /// Collects the plain values of an app's types.
  init(_ index: DeclarationIndex) {
    self.init()
    for name in index.types.keys.sorted() {
      guard let entry = index.types[name] else { continue }
      add(
        entry.declaration, path: "", index.sources[entry.source],
        hasValues: index.hasValues(entry.declaration), adopter: index.adopters[name])
    }
  }

  private mutating func add(
    _ declaration: SourceDeclaration, path: String, _ source: StubbedSource,
    hasValues: Bool = false, adopter: String? = nil
  ) {
    let whole = path + declaration.name
    let kind: TypeSketch.SketchKind
    switch declaration.kind {
    case "class_decl", "struct_decl", "actor_decl": kind = .made
    case "enum_decl":
      let cases =
        source.opening(of: declaration).map { EnumCase.all(in: source, opening: $0) } ?? []
      let first = cases.first { $0.types.isEmpty } ?? cases.first
      kind =
        first.map { .cases(first: $0.name, labels: $0.labels, types: $0.types) } ?? .valueless
    case "protocol", "protocol_decl":
      let name = StubDrawing.plainName(of: declaration.name)
      // One with associated types has values of those types that adopt it.
      kind = hasValues ? .alias(name) : adopter.map { .alias($0) } ?? .valueless
      if hasValues { add(name, TypeSketch(kind: .made)) }
    default:
      let tokens = source.tokens(declaration.start..<declaration.end)
      guard let equals = source.first("=", in: tokens) else { return }
      kind = .alias(source.list.joined((equals + 1)..<tokens.upperBound))
    }
    add(whole, TypeSketch(kind: kind))
    guard declaration.isNominal else { return }
    for member in declaration.members where member.isNominal {
      add(member, path: whole + ".", source)
    }
  }
}
