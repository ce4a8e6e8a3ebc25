package import CommandKit
package import SceneFuzzing
package import SceneGeneration
package import SceneLifecycle
package import ScenePipeline
package import SceneReporting
package import SceneShrinking

// What stands in the lines of a message.

extension AppMessage {
  /// A question about a history.
  package init(_ subject: String, _ source: AppSource) {
    self.init(subject)
    switch source {
    case .token(let token): add("token", token.text)
    case .scenario(let scenario): text = scenario.text
    }
  }

  /// The case that is asked about; nil for a written history.
  package var token: Token? { self["token"].flatMap { try? Token(parsing: $0) } }

  /// The end that the play is known to have.
  package var end: AppEnd? {
    get {
      guard let law = self["end"].flatMap({ AppEnd.EndLaw(rawValue: $0) }),
        let moment = self["moment"].flatMap({ UInt64($0) })
      else { return nil }
      var end = AppEnd(law, at: moment, self["note"] ?? "")
      end.isJudged = self["unjudged"] == nil
      return end
    }
    set {
      guard let newValue else { return }
      add("end", newValue.law.rawValue)
      add("moment", "\(newValue.moment)")
      add("note", newValue.note)
      if !newValue.isJudged { add("unjudged", "yes") }
    }
  }

  /// The plays, counted from one, in which earlier workers ended while they answered.
  package var ends: [UInt64: AppEnd] {
    var ends: [UInt64: AppEnd] = [:]
    for line in lines where line.key == "end-of" {
      let words = line.value.split(separator: " ")
      guard words.count == 3, let play = UInt64(words[0]), let moment = UInt64(words[1]),
        let law = AppEnd.EndLaw(rawValue: String(words[2]))
      else { continue }
      ends[play] = AppEnd(law, at: moment)
    }
    return ends
  }

  /// Adds the play in which a worker ended while it answered.
  mutating func add(endOf death: ProcessDeath) {
    add("end-of", "\(death.plays) \(death.moment) \(death.law.rawValue)")
  }

  /// How many plays an answer may take; nil for as many as it needs.
  package var most: UInt64? {
    get { self["most"].flatMap { UInt64($0) } }
    set { if let newValue { add("most", "\(newValue)") } }
  }

  /// The scenario that the text holds.
  ///
  /// - Throws: `CommandError` where it cannot be read: the tool's own fault.
  package func scenario() throws(CommandError) -> Scenario {
    try CommandError.reading(.faulty) { () throws(NotationError) in
      try Scenario(parsing: Array(text.utf8), file: "")
    }
  }

  /// Histories that fail as wanted, and explain no answer.
  package var histories: [Scenario] {
    get {
      let texts = lines.filter { $0.key == "history" }.map(\.value)
        .split(separator: Self.border, omittingEmptySubsequences: true)
      return texts.compactMap { lines in
        let text = lines.map { $0 + "\n" }.joined()
        return try? Scenario(parsing: Array(text.utf8), file: "")
      }
    }
    set {
      for history in newValue {
        for line in history.text.split(separator: "\n", omittingEmptySubsequences: false) {
          add("history", String(line))
        }
        add("history", Self.border)
      }
    }
  }

  /// The line behind a history, which none has.
  private static let border = "end"

  /// The only failure that counts.
  package var wanted: Signature? {
    get {
      guard let law = self["law"],
        let role = self["role"].flatMap({ Signature.Role(rawValue: $0) })
      else { return nil }
      return Signature(invariant: law, role: role)
    }
    set {
      guard let newValue else { return }
      add("law", newValue.invariant)
      add("role", newValue.role.rawValue)
    }
  }

  /// How the report may look.
  package var style: Style {
    get {
      var style = Style(usesColour: self["colour"] != nil, usesUnicode: self["unicode"] != nil)
      if let columns = numbers("columns").first { style.columns = columns }
      return style
    }
    set {
      if newValue.usesColour { add("colour", "yes") }
      if newValue.usesUnicode { add("unicode", "yes") }
      add("columns", "\(newValue.columns)")
    }
  }

