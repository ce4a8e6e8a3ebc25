import SceneLowering

/// The facts about a type in an app's own sources.
struct OwnType {
  /// Whether it is a class.
  var isClass = false
  /// Whether no other file sees it.
  var isHidden = false
  /// The names of its properties and functions, also in extensions.
  var members: Set<String> = []
  /// The words in its head and in those of its extensions.
  var words: Set<String> = []
}

/// The types of an app's own sources, outside of all others.
struct OwnTypes {
  private var types: [String: OwnType] = [:]
  /// Extensions, which may be of a type that the sources do not have.
  private var additions: [String: OwnType] = [:]

  /// No types.
  init() {}

  /// Looks through lowered copies.
  init(_ sources: [LoweredSource]) {
    for source in sources {
      let bytes = Array(source.active.utf8)
      for declaration in source.declarations { add(declaration, bytes) }
    }
  }

  /// The facts about a type; nil where the sources do not have it.
  subscript(name: String) -> OwnType? {
    guard var type = types[name] else { return nil }
    let addition = addition(to: name)
    type.members.formUnion(addition.members)
    type.words.formUnion(addition.words)
    return type
  }

  /// Returns the facts that extensions add to a type, be it one of the sources or not.
  func addition(to name: String) -> OwnType { additions[name] ?? OwnType() }

  private mutating func add(_ declaration: SourceDeclaration, _ bytes: [UInt8]) {
    let isAlias = declaration.kind.hasPrefix("typealias")
    guard declaration.isType || isAlias else { return }
    let head = bytes.dropFirst(declaration.start).prefix { $0 != UInt8(ascii: "{") }
    let words = String(decoding: isAlias ? [] : head, as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let members = declaration.members.filter { $0.kind == "var_decl" || $0.kind == "func_decl" }
      .map(\.name)
    if declaration.kind == "extension_decl" {
      additions[declaration.name, default: OwnType()].members.formUnion(members)
      additions[declaration.name, default: OwnType()].words.formUnion(words)
      return
    }
    guard types[declaration.name] == nil else { return }
    types[declaration.name] = OwnType(
      isClass: declaration.kind == "class_decl",
      isHidden: declaration.attributes.contains {
        $0.kind == "access_control_attr" && ["private", "fileprivate"].contains($0.argument)
      },
      members: Set(members), words: Set(words))
  }
}
