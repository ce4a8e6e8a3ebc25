extension Scenario {
  /// Reads a scenario in notation.
  ///
  /// - Parameters:
  ///   - text: The whole file. A byte-order mark and CRLF line ends are let pass.
  ///   - file: The file's name for messages.
  /// - Throws: `NotationError` at the first mistake.
  /// - Complexity: O(length of the text).
  public init(parsing text: String, file: String) throws(NotationError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }

  /// Reads a scenario in notation from a file's bytes.
  ///
  /// - Throws: `NotationError` at the first mistake; `notUTF8` where the bytes are no text.
  public init(parsing bytes: [UInt8], file: String) throws(NotationError) {
    var parser = try ScenarioParser(bytes, file: file)
    self = try parser.parse()
  }
}

/// Reads the notation of scenarios, line by line.
struct ScenarioParser {
  static let magic = "scenefuzz"
  static let keys = ["platform", "scenes", "quirks", "defect", "violates"]
  static let kinds = EventKind.allCases + [.action, .tick, .work]
  static let events = kinds.map { $0.word }

  private var source: SourceText
  private var header = ScenarioHeader()
  private var scenario: Scenario?

  init(_ bytes: [UInt8], file: String) throws(NotationError) {
    source = try SourceText(bytes, file: file)
  }

  mutating func parse() throws(NotationError) -> Scenario {
    try version()
    while var line = nextLine() { try read(&line) }
    if let scenario { return scenario }
    if let missing = header.missing { throw source.endsBefore(missing) }
    guard let scenario = header.scenario else { throw source.endsBefore("the header") }
    return scenario
  }

  private mutating func nextLine() -> SourceLine? {
    while var line = source.nextLine() {
      line.dropComment()
      if !line.isAtEnd { return line }
    }
    return nil
  }

  private mutating func version() throws(NotationError) {
    let expected = "the header '\(Self.magic) \(Scenario.notationVersion)'"
    guard var line = nextLine(), let word = line.word() else {
      throw source.endsBefore(expected, code: .missingHeader)
    }
    guard word.text == Self.magic else { throw line.error(.missingHeader, word, expected) }
    let version = try line.word("the version of the notation")
    guard version.text == "\(Scenario.notationVersion)" else {
      throw line.error(.unknownVersion, version, "a version that this program reads")
    }
    try line.end()
  }

  private mutating func read(_ line: inout SourceLine) throws(NotationError) {
    let whole = line.rest
    guard let word = line.word() else { return }
    if Self.keys.contains(word.text) || word.text == Self.magic {
      guard scenario == nil else { throw line.error(.misplaced, word, "an event or a choice") }
      return try header.read(word, &line)
    }
    if let kind = ChoiceKind.named(word.text), kind != .order {
      let scenes = try scenes(whole, line)
      return add(try line.shape(kind, scenes: scenes))
    }
    if word.text == "app" || word.text.utf8.first.map({ (0x30...0x39).contains($0) }) == true {
      let scenes = try scenes(whole, line)
      line.rewind()
      return add(try line.order(scenes: scenes))
    }
    guard let kind = Self.kinds.first(where: { $0.word == word.text }) else {
      throw unknown(word, line)
    }
    if scenario == nil {
      if let missing = header.missing { throw line.error(.misplaced, word, missing) }
      scenario = header.scenario
    }
    if kind == .action { return try readAction(&line) }
    var event = try line.event(kind, scenes: scenario?.scenes ?? 0)
    if kind.bringsContent { event.number = try readContent(&line) }
    try line.end(Self.rest(of: event))
    scenario?.entries.append(Scenario.Entry(event))
  }

  /// Reads the name of what an event brings, where there is one; the names are counted as they come.
  private mutating func readContent(_ line: inout SourceLine) throws(NotationError) -> UInt8 {
    guard try line.takes("with") else { return 0 }
    let word = line.rest
    let name = try line.identifier("the name of a content")
    return UInt8(try number(of: name, word, line, in: \.contents) + 1)
  }

  /// Returns the words that could stand at the end of an event's line.
  private static func rest(of event: Event) -> String {
    var words = event.delay == Event.atRest && event.number == 0 ? ["'after'"] : []
    if event.kind.bringsContent && event.number == 0 { words.append("'with'") }
    return (words + ["the end of the line"]).joined(separator: " or ")
  }

  /// The number of a name of the app's own, which is added where it is new.
  private mutating func number(
    of name: String, _ word: Word, _ line: SourceLine,
    in list: WritableKeyPath<EventNames, [String]>
  ) throws(NotationError) -> Int {
    let known = scenario?.names[keyPath: list] ?? []
    if let number = known.firstIndex(of: name) { return number }
    guard known.count < Event.nameLimit else {
      throw line.error(.outOfRange, word, "one of at most \(Event.nameLimit) names")
    }
    scenario?.names[keyPath: list].append(name)
    return known.count
  }

  /// Reads the rest of an action's line; the names are counted as they come.
  private mutating func readAction(_ line: inout SourceLine) throws(NotationError) {
    let word = line.rest
    let name = try line.identifier("the name of an action")
    var event = Event(.action)
    (event.scene, event.delay) = try line.target(scenes: scenario?.scenes ?? 0)
    try line.end(Self.rest(of: event))
    event.number = UInt8(try number(of: name, word, line, in: \.actions))
    scenario?.entries.append(Scenario.Entry(event))
  }

  /// The number of scenes, for a choice, which an event has to precede.
  private func scenes(_ whole: Word, _ line: SourceLine) throws(NotationError) -> Int {
    guard let scenario else { throw line.error(.misplaced, whole, header.missing ?? "an event") }
    return scenario.scenes
  }

  private mutating func add(_ choice: Choice) {
    guard let last = scenario?.entries.indices.last else { return }
    scenario?.entries[last].choices.append(choice)
  }

  private func unknown(_ word: Word, _ line: SourceLine) -> NotationError {
    if scenario == nil, header.missing != nil {
      return line.error(.unknownWord, word, "a line of the header", known: Self.keys)
    }
    if scenario != nil, line.isIndented {
      let shapes = ChoiceKind.allCases.filter { $0 != .order }.map { $0.word }
      return line.error(.unknownWord, word, "a choice", known: shapes)
    }
    return line.error(.unknownWord, word, "an event", known: Self.events)
  }
}