  /// Adds how a play ended.
  ///
  /// - Parameter scenario: What was to be played.
  mutating func add(_ play: Play, of scenario: Scenario) {
    if case .faulty(let fault) = play.outcome { add("fault", fault.sentence) }
    for refusal in play.refusals(of: scenario) { add("refused", refusal) }
    for answer in play.unasked(of: scenario) { add("unasked", answer) }
    guard let broken = play.violations.first else { return }
    wanted = Signature(broken)
    add("at", broken.callback?.kind.name ?? "end")
  }

  /// What the app did outside of the steps.
  package var escapes: [String] { lines.filter { $0.key == "escape" }.map(\.value) }

  /// What the play left out, in sentences.
  package var omissions: [String] {
    lines.filter { ["refused", "unasked"].contains($0.key) }.map(\.value)
  }

  /// The events that the play left out, in sentences.
  package var refusals: [String] { lines.filter { $0.key == "refused" }.map(\.value) }

  /// A count that was sent, which an app may have written: sums of such counts stay numbers.
  static func count(_ word: some StringProtocol) -> UInt64? {
    UInt64(word).map { min($0, 1 << 32) }
  }

  /// The count of a line; 0 where there is none.
  func count(_ key: String) -> UInt64 { self[key].flatMap { Self.count($0) } ?? 0 }

  /// The counts of a line.
  func counts(_ key: String) -> [UInt64] {
    (self[key] ?? "").split(separator: " ").compactMap { Self.count($0) }
  }

  /// Numbers of a line.
  package func numbers(_ key: String) -> [Int] {
    (self[key] ?? "").split(separator: " ").compactMap { Int($0) }
  }
}

// MARK: - Reports

extension AppMessage {
  /// Adds what a report says of a failure beside the play itself.
  mutating func add(_ facts: FailureFacts) {
    if let seed = facts.seed { add("seed", seed) }
    if let token = facts.token { add("of", token) }
    if facts.cases > 0 { add("cases", "\(facts.cases)") }
    add("command", facts.command)
    if let file = facts.file { add("file", file) }
    if let shrinking = facts.shrinking {
      add("label", shrinking.label)
      add("before", "\(shrinking.eventsBefore)")
      add("plays", "\(shrinking.plays)")
    }
    for history in facts.further { add("further", history) }
    for other in facts.others { add("other", other.invariant + " " + other.command) }
  }
}

extension AppMessage {
  /// Adds what a report says beside its text.
  mutating func add(_ report: FailureReport) {
    let reported = ReportedFailure(report)
    add("remark", reported.remark)
    if let number = reported.breaking { add("event", "\(number)") }
    for event in reported.drained { add("drained", event) }
  }

  /// The failure that an answer reports.
  func failure(_ facts: FailureFacts) -> ReportedFailure {
    var failure = ReportedFailure(
      facts.wanted.invariant, text: text, in: facts.scenario, repeatedBy: facts.command)
    failure.isOfScene = facts.wanted.role == .scene
    failure.remark = self["remark"] ?? ""
    failure.breaking = numbers("event").first
    failure.drained = lines.filter { $0.key == "drained" }.map(\.value)
    failure.cases = facts.cases
    failure.seed = facts.seed
    failure.token = facts.token
    failure.file = facts.file
    return failure
  }
}

// MARK: - Answers about candidates

extension AppMessage {
  /// An answer with the callback at which the candidate failed.
  init(_ answer: TrialResult, at callback: Callback?) {
    switch answer.ending {
    case .same: self.init("same")
    case .other(let name): self.init("other", name)
    case .held: self.init("held")
    }
    add("at", callback?.kind.name ?? "end")
    add("skipped", answer.skipped.map(String.init).joined(separator: " "))
    guard var played = answer.played else { return }
    played.numberNames()
    text = played.text
  }

  /// The answer that the message holds.
  ///
  /// - Parameter names: The names by which the candidate's actions and contents are numbered.
  package func answer(_ names: EventNames) -> TrialResult {
    let read = text.isEmpty ? nil : try? Scenario(parsing: Array(text.utf8), file: "")
    let played = read?.numbering(as: names)
    guard let played else { return TrialResult(.held, skipped: numbers("skipped")) }
    let ending: TrialResult.Ending =
      switch subject {
      case "same": .same
      case "other": .other(self["other"] ?? "")
      default: .held
      }
    return TrialResult(ending, played: played, skipped: numbers("skipped"))
  }
}
