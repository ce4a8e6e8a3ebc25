package import SceneLifecycle

extension Recording {
  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - text: The whole file. A byte-order mark and CRLF line ends are let pass.
  ///   - file: The file's name for messages.
  ///   - lenient: Whether lines with a name or recipient outside the format are skipped, and listed.
  /// - Throws: `NotationError` at the first name or word outside the format.
  /// - Complexity: O(length of the text).
  package init(
    parsing text: String, file: String, lenient: Bool = false
  ) throws(NotationError) {
    try self.init(parsing: Array(text.utf8), file: file, lenient: lenient)
  }

  /// Reads a recording from a file's bytes.
  ///
  /// - Throws: `NotationError` at the first mistake; `notUTF8` where the bytes are no text.
  package init(
    parsing bytes: [UInt8], file: String, lenient: Bool = false
  ) throws(NotationError) {
    var parser = try RecordingParser(bytes, file: file, lenient: lenient)
    self = try parser.parse()
  }
}

/// Reads recordings, line by line.
struct RecordingParser {
  private var source: SourceText
  private var header = RecordingHeader()
  private var named = CallbackSet.none
  private var parts: [Recording.Section] = [Recording.Section()]
  private var skipped: [NotationError] = []
  private let isLenient: Bool

  init(_ bytes: [UInt8], file: String, lenient: Bool) throws(NotationError) {
    source = try SourceText(bytes, file: file)
    isLenient = lenient
  }

  mutating func parse() throws(NotationError) -> Recording {
    while var line = source.nextLine() { try read(&line) }
    if parts.allSatisfy({ $0.lines.allSatisfy(\.isRemark) }) {
      throw source.endsBefore("a callback of the recording")
    }
    let labels = parts.flatMap { $0.lines.compactMap(\.label) }
    for entry in header.roles where !labels.contains(entry.role.label) { throw entry.absence }
    var recording = Recording(
      file: source.file, fields: header.fields, mode: header.mode,
      instrumented: Recording.completed(
        named | header.instrumented,
        showsChanges: parts.contains { $0.lines.contains(where: \.reportsChange) }),
      parts: parts.map { $0.withProcesses().withWindows().withTemplates().withLinks() })
    recording.roles = header.roles.map(\.role)
    recording.skipped = skipped
    return recording
  }

  private mutating func read(_ line: inout SourceLine) throws(NotationError) {
    if line.isAtEnd { return }
    if line.trimmed.utf8.first == 0x23 { return try header.read(&line) }
    header.close()
    let first = try line.word("a recipient")
    switch first.text {
    case "CASE": begin(line.rest.text)
    case "USER": add(remark(line))
    case "LATER":
      let word = try line.word("a recipient")
      try addCallback(word, &line, isLater: true)
    default: try addCallback(first, &line, isLater: false)
    }
  }

  /// Adds a callback; a lenient reader skips one that the format does not know.
  private mutating func addCallback(
    _ who: Word, _ line: inout SourceLine, isLater: Bool
  ) throws(NotationError) {
    do {
      add(try callback(who, &line, isLater: isLater))
    } catch {
      guard isLenient, error.code == .unknownWord else { throw error }
      skipped.append(error)
    }
  }

  private mutating func begin(_ name: String) {
    let part = Recording.Section(name: name)
    if parts.count == 1 && parts[0].name == nil && parts[0].lines.isEmpty {
      parts[0] = part
    } else {
      parts.append(part)
    }
  }

  private mutating func add(_ line: Recording.RecordedLine) {
    parts[parts.count - 1].lines.append(line)
  }

  private func remark(_ line: SourceLine) -> Recording.RecordedLine {
    Recording.RecordedLine(
      number: line.number, text: line.trimmed, recipient: .noObject, name: line.rest.text,
      kinds: .none, binding: .nothing)
  }

  private mutating func callback(
    _ who: Word, _ line: inout SourceLine, isLater: Bool
  ) throws(NotationError) -> Recording.RecordedLine {
    let (recipient, label) = try Self.recipient(who, line)
    let name = try nameOfCallback(&line, of: recipient)
    var result = Recording.RecordedLine(
      number: line.number, text: line.trimmed, recipient: recipient, label: label,
      name: name.text, kinds: .none)
    if let entry = RecordingNames.entry(name.text, of: recipient) {
      result.kinds = entry.kinds
    } else if recipient == .phase {
      (result.phaseBefore, result.kinds) = try line.phase(name)
    } else {
      throw line.error(
        .unknownWord, name, Self.noun(of: recipient), known: RecordingNames.words(of: recipient))
    }
    result.isUnmodelled = result.kinds.isEmpty
    // What CarPlay calls in addition says nothing about the calls of other scenes.
    if !OtherNames.isOfTemplate(name.text) { named |= result.kinds }
    try line.attributes(of: &result)
    result.bind(isLater: isLater)
    return result
  }

  /// Reads a name; CarPlay's are written with the object before them, too, and a phase behind `onChange`.
  private func nameOfCallback(
    _ line: inout SourceLine, of recipient: Recipient
  ) throws(NotationError) -> Word {
    let name = try line.word("a name")
    if recipient == .phase, SwiftUINames.isChange(name.text) { return line.takePhase() ?? name }
    return name.text == "templateApplicationScene" ? try line.word("a name") : name
  }

  private static func recipient(
    _ who: Word, _ line: SourceLine
  ) throws(NotationError) -> (Recipient, Recording.Label?) {
    switch who.text {
    case "APP": return (.appDelegate, nil)
    case "NAPP": return (.appObserver, nil)
    case "NSCENE": return (.sceneObserver, nil)
    case "VC": return (.viewController, nil)
    case "UN": return (.notificationCenter, nil)
    case "PHASE": return (.phase, nil)
    case "WINDOW": return (.windowObserver, nil)
    case "PROC", "PROCESS": return (.process, nil)
    default:
      if let label = Recording.Label(who.text) { return (.sceneDelegate, label) }
      throw line.error(
        .unknownWord, who, "a recipient or the label of a scene",
        known: [
          "APP", "NAPP", "NSCENE", "VC", "UN", "PHASE", "WINDOW", "PROC", "PROCESS", "USER", "CASE",
          "LATER", "A", "A2",
        ])
    }
  }

  private static func noun(of recipient: Recipient) -> String {
    switch recipient {
    case .appDelegate: "a name of the app delegate"
    case .sceneDelegate: "a name of the scene delegate"
    case .appObserver: "a notification of the application"
    case .sceneObserver: "a notification of a scene"
    case .viewController: "a name of the view controller"
    case .notificationCenter: "a name of the notification-centre delegate"
    case .windowObserver: "a notification of a window"
    default: "a name of the process"
    }
  }
}
