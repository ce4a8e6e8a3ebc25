import SceneLowering
import SceneSources

extension StubRounds {
  /// The files and the report.
  func made() -> MadeStubs {
    var used: Set<String> = []
    // SwiftPM builds no two files of one name in a target.
    var files = real.map {
      StubFile(
        name: "Real/\(Self.last($0.source.path, &used))", text: $0.text, original: $0.source.path)
    }
    let fixed = ["StandIns.swift", "Support.swift"] + [app.answers?.name].compactMap(\.self)
    for file in app.others.keys + fixed { used.insert(file.lowercased()) }
    files += stubs.files(imports: imports).map {
      StubFile(name: "Stubs/\(Self.last($0.name, &used))", text: $0.text, original: nil)
    }
    let standIn = standIns.file(census, imports: imports)
    files.append(StubFile(name: "StandIns.swift", text: standIn.text, original: nil))
    if let support = app.support {
      files.append(StubFile(name: "Support.swift", text: support, original: nil))
    }
    if let answers = app.answers {
      let text = answers.text(stubs.choices, stubs.objects(census))
      files.append(StubFile(name: answers.name, text: text, original: nil))
    }
    files += app.others.map { StubFile(name: $0.key, text: $0.value, original: nil) }
    return MadeStubs(files: files.sorted { $0.name < $1.name }, report: finished())
  }

  /// The last part of a path, with a number where another file has it.
  private static func last(_ path: String, _ used: inout Set<String>) -> String {
    let name = path.lastPathPart
    var (next, number) = (name, 2)
    while !used.insert(next.lowercased()).inserted {
      next = name.replacing(".swift", with: "") + "\(number).swift"
      number += 1
    }
    return next
  }

  private func finished() -> StubReport {
    var report = report
    report.stubTypes = stubs.typeCount
    report.valueless = stubs.valueless
    report.stops = stops
    report.choices = stubs.choices
    report.decided = stubs.decided(census)
    report.standIns = standIns.names.keys.sorted()
    report.remarks = remarks + stubs.remarks
    report.lostMethods = lostTypes
    for file in real {
      for unit in delegates.units(in: file.source) {
        report.statements += unit.statements
        guard DelegateFacts.isLifeCycle(unit.member), let open = unit.blocks.first else { continue }
        let name = "\(unit.type.name).\(unit.member.title)"
        report.lifeCycleMethods.append(name)
        let start = file.source.list[open].end
        let inside = start..<max(start, unit.member.end - 1)
        // Under a head with other types the system does not call it.
        let head = unit.member.start..<file.source.list[open].start
        let isOther =
          file.isChanged(anywhereIn: head)
          || file.source.names(file.source.tokens(head)).contains { standIns.names[$0] != nil }
        if isOther || !inside.isEmpty && file.isChanged(inside) {
          report.lostMethods.append(name)
        }
      }
      for change in file.changes where change.reason != .module {
        note(change, in: file.source, &report)
      }
    }
    return report
  }

  /// Writes down a change of a real file, with the statements and the parts that it has cost.
  private func note(
    _ change: SourceChange, in source: StubbedSource, _ report: inout StubReport
  ) {
    let line = source.lineNumber(at: change.range.lowerBound)
    report.remarks.append(
      StubRemark(file: source.path, line: line, reason: change.reason, text: change.cause))
    let (units, lost) = (replaced(change, in: source), lostParts(change, in: source))
    let statements = units.reduce(0) { $0 + $1.statements }
    report.replacedStatements += statements
    report.lostMethods += lost
    for (unit, count) in units { report.replaced(count, in: unit) }
    if statements == 0, lost.isEmpty, change.reason != .word {
      report.replacedElsewhere.append("\(source.path.lastPathPart):\(line)")
    }
  }

  /// The types of a program that are to stay as they are, and are in no real file any more.
  private var lostTypes: [String] {
    var left = app.wanted
    for file in real {
      for type in file.source.declarations where type.isNominal {
        let isCut = file.changes.contains {
          $0.reason == .declaration && $0.range.lowerBound <= type.start
            && type.end <= $0.range.upperBound
        }
        if !isCut { left.remove(type.name) }
      }
    }
    return left.sorted()
  }

  /// Returns the parts of the life cycle and the state of a program's types that a change has cut.
  private func lostParts(_ change: SourceChange, in source: StubbedSource) -> [String] {
    guard !app.wanted.isEmpty,
      let type = source.declarations.first(where: {
        app.wanted.contains($0.name) && $0.start <= change.range.lowerBound
          && change.range.upperBound <= $0.end
      })
    else { return [] }
    let list = source.list
    let words = source.tokens(change.range)
    var parts = words.filter { index in
      list.isWord(index - 1, ".") && ViewNames.lifeCycle.contains(list.name(index))
        && (list.isWord(index + 1, "(") || list.isWord(index + 1, "{"))
        || list.isWord(index - 1, "@") && ViewNames.wrappers.contains(list.name(index))
    }.map { list.name($0) }
    if parts.isEmpty, change.reason == .body { parts = ["body"] }
    // A word that is only changed is still there.
    return Array(Set(parts)).sorted().filter { !change.text.contains($0) }
      .map { "\(type.name).\($0)" }
  }

  /// The methods of delegates that a change lies in, each with how many of its statements it has replaced.
  private func replaced(
    _ change: SourceChange, in source: StubbedSource
  ) -> [(unit: DelegateFacts.Unit, statements: Int)] {
    guard change.reason != .word else { return [] }
    let list = StatementList(source: source)
    return delegates.units(in: source).compactMap { unit in
      let whole = unit.member.start..<unit.member.end
      guard whole.overlaps(change.range) else { return nil }
      if change.range.lowerBound <= whole.lowerBound && whole.upperBound <= change.range.upperBound
        || change.reason == .body
      {
        return (unit, unit.statements)
      }
      let words = source.tokens(change.range)
      return (unit, list.blocks(in: words).reduce(1) { $0 + list.count(in: $1) })
    }
  }
}

extension StubReport {
  /// Counts statements of a delegate's method that were replaced.
  fileprivate mutating func replaced(_ statements: Int, in unit: DelegateFacts.Unit) {
    let name = "\(unit.type.name).\(unit.member.title)"
    if let index = replacedMethods.firstIndex(where: { $0.name == name }) {
      replacedMethods[index].statements += statements
    } else {
      replacedMethods.append(
        ReplacedMethod(
          name: name, isLifeCycle: DelegateFacts.isLifeCycle(unit.member), statements: statements))
    }
  }
}
