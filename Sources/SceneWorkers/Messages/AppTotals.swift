import SceneCoverage
package import SceneFuzzing
package import SceneInvariants
import SceneLifecycle
package import ScenePipeline
package import SceneReporting

/// Consecutive cases that a worker plays.
package struct AppRow: Hashable, Sendable {
  /// The first case.
  package var first: UInt64
  /// The case after the last one.
  package var end: UInt64

  package init(first: UInt64, end: UInt64) {
    self.first = first
    self.end = end
  }

  /// The case that is being played once so many were begun.
  package func blamed(after plays: UInt64) -> UInt64 {
    first + min(max(1, plays), max(1, end - first)) - 1
  }

  /// The case that ended its process.
  func blamed(for death: AppDeath) -> UInt64 { blamed(after: death.plays) }
}

/// A way of failing that cases of an app showed.
package struct AppFinding: Hashable, Sendable {
  /// What makes two failures the same.
  package struct FailureKey: Hashable, Sendable {
    /// The law that broke, and of what.
    package var signature: Signature
    /// How the process ended and where; nil for a broken law.
    package var end: String?

    package init(signature: Signature, end: String? = nil) {
      self.signature = signature
      self.end = end
    }

    /// The key of a process's end at a callback.
    package init(_ death: AppDeath, at callback: String) {
      self.init(
        signature: Signature(invariant: death.law.rawValue, role: .process),
        end: "\(death.name) at \(callback)")
    }

    /// The key of an end that came when every callback had returned.
    init(late death: AppDeath) {
      self.init(
        signature: Signature(invariant: death.law.rawValue, role: .process),
        end: "\(death.name) behind its callbacks")
    }

    /// The key in words.
    package var name: String { end.map { signature.invariant + " " + $0 } ?? signature.name }
  }

  /// What makes another failure the same.
  package var key: FailureKey
  /// Number of the first case.
  package var index: UInt64
  /// The first case of the row in which it was met: what the process had played before.
  package var rowFirst: UInt64
  /// How many cases failed this way.
  package var count: UInt64 = 1
  /// The first cases behind it that broke the law in the same way; of an end of the process, none.
  package var others: [UInt64] = []
  /// How the process ended; nil for a broken law.
  package let death: AppDeath?
  /// What makes another end the same bug; nil for a broken law.
  package let end: ProcessEnd?
  /// The history as it was met, and its file; nil until it is written.
  package var met: MetFailure?

  /// Whether another finding is the same failure.
  ///
  /// What a trap says is said in one line of the app, in whichever callback it came; and two traps in one
  /// callback are two bugs.
  package func isSame(as other: AppFinding) -> Bool {
    guard let end, let otherEnd = other.end else { return key == other.key }
    if end.said == nil, otherEnd.said == nil { return key == other.key }
    return end.text == otherEnd.text
  }

  /// Creates the finding of one case, or of several.
  package init(
    key: FailureKey, index: UInt64, rowFirst: UInt64, count: UInt64 = 1, others: [UInt64] = [],
    death: AppDeath? = nil
  ) {
    self.others = others
    self.key = key
    self.index = index
    self.rowFirst = rowFirst
    self.count = count
    self.death = death
    end = death?.end(in: key.end ?? "")
  }
}

/// What came of cases of an app.
package struct AppTotals: Sendable {
  /// How much was played.
  package var activity = Activity()
  /// How often the laws were put to the test and broken.
  package var tally = Tally()
  /// How the app behaved.
  package var behaviour = AppBehaviour()
  /// The ways of failing, in the order of their first cases.
  package var findings: [AppFinding] = []
  /// The case in which the engine contradicted itself, and how.
  package var fault: (index: UInt64, sentence: String)?
  /// What the app did outside of the steps, sorted.
  package var escapes: [String] = []
  /// The classes of delegates that were met, sorted.
  package var delegates: [DelegateLine] = []

  /// Nothing was played.
  package init() {}

  /// Reads what a worker's campaign came to.
  package init(_ result: CampaignResult<AppTally>) {
    activity = result.activity
    tally = result.tally.laws
    behaviour = result.tally.behaviour
    findings = result.findings.map {
      AppFinding(
        key: AppFinding.FailureKey(signature: $0.signature), index: $0.index, rowFirst: $0.index,
        count: $0.count, others: Array($0.cases.dropFirst()))
    }
    fault = result.fault.map { ($0.index, $0.fault.sentence) }
  }

  /// Adds what came of later cases.
  package mutating func add(_ other: AppTotals) {
    activity.add(other.activity)
    tally.add(other.tally)
    behaviour.add(other.behaviour)
    for finding in other.findings {
      if let known = findings.firstIndex(where: { $0.isSame(as: finding) }) {
        findings[known].count += finding.count
        findings[known].add(finding)
      } else {
        findings.append(finding)
      }
    }
    fault = fault ?? other.fault
    escapes += other.escapes.filter { !escapes.contains($0) }
    escapes.sort()
    delegates += other.delegates.filter { !delegates.contains($0) }
    delegates.sort { $0.text < $1.text }
  }

  /// Writes down which laws broke, which required situations were reached and what the app did.
  func watch(into progress: inout Progress) {
    progress.broken = Set(findings.map(\.key.signature.invariant)).count
    progress.behaviours = behaviour.received.features.count + behaviour.deeds.count
    let situations = tally.entries.filter { $0.kind == .required }
    for (place, entry) in situations.enumerated() where entry.exercised > 0 {
      progress.reached |= 1 << UInt64(place)
    }
  }

  /// Whether a case failed.
  var fails: Bool { !findings.isEmpty || fault != nil }
}

