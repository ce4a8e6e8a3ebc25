import SceneLifecycle

/// The lines of a recording's header as far as they have been read.
struct RecordingHeader {
  static let keys = [
    "source", "kind", "mode", "platform", "scenario", "recorded", "note", "instrumented", "scenes",
  ]

  private(set) var fields: [Recording.Field] = []
  private(set) var mode: Recording.Mode?
  private(set) var instrumented = CallbackSet.none
  /// The roles of scene objects, each with the error for a recording that has no such object.
  private(set) var roles: [(role: Recording.RecordedRole, absence: NotationError)] = []
  private var isClosed = false

  /// Ends the header: lines with `#` are comments from now on.
  mutating func close() { isClosed = true }

  /// Reads a line that begins with `#`.
  mutating func read(_ line: inout SourceLine) throws(NotationError) {
    if isClosed { return }
    line.skip(past: 0x23)
    if line.isAtEnd { return close() }
    let key = try line.word(endingBefore: 0x3A, "a key and a colon")
    guard Self.keys.contains(key.text) else {
      throw line.error(.unknownWord, key, "a key of the header", known: Self.keys)
    }
    let mayRepeat = ["source", "note", "instrumented"].contains(key.text)
    if !mayRepeat, fields.contains(where: { $0.key == key.text }) {
      throw line.error(.duplicate, key, "one line '# \(key.text):'")
    }
    line.skip(past: 0x3A)
    let value = line.rest
    fields.append(Recording.Field(key: key.text, value: value.text))
    if key.text == "mode" { mode = try Self.mode(value, line) }
    if key.text == "instrumented" { try names(&line) }
    if key.text == "scenes" { try scenes(&line) }
  }

  private static func mode(
    _ value: Word, _ line: SourceLine
  ) throws(NotationError) -> Recording.Mode {
    if let mode = Recording.Mode(rawValue: value.text) { return mode }
    if value.text.isEmpty { throw line.endsBefore("a mode") }
    throw line.error(
      .unknownWord, value, "a mode", known: Recording.Mode.allCases.map { $0.rawValue })
  }

  /// Reads scene objects with their roles, separated by commas, such as `C car, E display`.
  private mutating func scenes(_ line: inout SourceLine) throws(NotationError) {
    repeat {
      let entry = try line.word(endingBefore: 0x2C, "a scene with its role")
      let text = entry.text.utf8.prefix { $0 != 0x20 && $0 != 0x09 }
      let name = Word(text: String(Substring(text)), offset: entry.offset)
      let rest = entry.text.utf8.dropFirst(text.count)
      let blanks = rest.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let word = Word(
        text: String(Substring(rest.dropFirst(blanks))),
        offset: entry.offset + text.count + blanks)
      guard let label = Recording.Label(name.text) else {
        throw line.error(.unknownWord, name, "the label of a scene", known: ["A", "A2"])
      }
      if roles.contains(where: { $0.role.label == label }) {
        throw line.error(.duplicate, name, "one role of '\(name.text)'")
      }
      guard let purpose = Recording.RecordedRole.ScenePurpose(rawValue: word.text) else {
        throw line.error(
          .unknownWord, word, "a role of a scene",
          known: Recording.RecordedRole.ScenePurpose.allCases.map(\.rawValue))
      }
      roles.append(
        (
          Recording.RecordedRole(label: label, purpose: purpose),
          line.error(.unknownWord, name, "a scene of the recording")
        ))
      line.skip(past: 0x2C)
    } while !line.isAtEnd
  }

  /// Reads names separated by commas; a name stands for all recipients that have it.
  private mutating func names(_ line: inout SourceLine) throws(NotationError) {
    repeat {
      let name = try line.word(endingBefore: 0x2C, "a name")
      let entries = RecordingNames.recipients.compactMap {
        RecordingNames.entry(name.text, of: $0)
      }
      if let phase = RecordedPhase(rawValue: name.text) {
        instrumented |= phase.kinds(after: nil)
      } else if entries.isEmpty {
        let known = RecordingNames.recipients.flatMap(RecordingNames.words(of:))
        throw line.error(.unknownWord, name, "a name of the format", known: known)
      }
      for entry in entries { instrumented |= entry.kinds }
      line.skip(past: 0x2C)
    } while !line.isAtEnd
  }
}

extension SourceLine {
  /// Reads up to a byte or the end of the line, without blanks around it.
  fileprivate mutating func word(
    endingBefore byte: UInt8, _ expected: String
  ) throws(NotationError) -> Word {
    let start = nextOffset
    let end = bytes[start...].firstIndex(of: byte) ?? bytes.endIndex
    var word = bytes[start..<end]
    while let last = word.last, last == 0x20 || last == 0x09 { word.removeLast() }
    if word.isEmpty {
      skip(to: start)
      throw endsBefore(expected)
    }
    skip(to: end)
    return Word(text: String(decoding: word, as: UTF8.self), offset: start)
  }

  /// Moves on behind the next byte of a value; to the end of the line when there is none.
  fileprivate mutating func skip(past byte: UInt8) {
    let start = nextOffset
    skip(to: bytes[start...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.endIndex)
  }
}
