import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline

/// Reads a result file line by line.
struct ResultParser {
  private let bytes: [UInt8]
  private var source: SourceText
  private let shared: SharedOptions
  private var known: [String] = []
  private var options: [GivenValue] = []
  private var head = PartHead()
  private var headLocation: Diagnostic.Place?
  private var outcome = GateOutcome()
  private var campaign: WritableKeyPath<GateOutcome, CampaignResult<Surveyed>>?
  private var found: [ParsedResult.MetCase] = []

  private static let words = [
    "option", "build", "laws", "corpus", "entry", "remark", "campaign", "played", "event",
    "answers", "invariant",
    "finding",
    "fault", "surveyed", "cases", "reached", "moment", "triple", "end",
  ]

  init(_ bytes: [UInt8], file: String, _ shared: SharedOptions) throws(NotationError) {
    self.shared = shared
    self.bytes = bytes
    source = try SourceText(bytes, file: file)
  }

  /// Reads the whole file.
  ///
  /// - Returns: The file without its failures, the cases that fail, and whether it is damaged.
  mutating func parse() throws(NotationError) -> ParsedResult {
    try header(ResultFile.magic, "\(ResultFile.version)")
    try header("generator", GeneratorVersion.current)
    var line = try next("verb")
    let word = try line.word("a verb")
    guard let verb = ResultFile.SharedVerb(rawValue: word.text) else {
      throw line.error(.unknownWord, word, "a verb", known: ["run", "ci"])
    }
    try line.end()
    line = try next("shard")
    let part = try line.word("a shard")
    guard let shard = Shard(part.text) else {
      throw line.error(.unknownWord, part, "a shard such as 1/4")
    }
    try line.end()
    known = shared.options(of: verb).map(\.name)
    while var line = source.nextLine() {
      let word = try line.word("a result")
      if word.text == "end" {
        let damage = try end(word, &line)
        guard let headLocation else { throw line.error(.misplaced, word, "'build'") }
        if verb == .ci, outcome.corpus == nil { throw line.error(.misplaced, word, "'corpus'") }
        return ParsedResult(
          file: ResultFile(verb, shard, head: head, options: options, outcome), met: found,
          damage: damage, path: source.file, headLocation: headLocation)
      }
      try read(word, &line)
    }
    throw source.endsBefore("'end'")
  }

  /// Reads the last line, behind which nothing stands.
  ///
  /// - Returns: The error where its digest is not that of what stands before it.
  private mutating func end(
    _ word: Word, _ line: inout SourceLine
  ) throws(NotationError) -> CommandError? {
    let digest = try line.word("a digest of 16 hexadecimal digits")
    try line.end()
    if var more = source.nextLine() {
      let word = more.word() ?? Word(text: "", offset: more.nextPlace)
      throw more.error(.tooMuch, word, "the end of the file")
    }
    let isWhole = digest.text == FNV.digest(of: bytes[..<word.offset])
    return isWhole
      ? nil
      : CommandError(
        Diagnostic(
          "the file is not as it was written: its digest is another",
          at: line.place(of: digest.offset), help: "play the shard once more"))
  }

  private mutating func next(_ key: String) throws(NotationError) -> SourceLine {
    guard var line = source.nextLine() else { throw source.endsBefore("'\(key)'") }
    let word = try line.word("'\(key)'")
    guard word.text == key else { throw line.error(.unknownWord, word, "'\(key)'") }
    return line
  }

  private mutating func header(_ key: String, _ value: String) throws(NotationError) {
    var line = try next(key)
    let word = try line.word("'\(value)'")
    guard word.text == value else { throw line.error(.unknownVersion, word, "'\(value)'") }
    try line.end()
  }

  private mutating func read(_ word: Word, _ line: inout SourceLine) throws(NotationError) {
    switch word.text {
    case "option": return try option(&line)
    case "build", "laws":
      headLocation = headLocation ?? line.place(of: word.offset)
      return head.add(word.text + " " + line.rest.text)
    case "corpus": outcome.corpus = try corpus(&line)
    case "entry": return try entry(&line)
    case "remark":
      guard !outcome.entries.isEmpty else {
        throw line.error(.misplaced, word, "an entry before its remark")
      }
      // The bar keeps the blanks behind it.
      guard line.rest.text.hasPrefix("|") else { throw line.error(.missing, line.rest, "a '|'") }
      return outcome.entries[outcome.entries.count - 1].remarks.append(
        String(line.rest.text.dropFirst()))
    case "campaign":
      let name = try line.word("a campaign")
      guard ["fixed", "fresh"].contains(name.text) else {
        throw line.error(.unknownWord, name, "a campaign", known: ["fixed", "fresh"])
      }
      campaign = name.text == "fixed" ? \.fixed : \.fresh
    case let known where Self.words.contains(known):
      guard let campaign else { throw line.error(.misplaced, word, "a campaign before this") }
      try count(known, word, &line, campaign)
    default: throw line.error(.unknownWord, word, "a result", known: Self.words)
    }
    try line.end()
  }

  private mutating func option(_ line: inout SourceLine) throws(NotationError) {
    let word = try line.word("an option")
    guard known.contains(word.text) else {
      throw line.error(.unknownWord, word, "an option", known: known)
    }
    let rest = line.rest
    options.append(
      GivenValue(
        name: word.text, value: rest.text, origin: .result(line.place(of: rest.offset))))
  }

  private func corpus(_ line: inout SourceLine) throws(NotationError) -> CorpusListing {
    let count = try line.count(upTo: 1_000_000_000)
    return CorpusListing(count: Int(count), digest: try line.word("a digest").text)
  }

  private mutating func entry(_ line: inout SourceLine) throws(NotationError) {
    let word = try line.word("a verdict")
    guard let verdict = CorpusEntry.EntryVerdict(rawValue: word.text) else {
      let known = CorpusEntry.EntryVerdict.allCases.map(\.rawValue)
      throw line.error(.unknownWord, word, "a verdict", known: known)
    }
    var entry = CorpusEntry(named: line.rest.text)
    entry.verdict = verdict
    outcome.entries.append(entry)
  }

  private mutating func count(
    _ key: String, _ word: Word, _ line: inout SourceLine,
    _ campaign: WritableKeyPath<GateOutcome, CampaignResult<Surveyed>>
  ) throws(NotationError) {
    switch key {
    case "finding", "fault":
      var met = ParsedResult.MetCase(
        isFixed: campaign == \.fixed, index: try line.count(),
        count: key == "finding" ? try line.count() : 0, isFault: key == "fault",
        location: line.place(of: word.offset))
      while !met.isFault, met.others.count < Finding.room, !line.isAtEnd {
        met.others.append(try line.count())
      }
      found.append(met)
    case "surveyed" where outcome[keyPath: campaign].tally.survey.cases > 0:
      throw line.error(.duplicate, word, "one '\(key)'")
    case "surveyed", "cases", "reached", "moment", "triple":
      try outcome[keyPath: campaign].tally.survey.read(key, &line)
    case "invariant":
      let entry = try line.tallied()
      outcome[keyPath: campaign].tally.tally.add(Tally(entries: [entry]))
    default: try outcome[keyPath: campaign].activity.read(key, &line)
    }
  }
}