extension AppFinding {
  /// The finding as the pipeline knows it: what broke, without the end of the process.
  package var finding: Finding {
    let signature = key.signature
    let violation = Violation(
      invariant: signature.invariant, kind: .hard, index: 0, callback: nil,
      scene: signature.role == .scene ? 0 : nil)
    return Finding(index: index, violation: violation, count: count, others: others)
  }

  /// Remembers the cases of another finding that is the same failure.
  mutating func add(_ other: AppFinding) {
    if death != nil { return }
    others = Array(Finding.merged([index] + others, [other.index] + other.others).dropFirst())
  }
}

extension AppFinding {
  /// Reads the numbers of cases, which an app may have written.
  static func cases(_ text: String) -> [UInt64] {
    text.split(separator: " ").prefix(Finding.room).compactMap { UInt64($0) }
  }
}

// MARK: - As a message

extension AppTotals {
  /// The totals as a worker sends them.
  package var message: AppMessage {
    var message = AppMessage("row")
    message.add("cases", "\(activity.cases)")
    message.add("callbacks", "\(activity.callbacks)")
    message.add("refusals", "\(activity.refusals)")
    message.add("events", activity.events.map(String.init).joined(separator: " "))
    message.add("answers", activity.answers.map(String.init).joined(separator: " "))
    for entry in tally.entries {
      message.add(
        "law", "\(entry.exercised) \(entry.violated) \(entry.kind.rawValue) \(entry.id)")
    }
    message.lines += behaviour.lines.map(\.flat)
    for finding in findings {
      let signature = finding.key.signature
      message.add(
        "finding",
        "\(finding.index) \(finding.count) \(signature.role.rawValue) \(signature.invariant)")
      message.add("others", finding.others.map(String.init).joined(separator: " "))
    }
    if let fault { message.add("fault", "\(fault.index) \(fault.sentence)") }
    for line in delegates { message.add("delegate", line.text) }
    return message
  }

  /// Reads what a worker sent of a row.
  package init(_ message: AppMessage, _ row: AppRow) {
    escapes = message.escapes
    activity.cases = message.count("cases")
    activity.callbacks = message.count("callbacks")
    activity.refusals = message.count("refusals")
    for (ordinal, count) in zip(activity.events.indices, message.counts("events")) {
      activity.events[ordinal] = count
    }
    for (ordinal, count) in zip(activity.answers.indices, message.counts("answers")) {
      activity.answers[ordinal] = count
    }
    for line in message.lines {
      let words = line.value.split(separator: " ", maxSplits: line.key == "fault" ? 1 : 3)
        .map(String.init)
      switch line.key {
      case "law": read(law: words)
      case "finding": read(finding: words, row)
      case "others" where !findings.isEmpty:
        findings[findings.count - 1].others = AppFinding.cases(line.value)
      case "shown", "received", "deed": _ = behaviour.read(line)
      case "delegate": if let met = DelegateLine(text: line.value) { delegates.append(met) }
      case "fault": fault = (words.first.flatMap { UInt64($0) } ?? row.first, words.last ?? "")
      default: break
      }
    }
  }

  private mutating func read(law words: [String]) {
    guard words.count == 4, let exercised = AppMessage.count(words[0]),
      let violated = AppMessage.count(words[1])
    else { return }
    let entry = Tally.ExerciseCount(
      id: words[3], kind: InvariantKind(rawValue: words[2]) ?? .hard, exercised: exercised,
      violated: violated)
    tally.add(Tally(entries: [entry]))
  }

  private mutating func read(finding words: [String], _ row: AppRow) {
    guard words.count == 4, let index = UInt64(words[0]), let count = AppMessage.count(words[1]),
      let role = Signature.Role(rawValue: words[2])
    else { return }
    findings.append(
      AppFinding(
        key: AppFinding.FailureKey(signature: Signature(invariant: words[3], role: role)),
        index: index,
        rowFirst: row.first, count: count))
  }
}
