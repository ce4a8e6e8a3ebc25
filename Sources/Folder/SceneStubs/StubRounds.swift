import SceneLowering

/// Checks the files of an app again and again, and makes smaller what fails.
struct StubRounds {
  let making: StubMaking
  let app: StubMaking.App
  var real: [EditedSource]
  var stubs: StubState
  var standIns = StandInSet()
  var report = StubReport()
  var census: Census
  let delegates: DelegateFacts
  let plain: PlainValues
  let index: DeclarationIndex
  let parents: Set<String>
  let adopted: Set<String>
  let shown: [String: String]
  var imports: [String]
  /// The names of the app's functions outside of types: no type stands in for one.
  let functions: Set<String>
  var remarks: [StubRemark] = []
  /// Whether two thirds of the time are over.
  private(set) var isLate = false

  init(_ app: StubMaking.App, _ making: StubMaking) throws(StubError) {
    self.making = making
    self.app = app
    var remarks: [StubRemark] = []
    real = try making.realFiles(app, &remarks)
    self.remarks = remarks
    let sources = real.map(\.source)
    census = Census(sources)
    delegates = DelegateFacts(sources, wanted: app.wanted)
    let byHand = making.read(app.byHand)
    let own = Set((sources + byHand).flatMap(\.declarations).filter(\.isNominal).map(\.name))
    let others =
      app.sources.filter { !app.real.contains($0.path) }.sorted { $0.path < $1.path }
      + app.modules.keys.sorted().flatMap { (app.modules[$0] ?? []).sorted { $0.path < $1.path } }
    index = DeclarationIndex(
      others.map {
        StubbedSource(
          path: $0.path, text: $0.active, declarations: $0.declarations,
          hasBareRegex: making.hasBareRegex)
      }, known: own)
    plain = PlainValues(index)
    let set = StubSet(index, census: census, own: own, limits: making.limits)
    stubs = StubState(set)
    report.isCut = set.isCut
    functions = index.functions.union(
      sources.flatMap(\.declarations).filter { $0.kind == "func_decl" }.map(\.name))
    let heritage = Heritage(sources, set.types)
    (parents, adopted, shown) = (heritage.parents, heritage.adopted, heritage.shown)
    census.add(arities: heritage.arities)
    let there = app.platform.union(StubMaking.swiftModules)
    let named = set.imports + sources.flatMap(\.imports)
    imports = Set(named.filter(there.contains) + ["Foundation", "UIKit", "SceneSpies"]).sorted()
    report.modules = Set(sources.flatMap(\.imports)).subtracting(there).sorted()
  }

  // MARK: - Rounds

  /// Where a mistake is.
  struct CheckedFiles {
    var real: [String: Int] = [:]
    var made: [String: [StubState.StubKey?]] = [:]
    var standIns: (path: String, keys: [StandInSet.StandInKey?]) = ("", [])
  }

  func files() -> (files: [TypeChecking.File], checked: (String) -> CheckedFiles) {
    let made = stubs.files(imports: imports)
    let standIn = standIns.file(census, imports: imports)
    var files = real.map { TypeChecking.File(name: $0.source.path, text: $0.text) }
    files += made.map { TypeChecking.File(name: $0.name, text: $0.text) }
    files.append(.init(name: "StandIns.swift", text: standIn.text))
    if let support = app.support { files.append(.init(name: "Support.swift", text: support)) }
    files += app.others.keys.sorted().map { .init(name: $0, text: app.others[$0] ?? "") }
    files += app.byHand.map {
      .init(name: $0.path, text: String(decoding: $0.bytes, as: UTF8.self))
    }
    let count = real.count
    let paths = real.map(\.source.path)
    return (
      files,
      { folder in
        var checked = CheckedFiles()
        for (number, path) in paths.enumerated() { checked.real[path] = number }
        for (number, file) in made.enumerated() {
          checked.made["\(folder)/\(count + number).swift"] = file.keys
        }
        checked.standIns = ("\(folder)/\(count + made.count).swift", standIn.keys)
        return checked
      }
    )
  }

