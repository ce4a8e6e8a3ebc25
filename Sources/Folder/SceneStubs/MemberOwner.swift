import SceneLowering
import SceneSources

/// The type or extension that members are drawn for.
struct MemberOwner: Sendable {
  /// The kind of type or extension.
  enum OwnerKind: Sendable {
    case structure, rootClass, subclass, enumeration, requirement, addition
  }

  let kind: OwnerKind
  let name: String
  let path: String
  let source: StubbedSource
  let opening: Int
  /// The text that tells its members from those of another stub of the same type.
  private let prefix: String

  /// Takes a type.
  ///
  /// - Parameters:
  ///   - parent: What the first name is that it inherits from, where the app declares it.
  ///   - kind: What it is, where its declaration does not say so.
  init(
    _ declaration: SourceDeclaration, path: String, source: StubbedSource, opening: Int,
    head: StubHead,
    parent: String? = nil, kind: OwnerKind? = nil, prefix: String = ""
  ) {
    name = declaration.name
    self.prefix = prefix
    self.path = path
    self.source = source
    self.opening = opening
    self.kind = kind ?? Self.kind(of: declaration, head, parent)
  }

  private static func kind(
    of declaration: SourceDeclaration, _ head: StubHead, _ parent: String?
  ) -> OwnerKind {
    switch declaration.kind {
    case "class_decl":
      let isSubclass = parent.map { $0 == "class_decl" } ?? mayInherit(head)
      return isSubclass ? .subclass : .rootClass
    case "enum_decl": return .enumeration
    case "protocol", "protocol_decl": return .requirement
    case "extension_decl": return .addition
    default: return .structure
    }
  }

  /// Whether what a class names first is a class, as far as its name tells.
  private static func mayInherit(_ head: StubHead) -> Bool {
    guard let first = head.inherited.first else { return false }
    return !ProtocolNames.has(first.prefix { $0 != "<" && $0 != " " })
  }

  /// Makes a member of some forms.
  func member(_ declaration: SourceDeclaration, _ number: Int, forms: [String]) -> StubMember {
    let title =
      path + "."
      + (declaration.kind == "constructor_decl" ? initTitle(declaration) : declaration.title)
    return StubMember(
      id: "\(prefix)\(path).\(declaration.title)#\(number)", title: title,
      forms: forms.filter { !$0.contains("\n") },
      words: forms.first.map(StubType.words) ?? [],
      file: source.path, line: source.lineNumber(at: declaration.start))
  }

  private func initTitle(_ declaration: SourceDeclaration) -> String {
    "init(" + declaration.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// Adds the inits without which nothing could make a value.
  func withInits(
    _ members: [StubMember], isCalled: Bool, _ plain: PlainValues
  ) -> [StubMember] {
    let inits = members.filter { $0.title.hasPrefix("\(path).init(") }
    let hasPlain = inits.contains { $0.title == "\(path).init()" }
    var added: [StubMember] = []
    if inits.isEmpty, isCalled, kind == .structure, let memberwise = memberwise(plain) {
      added.append(memberwise)
    }
    let isMade = kind == .structure || kind == .rootClass
    if isMade && !hasPlain && added.first?.title != "\(path).init()" {
      added.append(
        StubMember(
          id: "\(path).init()", title: "\(path).init()", forms: ["init() {}"], words: [],
          file: source.path, line: 0))
    }
    return members + added
  }

  /// The init that a structure has for its stored properties.
  private func memberwise(_ plain: PlainValues) -> StubMember? {
    let declaration = source.declarations
    guard let own = Self.find(path, in: declaration) else { return nil }
    var parameters: [String] = []
    for variable in own.members where variable.kind == "var_decl" && !variable.isStatic {
      guard let text = VariableText(variable, among: own.members, in: source), !text.isComputed,
        !variable.isHidden, let type = text.type
      else { continue }
      if text.isConstant && text.hasValue { continue }
      let isEscaping = type.contains("->") && !type.hasSuffix("?") ? "@escaping " : ""
      let value = text.hasValue || type.hasSuffix("?") ? plain.value(of: type) : nil
      parameters.append(
        "\(text.name): \(isEscaping)\(type)" + (value.map { " = \($0)" } ?? ""))
    }
    guard !parameters.isEmpty else { return nil }
    let list = parameters.joined(separator: ", ")
    let form = "init(\(list)) { StubCall.note(\"\(path).init\") }"
    return StubMember(
      id: "\(path).init(memberwise)", title: "\(path).init(memberwise)", forms: [form],
      words: StubType.words(in: list), file: source.path, line: 0)
  }

  private static func find(_ path: String, in declarations: [SourceDeclaration])
    -> SourceDeclaration?
  {
    var level = declarations
    var found: SourceDeclaration?
    for name in path.split(separator: ".") {
      found = level.first { $0.isNominal && $0.name == name }
      level = found?.members ?? []
    }
    return found
  }
}

/// A case of an enumeration.
struct EnumCase: Hashable, Sendable {
  let name: String
  /// The case as it is written, with what it carries and its raw value.
  let text: String
  /// The labels and types of what it carries.
  let labels: [String]
  let types: [String]
  let line: Int

  /// Reads the cases of a body, without those of types in it.
  static func all(in source: StubbedSource, opening: Int) -> [EnumCase] {
    let list = source.list
    var found: [EnumCase] = []
    var index = opening + 1
    let end = list.partners[opening]
    while index < end {
      if list.isWord(index, "case"), !list.isWord(index - 1, ".") {
        repeat { index = read(index + 1, source, &found) } while list.isWord(index, ",")
      } else {
        index = list.partners[index] > index ? list.partners[index] + 1 : index + 1
      }
    }
    return found
  }

  private static func read(
    _ index: Int, _ source: StubbedSource, _ found: inout [EnumCase]
  ) -> Int {
    let list = source.list
    guard index < list.count, list[index].kind == .word else { return index + 1 }
    var end = index + 1
    var (labels, types) = ([String](), [String]())
    if list.isWord(end, "("), list.partners[end] > end {
      for part in source.parts((end + 1)..<list.partners[end]) {
        let colon = source.first(":", in: part)
        let label = colon.map { list.joined(part.lowerBound..<$0) } ?? ""
        labels.append(label.hasPrefix("_") ? "" : label)
        let equals = source.first("=", in: part) ?? part.upperBound
        types.append(list.joined((colon.map { $0 + 1 } ?? part.lowerBound)..<equals))
      }
      end = list.partners[end] + 1
    }
    if list.isWord(end, "=") {
      end += 1
      if list.isWord(end, "-") { end += 1 }
      end += 1
    }
    found.append(
      EnumCase(
        name: list.name(index), text: list.joined(index..<end), labels: labels, types: types,
        line: list[index].line))
    return end
  }
}
