/// The lines of a scenario's header as far as they have been read.
struct ScenarioHeader {
  private var platform: Platform?
  private var scenes: Int?
  private var quirks = false
  private var defect: String?
  private var violates: String?

  /// The line that has to come before the first event; nil when none is missing.
  var missing: String? {
    if platform == nil { return "a line 'platform NAME'" }
    return scenes == nil ? "a line 'scenes NUMBER'" : nil
  }

  /// The scenario without its events; nil when something is missing.
  var scenario: Scenario? {
    guard let platform, let scenes else { return nil }
    return Scenario(
      platform: platform, scenes: scenes, quirks: quirks, defect: defect, violates: violates)
  }

  /// Reads the rest of a header line.
  mutating func read(_ key: Word, _ line: inout SourceLine) throws(NotationError) {
    if has(key.text) { throw line.error(.duplicate, key, "one line '\(key.text)'") }
    switch key.text {
    case "platform": platform = try line.platform()
    case "scenes": scenes = try line.number(1...64, "a number of scenes")
    case "defect": defect = try line.identifier("the identifier of a defect")
    case "violates": violates = try line.identifier("the identifier of an invariant")
    default: quirks = true
    }
    try line.end()
  }

  private func has(_ key: String) -> Bool {
    switch key {
    case "platform": platform != nil
    case "scenes": scenes != nil
    case "quirks": quirks
    case "defect": defect != nil
    case "violates": violates != nil
    default: true
    }
  }
}

extension SourceLine {
  /// Reads an identifier: letters, digits, `.`, `-` and `_`.
  mutating func identifier(_ expected: String) throws(NotationError) -> String {
    let word = try word(expected)
    guard word.text.isIdentifier else { throw error(.unknownWord, word, expected) }
    return word.text
  }

  /// Reads a platform: a name, or a family followed by its properties.
  mutating func platform() throws(NotationError) -> Platform {
    let whole = rest
    let word = try word("a platform")
    if let platform = Platform.named(word.text) { return platform }
    guard let family = Platform.Family.allCases.first(where: { $0.word == word.text }) else {
      let known = Platform.all.map { $0.name } + Platform.Family.allCases.map { $0.word }
      throw error(.unknownWord, word, "a platform", known: known)
    }
    var reader = PlatformWords(family: family)
    while let word = self.word() { try reader.read(word, &self) }
    let platform = try reader.platform(at: self)
    guard let impossibility = platform.impossibility else { return platform }
    var error = self.error(.impossible, whole, impossibility.reason)
    error.advice = impossibility.advice
    throw error
  }
}

/// The properties of a platform without a name, as far as they have been read.
private struct PlatformWords {
  static let known = [
    "system", "sdk", "scenes", "sceneless", "both", "manifest", "multiple", "storyboard", "code",
    "swiftui",
  ]

  let family: Platform.Family
  var system: Int?
  var sdk: Int?
  var adoption: Platform.Adoption?
  var isMultiple = false
  var usesStoryboard: Bool?
  var usesSwiftUI = false

  init(family: Platform.Family) { self.family = family }

  mutating func read(_ word: Word, _ line: inout SourceLine) throws(NotationError) {
    let isNew: Bool
    switch word.text {
    case "system":
      isNew = system == nil
      system = try line.number(12...27, "a system version")
    case "sdk":
      isNew = sdk == nil
      sdk = try line.number(12...27, "an SDK version")
    case "multiple":
      isNew = !isMultiple
      isMultiple = true
    case "swiftui":
      isNew = !usesSwiftUI
      usesSwiftUI = true
    case "storyboard", "code":
      isNew = usesStoryboard == nil
      usesStoryboard = word.text == "storyboard"
    default:
      isNew = adoption == nil
      adoption = Platform.Adoption.allCases.first { $0.word == word.text }
      guard adoption != nil else {
        throw line.error(.unknownWord, word, "a property of a platform", known: Self.known)
      }
    }
    if !isNew { throw line.error(.duplicate, word, "one such property") }
  }

  func platform(at line: SourceLine) throws(NotationError) -> Platform {
    guard let system else { throw line.endsBefore("'system' with its version") }
    guard let sdk else { throw line.endsBefore("'sdk' with its version") }
    guard let adoption else { throw line.endsBefore("'scenes', 'sceneless', 'both' or 'manifest'") }
    return Platform(
      family: family, system: UInt8(system), sdk: UInt8(sdk), adoption: adoption,
      supportsMultipleWindows: isMultiple, usesStoryboard: usesStoryboard ?? !usesSwiftUI,
      usesSwiftUI: usesSwiftUI)
  }
}
