import SceneLifecycle

extension SourceLine {
  /// Reads a value of a phase, or a change `a->b`; `a->a` is the first value seen.
  ///
  /// - Returns: The value before, and the callbacks that the line can stand for.
  func phase(_ word: Word) throws(NotationError) -> (RecordedPhase?, CallbackSet) {
    let known = RecordingNames.words(of: .phase)
    let bytes = Array(word.text.utf8)
    guard
      let arrow = bytes.indices.dropLast().first(where: { bytes[$0...].starts(with: "->".utf8) })
    else {
      guard let value = RecordedPhase(rawValue: word.text) else {
        throw error(.unknownWord, word, "a phase", known: known)
      }
      return (nil, value.kinds(after: nil))
    }
    let left = Word(text: String(decoding: bytes[..<arrow], as: UTF8.self), offset: word.offset)
    let right = Word(
      text: String(decoding: bytes[(arrow + 2)...], as: UTF8.self), offset: word.offset + arrow + 2)
    guard let before = RecordedPhase(rawValue: left.text) else {
      throw error(.unknownWord, left, "a phase", known: known)
    }
    guard let after = RecordedPhase(rawValue: right.text) else {
      throw error(.unknownWord, right, "a phase", known: known)
    }
    return (before, after.kinds(after: before))
  }

  /// Takes the next word where it is a value of a phase, or a change.
  mutating func takePhase() -> Word? {
    var ahead = self
    guard let word = ahead.word() else { return nil }
    let isPhase = RecordedPhase(rawValue: word.text) != nil
    guard isPhase || word.text.contains("->") else { return nil }
    self = ahead
    return word
  }

  /// Reads what stands behind a name: `NEVER`, `app=`, `act=` and `raw=`.
  mutating func attributes(of line: inout Recording.RecordedLine) throws(NotationError) {
    while let word = word() {
      let equals = word.text.utf8.firstIndex(of: 0x3D).map { word.text.utf8.index(after: $0) }
      let key = equals.map { String(word.text[..<$0]) } ?? word.text
      let value = Word(
        text: equals.map { String(word.text[$0...]) } ?? "",
        offset: word.offset + key.utf8.count)
      let isNew: Bool
      switch key {
      case "NEVER":
        isNew = line.binding != .never
        line.binding = .never
      case "app=":
        isNew = line.application == nil
        line.application = try applicationState(value)
      case "act=":
        isNew = line.activation == nil
        line.activation = try activationState(value)
      case "raw=":
        isNew = line.raw == nil
        line.raw = try quoted(value)
      default:
        throw error(
          .unknownWord, word, "an attribute of the line", known: ["NEVER", "app=", "act=", "raw="])
      }
      if !isNew { throw error(.duplicate, word, "one '\(key)'") }
    }
  }

  private func applicationState(_ value: Word) throws(NotationError) -> ApplicationState {
    let all = ApplicationState.allCases
    if let state = all.first(where: { $0.name == value.text }) { return state }
    throw error(.unknownWord, value, "an application state", known: all.map { $0.name })
  }

  private func activationState(_ value: Word) throws(NotationError) -> ActivationState {
    let all = ActivationState.allCases.filter { $0 != .none }
    if let state = all.first(where: { $0.name == value.text }) { return state }
    throw error(.unknownWord, value, "an activation state", known: all.map { $0.name })
  }

  /// Reads from the quotation mark at a word's beginning to the last one of the line.
  private mutating func quoted(_ value: Word) throws(NotationError) -> String {
    let start = value.offset + 1
    guard value.text.utf8.first == 0x22 else {
      if value.text.isEmpty { throw endsBefore("a text between quotation marks") }
      throw error(.unknownWord, value, "a text between quotation marks")
    }
    guard let end = bytes[start...].lastIndex(of: 0x22) else {
      throw endsBefore("the closing quotation mark")
    }
    skip(to: end + 1)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
