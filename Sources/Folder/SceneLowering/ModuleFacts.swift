/// The facts that the sources of a module give together.
struct ModuleFacts {
  /// A class with the source in which its body is.
  struct Class {
    var source: Int
    var declaration: SourceDeclaration
    /// The name of the class or protocol that its head has first.
    var parent: String?
  }

  /// A member that an extension has.
  struct ExtensionMember {
    var source: Int
    var declaration: SourceDeclaration
    var around: SourceDeclaration
  }

  /// The classes by name, without those around them; of a name that two have, none.
  private(set) var classes: [String: Class] = [:]
  private var ambiguous: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// The functions of a type, by the type's name: those of its extensions, too.
  private var functions: [String: [SourceDeclaration]] = [:]
  /// The names of functions outside of all types.
  private(set) var globalFunctions: Set<String> = []
  /// The base names of methods that a type need not have.
  private(set) var optionalMethods: Set<String> = []
  /// The names of variables and properties.
  private(set) var variables: Set<String> = []
  /// The members of extensions by the name of the type and their own.
  private(set) var extensionMembers: [String: [String: ExtensionMember]] = [:]
  /// The methods that a type need not have, by their protocol.
  private(set) var optionalRequirements: [String: Set<String>] = [:]
  /// The names in the heads of a type and of its extensions.
  private(set) var adopted: [String: Set<String>] = [:]

  init(_ sources: [ParsedSource]) {
    for (number, source) in sources.enumerated() {
      source.eachDeclaration { declaration, around in
        add(declaration, around, of: source, number)
      }
    }
    for name in ambiguous { classes[name] = nil }
  }

  private mutating func add(
    _ declaration: SourceDeclaration, _ around: [SourceDeclaration], of source: ParsedSource,
    _ number: Int
  ) {
    switch declaration.kind {
    case "extension_decl":
      adopted[Self.simple(declaration.name), default: []].formUnion(source.parents(of: declaration))
    case "class_decl":
      adopted[declaration.name, default: []].formUnion(source.parents(of: declaration))
      if classes[declaration.name] != nil { ambiguous.insert(declaration.name) }
      classes[declaration.name] = Class(
        source: number, declaration: declaration, parent: source.parents(of: declaration).first)
    case "protocol", "protocol_decl": protocols.insert(declaration.name)
    case "func_decl":
      guard let type = around.last else {
        globalFunctions.insert(declaration.name)
        break
      }
      if declaration.has("optional_attr") {
        optionalMethods.insert(declaration.name)
        optionalRequirements[type.name, default: []].insert(Self.key(declaration))
      }
      functions[Self.simple(type.name), default: []].append(declaration)
    case "var_decl": variables.insert(declaration.name)
    default: break
    }
    if let type = around.last, type.kind == "extension_decl" {
      extensionMembers[Self.simple(type.name), default: [:]][Self.key(declaration)] =
        ExtensionMember(source: number, declaration: declaration, around: type)
    }
  }

  /// The last word of a name with points.
  static func simple(_ name: String) -> String {
    let name = name.prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? String(name)
  }

  /// Returns the text that tells a member from the others of a type.
  static func key(_ member: SourceDeclaration) -> String {
    (member.isStatic ? "static " : "") + member.title
  }

  /// A class and those that it inherits from, as far as the module has them.
  func line(from name: String) -> [Class] {
    var line: [Class] = []
    var seen: Set<String> = []
    var next: String? = Self.simple(name)
    while let name = next, seen.insert(name).inserted, let found = classes[name] {
      line.append(found)
      next = found.parent
    }
    return line
  }

  /// The functions with a base name that a type or one above it has.
  func functions(named base: String, of type: String) -> [SourceDeclaration] {
    let names = [Self.simple(type)] + line(from: type).map(\.declaration.name)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
      .flatMap { functions[$0] ?? [] }.filter { $0.name == base }
  }

  /// Whether the body of a class or an extension of it has a member.
  func has(_ key: String, in owner: Class) -> Bool {
    owner.declaration.members.contains { Self.key($0) == key }
      || extensionMembers[owner.declaration.name]?[key] != nil
  }
}
