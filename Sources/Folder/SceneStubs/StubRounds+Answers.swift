import SceneLowering
import SceneSources

extension StubRounds {
  /// The rounds in which what may fail because of a missing name stays as it is, those in which statements
  /// stay, and the first in which larger things are taken.
  static let (roundsOfNames, roundsOfStubs, roundOfLarge) = (3, 6, 10)
  /// The rounds that follow the paths through functions, beside those of types.
  static let roundsOfPaths = 4

  /// Answers the mistakes of a round; false where none was answered.
  ///
  /// Names that are not there come first, then stubs and words: what else fails may fail because of them.
  mutating func answer(_ mistakes: [Mistake], _ files: CheckedFiles) -> Bool {
    var others: [Mistake] = []
    var isChanged = false
    for mistake in mistakes {
      if let number = files.real[mistake.file], let color = color(mistake, number), add(color) {
        isChanged = true
      } else if let missing = mistake.missing, let number = files.real[mistake.file],
        isOfViews(missing, mistake, number), degrading.cutModifier(mistake, in: &real[number])
      {
        isChanged = true
      } else if let missing = mistake.missing, imports(missing, for: mistake, files) {
        isChanged = true
      } else if let missing = mistake.missing, add(missing) {
        isChanged = true
      } else {
        others.append(mistake)
      }
    }
    let isOfNames = isChanged && report.rounds <= Self.roundsOfNames && !isLate
    // A mistake about a name that has just been added answers itself.
    others.removeAll { mistake in isChanged && mistake.missing.map(isAdded) ?? false }
    if isOfNames { others.removeAll { mayFollow($0, files) } }
    var statements: [Mistake] = []
    for mistake in others {
      if let number = files.real[mistake.file] {
        let isMended =
          retype(mistake, number) || degrading.mend(mistake, in: &real[number])
        if isMended { isChanged = true } else { statements.append(mistake) }
      } else if lower(mistake, files) {
        isChanged = true
      }
    }
    if isOfNames || (isChanged && report.rounds <= Self.roundsOfStubs && !isLate) {
      return isChanged
    }
    for mistake in statements {
      guard let number = files.real[mistake.file] else { continue }
      if degrading.answer(mistake, in: &real[number]) { isChanged = true }
    }
    return isChanged
  }

  private var isLarge: Bool { report.rounds >= Self.roundOfLarge || isLate }

  private var degrading: SourceDegrading {
    SourceDegrading(
      delegates: delegates, plain: plain, isLarge: isLarge, isProgram: !app.wanted.isEmpty)
  }

  private func isOfViews(_ missing: Mistake.Missing, _ mistake: Mistake, _ number: Int) -> Bool {
    let offset = real[number].offset(line: mistake.line, column: mistake.column)
    return degrading.isOfViews(missing, in: real[number].source.list, at: offset)
  }

  /// The colour of a catalogue in `Color(.name)`, where the compiler names no type; nil for other mistakes.
  private func color(_ mistake: Mistake, _ number: Int) -> Mistake.Missing? {
    guard mistake.text.hasPrefix("reference to member '"), let name = mistake.quoted.first
    else { return nil }
    let list = real[number].source.list
    let index = list.index(
      atOrBehind: real[number].offset(line: mistake.line, column: mistake.column))
    guard list.isWord(index - 1, "."), list.isWord(index - 2, "("), list.isWord(index - 3, "Color")
    else { return nil }
    return .member(type: "ColorResource", name: name, isStatic: true)
  }

  /// Imports the module that has a missing name, where it is one of Apple's that is there.
  ///
  /// On Apple's systems another import may bring the name along. No stand-in may hide it.
  private mutating func imports(
    _ missing: Mistake.Missing, for mistake: Mistake, _ files: CheckedFiles
  ) -> Bool {
    let name: String
    switch missing {
    case .type(let type): name = type
    case .value(let value): name = value
    case .member, .memberType: return false
    }
    guard let module = app.owner(name), app.platform.contains(module) else { return false }
    if let number = files.real[mistake.file] {
      return real[number].put(
        SourceChange(
          range: 0..<0, text: "import \(module); ", reason: .module, cause: module))
    }
    if imports.contains(module) { return false }
    imports = (imports + [module]).sorted()
    return true
  }

