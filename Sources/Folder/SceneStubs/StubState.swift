import SceneLowering

/// The stubs as they are at a round: which members have which form, and what was dropped.
struct StubState: Sendable {
  /// The head or member that a line of a made file belongs to.
  enum StubKey: Hashable, Sendable {
    case head(String)
    case member(String)
  }

  private(set) var set: StubSet
  private var levels: [String: Int] = [:]
  private var droppedTypes: Set<String> = []
  private var droppedParents: [String: Set<String>] = [:]
  private(set) var remarks: [StubRemark] = []
  private let members: [String: StubMember]
  private let types: [String: StubType]

  init(_ set: StubSet) {
    self.set = set
    var members: [String: StubMember] = [:]
    var types: [String: StubType] = [:]
    for member in set.globals + set.aliases { members[member.id] = member }
    func collect(_ type: StubType) {
      types[type.id] = type
      for member in type.members { members[member.id] = member }
      type.nested.forEach(collect)
    }
    set.types.forEach(collect)
    self.members = members
    self.types = types
  }

  /// The members that have no plain value: they stop where they are asked.
  var valueless: [String] {
    let mark = "StubCall.asked("
    let found = members.values.filter { member in
      form(member).map { $0.contains(mark) || $0.contains("StubCall.held(") } ?? false
    }
    return Set(found.map(\.title)).sorted()
  }

  /// The titles of members that have no plain value of a type of the app's own, by their names.
  ///
  /// A name that another member has with a value is none of them: a call does not tell the two apart.
  func ownValueless(_ index: DeclarationIndex) -> [String: String] {
    let titles = Set(valueless)
    var found: [String: String] = [:]
    var others: Set<String> = []
    for member in members.values.sorted(by: { $0.id < $1.id }) {
      guard let form = form(member) else { continue }
      let name = String(
        (member.title.prefix { $0 != "(" }.split(separator: ".").last ?? "").prefix { $0 != "#" })
      // The type of what is given stands before the body, behind the arrow of a function.
      let head = form.prefix { $0 != "{" }
      let result = head.firstRange(of: "-> ").map { head[$0.upperBound...] } ?? head
      let isOwn = StubType.words(in: String(result)).contains { word in
        index.types[word].map { $0.declaration.kind != "enum_decl" } ?? false
      }
      if titles.contains(member.title) && isOwn {
        found[name] = found[name] ?? member.title
      } else if !titles.contains(member.title) {
        others.insert(name)
      }
    }
    for name in others { found[name] = nil }
    return found
  }

  /// The members that answer with a Bool, without their labels.
  var choices: [String] {
    let found = members.values.filter { member in
      guard let form = form(member), let call = form.firstRange(of: "StubCall.answer(\"")
      else { return false }
      let words = form[call.upperBound...].drop { $0 != "\"" }.dropFirst()
      return [")", ", false)", ", true)"].contains { words.hasPrefix($0) }
    }
    return Set(found.map { String($0.title.prefix { $0 != "(" }) }).sorted()
  }

  /// The other members that answer plainly and whose answer a branch of the real files asks for, without
  /// their labels.
  func decided(_ census: Census) -> [String] {
    let titles = members.values.filter { form($0)?.contains("StubCall.answer(\"") ?? false }
      .map { String($0.title.prefix { $0 != "(" }) }
    let asked = titles.filter { title in
      census.compared.contains(title.split(separator: ".").last.map(String.init) ?? title)
    }
    return Set(asked).subtracting(choices).sorted()
  }

  /// The app's own protocols, and the classes that the real files name with `.self`, with what makes a plain
  /// object, sorted by their names.
  ///
  /// Each is one that compiles whatever fell: a type that is not there any more, or lost what it adopts, is
  /// none.
  func objects(_ census: Census) -> [StubMaking.PlainObject] {
    let outer = set.types.filter {
      $0.id == $0.name && !$0.head.name.contains("<") && !droppedTypes.contains($0.id)
    }
    let names = Set(outer.map(\.name))
    return outer.sorted { $0.name < $1.name }.compactMap { type in
      guard droppedParents[type.id] == nil else { return nil }
      let plain = StubDrawing.plainName(of: type.name)
      if type.head.words.hasSuffix("protocol") {
        let isKept = names.contains(plain) && droppedParents[plain] == nil
        return isKept ? StubMaking.PlainObject(type: "any " + type.name, value: plain + "()") : nil
      }
      let isMade = type.members.contains { form($0) == "init() {}" }
      let isNamed = census.members[type.name]?.contains("self") ?? false
      return isMade && isNamed && type.head.words.hasSuffix("class")
        ? StubMaking.PlainObject(type: type.name, value: type.name + "()") : nil
    }
  }

  /// How many types are stubs.
  var typeCount: Int { types.count - droppedTypes.count }

  /// The form of a member that is tried now; nil where it is dropped.
  private func form(_ member: StubMember) -> String? {
    let level = levels[member.id] ?? 0
    return level < member.forms.count ? member.forms[level] : nil
  }

