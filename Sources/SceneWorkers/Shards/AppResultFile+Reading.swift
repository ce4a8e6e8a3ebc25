package import CommandKit
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import SceneReporting

extension AppResultFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: What it holds.
  ///   - path: Its path, for messages.
  /// - Throws: `CommandError` with the place where it is not as it was written.
  package init(parsing bytes: [UInt8], file path: String) throws(CommandError) {
    var rest = try Lines(wholeFile: bytes, path)
    try rest.expect(Self.magic, Self.version)
    try rest.expect("generator", GeneratorVersion.current)
    self.init(
      app: try rest.take("app"), shard: try rest.take("shard"), options: [],
      corpus: try rest.take("corpus"), head: [])
    while let line = rest.next(among: Self.headKeys) { head.append(line.key + " " + line.value) }
    var campaign: WritableKeyPath<AppResultFile, CampaignPart>?
    var counted: [MessageLine] = []
    var ways = (fixed: 0, fresh: 0)
    while let line = rest.next() {
      switch line.key {
      case "option":
        let words = line.value.split(separator: " ", maxSplits: 1).map(String.init)
        options.append(
          GivenValue(
            name: words.first ?? "", value: words.count > 1 ? words[1] : "",
            origin: .result(rest.place)))
      case "entry":
        let words = line.value.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count == 3, let status = Int32(words[0]) else { throw rest.damage }
        entries.append(
          (ReplayedScenario(path: words[2], verdict: words[1], remarks: []), status))
      case "remark" where !entries.isEmpty:
        entries[entries.count - 1].scenario.remarks.append(line.value)
      case "campaign":
        if let campaign { self[keyPath: campaign].read(counted) }
        campaign = Self.campaign(line.value)
        counted = []
      case "ways":
        guard let campaign, let count = Int(line.value) else { throw rest.damage }
        if campaign == \.fixed { ways.fixed = count } else { ways.fresh = count }
      case "failing", "others":
        guard let campaign, self[keyPath: campaign].take(line) else { throw rest.damage }
      default: counted.append(line)
      }
    }
    guard let campaign else { throw rest.damage }
    self[keyPath: campaign].read(counted)
    try checkCounts([ways.fixed, ways.fresh], rest)
  }

  private static func campaign(_ name: String) -> WritableKeyPath<AppResultFile, CampaignPart>? {
    switch name {
    case "fixed": \.fixed
    case "fresh": \.fresh
    default: nil
    }
  }

  /// Throws where failures were counted that are not named: such a file would merge to green.
  private func checkCounts(_ ways: [Int], _ rest: Lines) throws(CommandError) {
    for (part, ways) in zip([fixed, fresh], ways) {
      if part.met.count != ways { throw rest.damage }
      let broken = part.totals.tally.entries.filter { $0.kind == .hard }.map(\.violated).max() ?? 0
      let failing = part.met.reduce(0) { $0 + $1.count }
      if failing < broken { throw rest.damage }
    }
  }

  /// The lines of a file one after the other.
  private struct Lines {
    private let path: String
    private let lines: [Substring]
    private var number = 0

    /// Takes a file whose last line fits what stands before it.
    init(wholeFile bytes: [UInt8], _ path: String) throws(CommandError) {
      self.path = path
      let text = String(decoding: bytes, as: UTF8.self)
      var all = text.split(separator: "\n", omittingEmptySubsequences: false)
      if all.last?.isEmpty ?? false { all.removeLast() }
      let last = all.popLast() ?? ""
      lines = all
      number = max(1, all.count)
      let body = all.map { $0 + "\n" }.joined()
      guard all.first?.hasPrefix(AppResultFile.magic) ?? false else {
        throw CommandError(
          Diagnostic(
            "the file is no result of an app's gate",
            at: Diagnostic.Place(file: path, line: 1, column: 1),
            help: "give files that ci --shard K/N has written"))
      }
      if last != "end \(FNV.digest(of: body.utf8))" { throw damage }
      number = 0
    }

    /// The place of the line that was taken last.
    var place: Diagnostic.Place {
      Diagnostic.Place(file: path, line: max(1, number), column: 1)
    }

    /// The error of a file that is not as it was written.
    var damage: CommandError {
      CommandError(
        Diagnostic(
          "the file is not as it was written", at: place, help: "play the shard once more"))
    }

    mutating func next() -> MessageLine? {
      guard number < lines.count else { return nil }
      let line = lines[number]
      number += 1
      let key = line.prefix { $0 != " " }
      return MessageLine(key: String(key), value: String(line.dropFirst(key.count + 1)))
    }

    /// The next line if it has one of some keys.
    mutating func next(among keys: [String]) -> MessageLine? {
      let before = number
      if let line = next(), keys.contains(line.key) { return line }
      number = before
      return nil
    }

    mutating func take(_ key: String) throws(CommandError) -> String {
      guard let line = next(), line.key == key else { throw damage }
      return line.value
    }

    mutating func expect(_ key: String, _ value: String) throws(CommandError) {
      let found = try take(key)
      if found == value { return }
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(found)) is another \(key == "generator" ? key : "version")",
          at: place, notes: ["this program reads '\(value)'"],
          help: "play every shard with the program that merges them"))
    }
  }
}

extension AppResultFile.MetElsewhere {
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 3).map(String.init)
    guard words.count == 4, let index = UInt64(words[0]), let rowFirst = UInt64(words[1]),
      let count = AppMessage.count(words[2]), rowFirst <= index
    else { return nil }
    self.init(name: words[3], index: index, rowFirst: rowFirst, count: count)
  }
}

extension AppResultFile.CampaignPart {
  fileprivate mutating func read(_ lines: [MessageLine]) {
    var message = AppMessage("row")
    message.lines += lines
    totals = AppTotals(message, AppRow(first: 0, end: 0))
    totals.findings = []
  }
}

extension AppResultFile.CampaignPart {
  /// Takes a case that fails, or the other cases of the last one; false where that makes no sense.
  fileprivate mutating func take(_ line: MessageLine) -> Bool {
    if line.key == "failing" {
      guard let failing = AppResultFile.MetElsewhere(line.value) else { return false }
      met.append(failing)
      return true
    }
    guard !met.isEmpty else { return false }
    met[met.count - 1].others = AppFinding.cases(line.value)
    return true
  }
}
