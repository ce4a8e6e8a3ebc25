package import SceneLifecycle

/// The tables of a campaign: events, choices and invariants with their counts.
package struct ExerciseReport: Hashable, Sendable {
  /// An invariant with its counts.
  package struct InvariantCount: Hashable, Sendable {
    /// Identifier of the invariant.
    package var invariant: String
    /// How binding it is.
    package var kind: InvariantKind
    /// How often it was put to the test.
    package var exercised: UInt64
    /// In how many cases it broke.
    package var broken: UInt64

    package init(_ invariant: String, _ kind: InvariantKind, exercised: UInt64, broken: UInt64 = 0)
    {
      self.invariant = invariant
      self.kind = kind
      self.exercised = exercised
      self.broken = broken
    }
  }

  /// Cases that were played.
  package var cases: UInt64 = 0
  /// Callbacks that were checked.
  package var callbacks: UInt64 = 0
  /// Illegal events that were tried and refused.
  package var refusals: UInt64 = 0
  /// Events that were played, by raw value of their kind.
  package var events: [UInt64] = []
  /// Answers that were given, eight counters a choice, as a choice source counts them.
  package var answers: [UInt64] = []
  /// Invariants in the order of the catalogue, or an app's laws.
  package var invariants: [InvariantCount] = []
  /// Whether laws of an app were judged, and not invariants of UIKit.
  package var judgesLaws = false
  /// The kinds of event that the campaign draws.
  package var kinds = EventSet.all

  /// The word for the judging sentences.
  package var judges: String { judgesLaws ? "laws" : "invariants" }

  package init() {}

  /// Returns what was played in one sentence.
  package var summary: String {
    let played = events.reduce(0, &+)
    return "\(cases.counted("case")), \(callbacks.counted("callback")), "
      + "\(played.counted("event")), \(refusals.grouped) impossible"
  }

  /// Returns the tables, or what they come to, in lines of at most 80 columns.
  package func text(_ style: Style = .plain, isVerbose: Bool = true) -> String {
    if !isVerbose { return ([played] + brief).joined(separator: "\n") + "\n" }
    var lines = [played]
    lines += ["", style.bold(eventTitle)] + eventLines
    if !answers.isEmpty { lines += ["", style.bold(choiceTitle)] + choiceLines(style) }
    if !invariants.isEmpty { lines += ["", style.bold(invariantTitle)] + invariantLines(style) }
    return lines.map(\.withoutTrailingSpaces).joined(separator: "\n") + "\n"
  }

  private var played: String { "played " + summary }

  /// The titles of the tables, and the invariants that were not put to the test.
  private var brief: [String] {
    if judgesLaws { return briefOfApp }
    var titles = [eventTitle]
    if !answers.isEmpty { titles.append(choiceTitle) }
    if !invariants.isEmpty { titles.append(invariantTitle) }
    return titles.map { "  " + $0 } + Self.idle(invariants).map { "    not exercised: " + $0 }
  }

  /// The first of those that were not put to the test, and how many more there are.
  private static func idle(_ invariants: [InvariantCount]) -> [String] {
    let idle = invariants.filter { $0.exercised == 0 }.map(\.invariant)
    return idle.count <= 3 ? idle : Array(idle.prefix(3)) + ["and \(idle.count - 3) more"]
  }

  /// The same of an app, for readers who know neither our choices nor our tables.
  private var briefOfApp: [String] {
    var lines = ["events: \(playedEvents.count) of \(shownEvents.count) kinds played"]
    if !answers.isEmpty {
      lines.append(
        "what iOS may do either way: \(decidedChoices) of \(countedChoices.count) done in every way"
      )
    }
    for (noun, verb, isRequired) in [
      ("laws", "put to the test", false), ("required situations", "reached", true),
    ] {
      let group = invariants.filter { ($0.kind == .required) == isRequired }
      let tested = group.count { $0.exercised > 0 }
      if !group.isEmpty { lines.append("\(noun): \(tested) of \(group.count) \(verb)") }
      lines += Self.idle(group).map { "  never \(verb): \($0)" }
    }
    return lines.map { "  " + $0 }
  }

  // MARK: - Events

  private func count(_ kind: EventKind) -> UInt64 {
    let index = Int(kind.rawValue)
    return events.indices.contains(index) ? events[index] : 0
  }

  /// The kinds of event that were played, each with how often.
  package var playedEvents: [(kind: EventKind, count: UInt64)] {
    EventKind.allCases.map { ($0, count($0)) }.filter { $0.count > 0 }
  }

  /// The kinds of event that the campaign draws, and what else a drain or a written case brought.
  private var shownEvents: [EventKind] {
    EventKind.allCases.filter { kinds.contains($0) || count($0) > 0 }
  }

  private var eventTitle: String {
    "events (\(playedEvents.count) of \(shownEvents.count) played)"
  }

  private var eventLines: [String] {
    let cells = shownEvents.map { kind in
      kind.word.padded(to: 21) + count(kind).grouped.leftPadded(to: 14)
    }
    let rows = (cells.count + 1) / 2
    return (0..<rows).map { row in
      let right = row + rows < cells.count ? cells[row + rows] : ""
      return "  " + cells[row] + "    " + right
    }
  }

  // MARK: - Choices

  private func counts(_ kind: ChoiceKind) -> ArraySlice<UInt64> {
    let start = Int(kind.rawValue) * 8
    return start + 8 <= answers.count ? answers[start..<start + 8] : []
  }

  /// The answers of a choice with their counts; a choice of a scene has a usual and another.
  private func answers(_ kind: ChoiceKind) -> [(name: String, count: UInt64)] {
    let counts = Array(counts(kind))
    guard let usual = counts.first else { return [] }
    if kind.answers.isEmpty {
      return [("usual", usual), ("another", counts.dropFirst().reduce(0, &+))]
    }
    return zip(kind.answers, counts).map { ($0, $1) }
  }

  /// A choice source does not count orders; what an app reads counts where one was played.
  private var countedChoices: [ChoiceKind] {
    ChoiceKind.allCases.filter { kind in
      kind != .order && (!kind.isAppOnly || answers(kind).contains { $0.count > 0 })
    }
  }

  /// How many choices were answered in every way.
  private var decidedChoices: Int {
    countedChoices.count { kind in answers(kind).allSatisfy { $0.count > 0 } }
  }

  private var choiceTitle: String {
    "choices (\(decidedChoices) of \(countedChoices.count) with every answer given)"
  }

  private func choiceLines(_ style: Style) -> [String] {
    countedChoices.flatMap { kind in
      let words = answers(kind).map { "\($0.name) \($0.count.grouped)" }
      let pieces = words.enumerated().map { $0 + 1 < words.count ? $1 + "," : $1 }
      let indent = String(repeating: " ", count: 26)
      var lines = wrapped(pieces, indent: indent, columns: style.columns)
      if let first = lines.first {
        lines[0] = "  " + kind.word.padded(to: 23) + " " + String(first.dropFirst(indent.count))
      }
      return lines
    }
  }

  // MARK: - Invariants

  private var invariantTitle: String {
    let reached = invariants.count { $0.exercised > 0 }
    return "\(judges) (\(reached) of \(invariants.count) exercised)"
  }

  private func invariantLines(_ style: Style) -> [String] {
    invariants.map { row in
      let missing = row.kind == .required ? "not reached" : "not exercised"
      let count = row.exercised == 0 ? missing : row.exercised.grouped
      let broken = row.broken == 0 ? "" : "  \(row.broken.grouped) broken"
      let line =
        "  " + row.invariant.padded(to: 38) + " " + row.kind.rawValue.padded(to: 8) + " "
        + count.leftPadded(to: 14) + broken
      return row.broken == 0 ? line : style.red(line)
    }
  }
}
