import SceneSources

/// The form of a `let` or `var` outside of all objects, so that each played process has it anew.
private enum StaticForm {
  /// A property wrapper before it makes its value in each process.
  case wrapper(StaticString)
  /// It is computed, and its value lies in a box beside it.
  case box
  /// It stays as it is, because its value is the same in each process.
  case constant
  /// It stays as it is, and keeps its value from process to process.
  case kept
}

extension SourceLowerer {
  /// Gives each process that is played its own values of what lies outside of all objects.
  mutating func lowerStatics() {
    guard options.hasStaticsPerProcess else { return }
    lowerStatics(source.declarations, [])
  }

  private mutating func lowerStatics(
    _ members: [SourceDeclaration], _ around: [SourceDeclaration]
  ) {
    for (number, member) in members.enumerated() {
      if member.isType, !member.kind.hasPrefix("protocol") {
        lowerStatics(member.members, around + [member])
      }
      if isProgram, around.isEmpty, member.kind == "var_decl", member.accessors.isEmpty,
        let name = list.index(at: member.start)
      {
        // What a program begins with is made line by line, before there is a process to play.
        remark(.keptStatic, at: name, name..<(name + 1))
      }
      guard member.kind == "pattern_binding_decl" else { continue }
      let declared = members[(number + 1)...].prefix {
        $0.kind == "var_decl" && $0.start < member.end
      }
      guard
        let stored = StoredStatic(
          member, Array(declared), isGlobal: around.isEmpty, in: list)
      else { continue }
      lower(stored, around)
    }
  }

  private mutating func lower(_ stored: StoredStatic, _ around: [SourceDeclaration]) {
    switch form(of: stored, around) {
    case .constant: break
    case .kept: remark(.keptStatic, at: stored.first, stored.first..<stored.end)
    case .wrapper(let name): wrap(stored, name)
    case .box: box(stored)
    }
  }

  private func form(of stored: StoredStatic, _ around: [SourceDeclaration]) -> StaticForm {
    if stored.isConstant(in: list) { return .constant }
    let isAlone = stored.variables.count == 1 || stored.attributes(in: list).isEmpty
    guard !stored.variables.isEmpty, isAlone, !stored.isOutOfReach(in: list),
      stored.modifier("unowned", in: list) == nil
    else { return .kept }
    let isWeak = stored.modifier("weak", in: list) != nil
    let isFree = stored.modifier("nonisolated", in: list) != nil
    let isOld = options.conditions.language < BuildConditions.Version(6)
    if !stored.isGlobal, !isFree, isOld || isOfMainActor(stored, around) {
      let isClear = stored.variables.allSatisfy { variable in
        let isHidden = variable.type.map { list.isWord($0.lowerBound, "some") } ?? false
        return !isHidden && (variable.type != nil || variable.value != nil)
      }
      if isWeak && stored.variables.count > 1 { return .kept }
      return isClear ? .wrapper(isWeak ? "PerProcessWeak" : "PerProcess") : .kept
    }
    let isKnown = stored.variables.allSatisfy { !$0.isObserved && type(of: $0) != nil }
    return isKnown && !isWeak ? .box : .kept
  }

  private var isProgram: Bool { SourceFile(path: source.path, bytes: []).name == "main.swift" }

  /// Whether the main actor has a static property, as far as the module's sources say.
  private func isOfMainActor(_ stored: StoredStatic, _ around: [SourceDeclaration]) -> Bool {
    if options.isOfMainActorByDefault || stored.attributes(in: list).contains("MainActor") {
      return true
    }
    return around.contains { type in
      let line = facts.line(from: type.name).compactMap(\.parent)
      // What UIKit's classes and protocols have is of the main actor.
      return isMarked(type)
        || (source.parents(of: type) + line).contains { name in
          name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
        }
    }
  }

  private func isMarked(_ type: SourceDeclaration) -> Bool {
    guard type.has("custom_attr"), let first = list.index(at: type.start) else { return false }
    return (max(0, first - 8)..<first).contains {
      list.isWord($0, "MainActor") && list.isWord($0 - 1, "@")
    }
  }

  /// The type of a variable, in words that stand for it alone.
  private func type(of variable: StoredStatic.Variable) -> String? {
    guard let words = variable.type else {
      let type = variable.value.flatMap { PlainValue.type(of: $0, in: list) }
      // A function of the app's own may have a name with a large letter.
      return type.flatMap { facts.globalFunctions.contains($0) ? nil : $0 }
    }
    let type = list.joined(words)
    let isUnset = variable.value == nil && !PlainValue.isOptional(type)
    return isUnset || type.hasPrefix("some ") ? nil : type
  }
}

// MARK: - Edits

extension SourceLowerer {
  /// `@PerProcess static var` stands in the place of `static let` and `static var`.
  private mutating func wrap(_ stored: StoredStatic, _ wrapper: StaticString) {
    edits.append(.insert(list[stored.first].start, "@\(wrapper) ", .perProcess))
    if let weak = stored.modifier("weak", in: list) {
      edits.append(.blank(list[weak].range, .perProcess))
    }
    if stored.isLet(in: list) {
      edits.append(.replace(list[stored.keyword].range, "var", .perProcess))
    }
    for variable in stored.variables.dropFirst() {
      let words = list.joined(stored.first..<stored.keyword)
      edits.append(
        .replace(list[variable.name - 1].range, "; @\(wrapper) \(words) var", .perProcess))
    }
  }

  /// `var name: Type { … }` asks a box of each process that stands behind it in its line.
  private mutating func box(_ stored: StoredStatic) {
    let isLet = stored.isLet(in: list)
    if isLet { edits.append(.replace(list[stored.keyword].range, "var", .perProcess)) }
    if let free = stored.modifier("nonisolated", in: list) {
      let last = closing(free + 1) ?? free
      edits.append(.blank(bytes(free, through: last), .perProcess))
    }
    for (number, variable) in stored.variables.enumerated() {
      guard let type = type(of: variable) else { continue }
      if number > 0 {
        let words = list.joined(stored.first..<stored.keyword)
        edits.append(
          .replace(list[variable.name - 1].range, "; \(words) var", .perProcess))
      }
      let name = "_perProcess_" + list.name(variable.name)
      let accessors =
        isLet
        ? "{ \(name).wrappedValue }"
        : "{ get { \(name).wrappedValue } set { \(name).wrappedValue = newValue } }"
      let inner = type.hasSuffix("!") ? String(type.dropLast()) + "?" : type
      let head = ": \(type) \(accessors); \(boxWords(stored)) let \(name) = PerProcess<\(inner)>("
      let start = list[variable.name].end
      guard let value = variable.value else {
        let end = variable.type.map { list[$0.upperBound - 1].end } ?? start
        edits.append(.replace(start..<end, head, tail: ")", .perProcess))
        continue
      }
      edits.append(
        .replace(start..<list[value.lowerBound - 1].end, head + "wrappedValue:", .perProcess))
      edits.append(.insert(list[value.upperBound - 1].end, ")", .perProcess))
    }
  }

  /// The words before a box: it is as isolated as what it stands behind, and no other file sees it.
  private func boxWords(_ stored: StoredStatic) -> String {
    let isFree = stored.modifier("nonisolated", in: list) != nil
    let isOfMainActor =
      stored.attributes(in: list).contains("MainActor")
      || options.isOfMainActorByDefault && !isFree
    // A box lets no two threads in at a time.
    let isolation = isOfMainActor ? "@MainActor" : ["nonisolated", "(unsafe)"].joined()
    return isolation + " fileprivate" + (stored.isGlobal ? "" : " static")
  }
}