  /// The made files, each with what its lines belong to.
  func files(imports: [String]) -> [MadeFile] {
    var groups: [String: [StubType]] = [:]
    for type in set.types {
      groups[String(type.name.prefix { $0 != "." && $0 != "<" }), default: []].append(type)
    }
    var files: [MadeFile] = []
    var used: Set<String> = []
    for name in groups.keys.sorted() {
      var file = MadeFile(name: Self.fileName(name, &used), imports: imports)
      for type in groups[name] ?? [] { write(type, depth: 0, to: &file) }
      files.append(file)
    }
    guard !set.globals.isEmpty || !set.aliases.isEmpty else { return files }
    var file = MadeFile(name: Self.fileName("Globals", &used), imports: imports)
    for member in set.aliases + set.globals {
      if let form = form(member) { file.add(form, .member(member.id)) }
    }
    return files + [file]
  }

  /// A name that no other file has, on a disk that takes large and small letters for the same, either.
  private static func fileName(_ name: String, _ used: inout Set<String>) -> String {
    let plain = String(name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.prefix(80))
    var (next, number) = (plain, 2)
    while !used.insert(next.lowercased()).inserted {
      next = "\(plain)\(number)"
      number += 1
    }
    return "Stubs/\(next).swift"
  }

  private func write(_ type: StubType, depth: Int, to file: inout MadeFile) {
    guard !droppedTypes.contains(type.id) else { return }
    let indent = String(repeating: "  ", count: depth)
    file.add(indent + type.head.text(without: droppedParents[type.id] ?? []), .head(type.id))
    for member in type.members {
      if let form = form(member) { file.add("\(indent)  \(form)", .member(member.id)) }
    }
    if hasLostParent(type) { file.add("\(indent)  init() {}", .head(type.id)) }
    for nested in type.nested { write(nested, depth: depth + 1, to: &file) }
    file.add("\(indent)}", .head(type.id))
  }

  /// Whether a class does not inherit any more, and has no init of its own that takes nothing.
  private func hasLostParent(_ type: StubType) -> Bool {
    guard let first = type.head.inherited.first, type.head.words.hasSuffix("class"),
      droppedParents[type.id]?.contains(first) == true
    else { return false }
    return !type.members.contains { $0.title == "\(type.id).init()" && form($0) != nil }
  }

  // MARK: - What fails

  /// Makes smaller what a mistake is about; false where nothing is left to make smaller.
  ///
  /// - Parameter isLarge: Whether what fails is dropped at once.
  mutating func answer(_ mistake: Mistake, at key: StubKey, isLarge: Bool) -> Bool {
    switch key {
    case .member(let id): return lower(id, mistake.text, isLarge)
    case .head(let id): return lowerHead(id, mistake, isLarge)
    }
  }

  private mutating func lower(_ id: String, _ cause: String, _ isLarge: Bool) -> Bool {
    guard let member = members[id] else { return false }
    let now = levels[id] ?? 0
    let level = isLarge ? max(now + 1, member.forms.count) : now + 1
    guard level <= member.forms.count else { return false }
    levels[id] = level
    let reason: StubRemark.StubReason = level < member.forms.count ? .simpler : .dropped
    remarks.append(
      StubRemark(
        file: member.file, line: member.line, reason: reason, text: "\(member.title): \(cause)"))
    return true
  }

  private mutating func lowerHead(_ id: String, _ mistake: Mistake, _ isLarge: Bool) -> Bool {
    guard let type = types[id], !droppedTypes.contains(id) else { return false }
    let dropped = droppedParents[id] ?? []
    let left = type.head.inherited.filter { !dropped.contains($0) }
    let named = left.filter { parent in
      let word = String(parent.prefix { $0 != "<" })
      return mistake.quoted.contains { $0 == parent || $0 == word || $0.hasSuffix(".\(word)") }
    }
    let gone = named.isEmpty || isLarge ? left : named
    guard !gone.isEmpty else {
      droppedTypes.insert(id)
      remarks.append(
        StubRemark(
          file: type.file, line: type.line, reason: .type, text: "\(id): \(mistake.text)"))
      return true
    }
    droppedParents[id] = dropped.union(gone)
    remarks.append(
      StubRemark(
        file: type.file, line: type.line, reason: .conformance,
        text: "\(id): \(gone.joined(separator: ", ")): \(mistake.text)"))
    return true
  }
}

/// A made file.
struct MadeFile: Sendable {
  let name: String
  private(set) var lines: [String]
  private(set) var keys: [StubState.StubKey?]

  init(name: String, imports: [String]) {
    self.name = name
    lines = ["// Made by SceneFuzz from the app's own declarations. Do not edit."]
    lines += imports.map { "import \($0)" }
    keys = Array(repeating: nil, count: lines.count)
  }

  mutating func add(_ line: String, _ key: StubState.StubKey) {
    lines.append(line)
    keys.append(key)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}