  /// Checks until the files compile, or nothing more can be done.
  ///
  /// Types come first, for one check of them is quicker than one of paths. In the last third of the time
  /// statements are replaced at once, and large ones: what compiles and says less is worth more than what does
  /// not compile.
  mutating func run() throws(StubError) {
    let (start, mostSeconds) = (making.clock(), making.limits.mostSeconds)
    var depth = TypeChecking.Depth.types
    let most = max(1, making.limits.mostRounds) + Self.roundsOfPaths
    var isQuick = !app.wanted.isEmpty
    var cap = ExpressionCap(since: start, making.limits)
    for round in 1...most {
      if depth == .types && round > making.limits.mostRounds { return report.end = .tooManyRounds }
      report.rounds = round
      let left = Double(mostSeconds) - (cap.begin(round, at: making.clock()) - start)
      guard left > 0 else { return endForTime(.ofAll(mostSeconds)) }
      isLate = left * 3 <= Double(mostSeconds)
      let seconds = min(making.limits.mostSecondsOfRound, max(1, Int(left)))
      for number in real.indices { real[number].settle() }
      let (files, checked) = files()
      guard
        let said = try making.checking.messages(
          of: files, depth: depth, mostSeconds: seconds, isQuick: isQuick, isCapped: cap.isOn)
      else {
        if seconds >= making.limits.mostSecondsOfRound, cap.set() { continue }
        return endForTime(behind: seconds)
      }
      var mistakes = Mistake.all(in: said.text, most: making.limits.mostMistakes)
      report.mistakes = mistakes.map {
        "\($0.file.hasPrefix(said.folder) ? "made" : $0.file):\($0.line): \($0.text)"
      }
      // What was given up soon is looked at again, and longer.
      let isCut = isQuick && mistakes.contains(where: \.isOfTime)
      isQuick = isQuick && round + 1 < Self.roundsOfNames && mistakes.contains { $0.missing != nil }
      if isCut { mistakes.removeAll(where: \.isOfTime) }
      report.note(slow: mistakes.filter { $0.isOfTime && !$0.file.hasPrefix(said.folder) })
      if isCut && mistakes.isEmpty { continue }
      if mistakes.isEmpty {
        if depth == .paths { return report.end = try checkedTests(with: files) }
        depth = .paths
        continue
      }
      guard answer(mistakes, checked(said.folder)) || isCut else { return report.end = .stuck }
    }
    report.end = .tooManyRounds
  }

  /// A limit for one expression: what takes longer is a mistake of its own, with a line.
  ///
  /// The question to the compiler stays what it is until a check has taken a third of its time.
  private struct ExpressionCap {
    /// Whether it is.
    private(set) var isOn = false
    private var before: Double
    private let most: Double

    init(since start: Double, _ limits: StubLimits) {
      before = start
      most = Double(limits.mostSecondsOfRound) / 3
    }

    /// Looks at the time of the round before, and returns that of now.
    mutating func begin(_ round: Int, at now: Double) -> Double {
      if round > 1, now - before > most { isOn = true }
      before = now
      return now
    }

    /// Sets it, as one expression may have taken all of a check; false where it was on already.
    mutating func set() -> Bool {
      defer { isOn = true }
      return !isOn
    }
  }

  /// Ends the rounds behind a check that had some seconds, and took more.
  private mutating func endForTime(behind seconds: Int) {
    let limits = making.limits
    endForTime(
      seconds < limits.mostSecondsOfRound
        ? .ofAll(limits.mostSeconds) : .ofOneCheck(seconds, ofAll: limits.mostSeconds))
  }

  /// Ends the rounds by a limit of time; what was made until then stays.
  private mutating func endForTime(_ limit: StubReport.TimeLimit) {
    (report.end, report.limit) = (.timeOver, limit)
  }
}

extension StubRounds {
  /// Checks what a person has written for the test, once, with files that compile.
  private mutating func checkedTests(
    with files: [TypeChecking.File]
  ) throws(StubError) -> StubReport.StubEnd {
    guard !app.tests.isEmpty else { return .checked }
    let answers = app.answers.map {
      TypeChecking.File(name: $0.name, text: $0.text(stubs.choices, stubs.objects(census)))
    }
    let tests = app.tests.map {
      TypeChecking.File(
        name: $0.path,
        text: "#sourceLocation(file: \"\($0.path)\", line: 1)\n"
          + String(decoding: $0.bytes, as: UTF8.self))
    }
    guard
      let said = try making.checking.messages(
        of: files + tests + [answers].compactMap(\.self), depth: .types,
        mostSeconds: making.limits.mostSecondsOfRound)
    else {
      let limits = making.limits
      report.limit = .ofOneCheck(limits.mostSecondsOfRound, ofAll: limits.mostSeconds)
      return .timeOver
    }
    report.mistakes = Mistake.all(in: said.text, most: making.limits.mostMistakes).map {
      "\($0.file.hasPrefix(said.folder) ? "made" : $0.file):\($0.line): \($0.text)"
    }
    return report.mistakes.isEmpty ? .checked : .testStuck
  }
}

extension StubMaking {
  /// Makes the files.
  ///
  /// - Parameter app: What the app is.
  /// - Returns: The files, also where they do not compile: the report says how far the rounds came.
  /// - Throws: `StubError` where nothing can stay real, or the compiler does not run.
  package func make(_ app: App) throws(StubError) -> MadeStubs {
    var rounds = try StubRounds(app, self)
    try rounds.run()
    return rounds.made()
  }
}