  /// Whether a mistake may be there only because the name of a type is not.
  private func mayFollow(_ mistake: Mistake, _ files: CheckedFiles) -> Bool {
    if mistake.text.contains("overrid") { return true }
    guard let keys = files.made[mistake.file], keys.indices.contains(mistake.line - 1) else {
      return false
    }
    if case .head? = keys[mistake.line - 1] { return true }
    return mistake.missing != nil
  }

  /// A member that stands in takes the type of what is assigned to it.
  private mutating func retype(_ mistake: Mistake, _ number: Int) -> Bool {
    if mistake.text.hasPrefix("member '"),
      mistake.text.contains("produces result of type 'StandIn'"),
      mistake.quoted.count >= 3
    {
      let type = member(mistake.quoted[1], "", true, isType: false).type
      return standIns.retype(mistake.quoted[0], type, of: type)
    }
    guard mistake.text.hasPrefix("cannot assign value of type '"), mistake.quoted.count == 2,
      mistake.quoted[1].hasPrefix("StandIn")
    else { return false }
    let list = real[number].source.list
    let offset = real[number].offset(line: mistake.line, column: mistake.column)
    var index = min(list.index(atOrBehind: offset), list.count - 1)
    while index > 0, !list.isWord(index, "=") || list.isWord(index - 1, "=") {
      if list.beginsLine(index) && list[index].start < offset { return false }
      index -= 1
    }
    return standIns.retype(list.name(index - 1), mistake.quoted[0])
  }

  private func isAdded(_ missing: Mistake.Missing) -> Bool {
    switch missing {
    case .type(let name): standIns.names[name] != nil && standIns.names[name] != .value
    case .value(let name): standIns.names[name] != nil
    case .member(let type, let name, let isStatic):
      standIns.members.contains(member(type, name, isStatic, isType: false))
    case .memberType(let type, let name):
      standIns.members.contains(member(type, name, false, isType: true))
    }
  }

  private func member(
    _ type: String, _ name: String, _ isStatic: Bool, isType: Bool
  ) -> StandInSet.StandInMember {
    var plainType = String(type.prefix { $0 != "<" })
    while plainType.hasSuffix("?") || plainType.hasSuffix("!") { plainType.removeLast() }
    for word in ["any ", "App."] where plainType.hasPrefix(word) {
      plainType.removeFirst(word.count)
    }
    let plainName = String(name.prefix { $0 != "(" })
    return .init(type: plainType, name: plainName, isStatic: isStatic, isType: isType)
  }

  private mutating func add(_ missing: Mistake.Missing) -> Bool {
    switch missing {
    case .type(let name):
      // A type of a function's name would hide the function everywhere.
      guard name.count > 1, !StandInNames.associated.contains(name), !CapitalFunctions.has(name),
        !functions.contains(name)
      else { return false }
      return standIns.add(
        name,
        StandInSet.shape(
          ofType: name, isParent: parents.contains(name), isAdopted: adopted.contains(name),
          shown: shown[name]))
    case .value(let name):
      return standIns.add(name, .value)
    case .member(let type, let name, let isStatic):
      let isAdded = standIns.add(member(type, name, isStatic, isType: false))
      // A colour or a font that is not here is another one.
      if isAdded, isStatic, !app.wanted.isEmpty, ViewNames.values.contains(type) {
        _ = standIns.retype(name, type, of: type)
      } else if isAdded, type == StandInSet.styles {
        _ = standIns.retype(name, "Color", of: type)
      }
      return isAdded
    case .memberType(let type, let name):
      return standIns.add(member(type, name, false, isType: true))
    }
  }

  private mutating func lower(_ mistake: Mistake, _ files: CheckedFiles) -> Bool {
    if let keys = files.made[mistake.file], keys.indices.contains(mistake.line - 1),
      let key = keys[mistake.line - 1]
    {
      return stubs.answer(mistake, at: key, isLarge: isLarge)
    }
    if mistake.file == files.standIns.path,
      files.standIns.keys.indices.contains(mistake.line - 1),
      let key = files.standIns.keys[mistake.line - 1]
    {
      remarks.append(
        StubRemark(
          file: "StandIns.swift", line: 0, reason: .dropped, text: "\(key.name): \(mistake.text)"))
      standIns.drop(key)
      return true
    }
    return false
  }
}
