/// What was counted now beside what is committed.
package struct InstructionComparison: Equatable {
  /// What became of one stage.
  package enum StageChange: Equatable {
    /// Within the margin.
    case same
    /// More instructions than the margin allows.
    case slower
    /// Fewer instructions than the margin allows: the committed figure hides the next slow-down.
    case faster
    /// Counted now and not committed.
    case new
    /// Committed and not counted any more.
    case gone
  }

  /// One stage.
  package struct StageComparison: Equatable {
    /// Name of the stage.
    package var stage: String
    /// What became of it.
    package var verdict: StageChange
    /// The committed figure and the present one; nil where there is none.
    package var before: Double?
    /// The present figure; nil where there is none.
    package var now: Double?
  }

  /// The stages counted now in their order, then those that are gone.
  package let rows: [StageComparison]
  /// By which share of the committed figure a stage may change.
  package let margin: Double

  /// The margin of `make bench-check`: a slow-down of 10 % is more than three times as much.
  package static let usualMargin = 0.03

  /// Compares two sheets.
  package init(
    _ now: InstructionSheet, with committed: InstructionSheet, margin: Double = usualMargin
  ) {
    self.margin = margin
    let counted = now.rows.map { row in
      let before = committed.rows.first { $0.stage == row.stage }?.instructions
      return StageComparison(
        stage: row.stage, verdict: Self.verdict(before, row.instructions, margin), before: before,
        now: row.instructions)
    }
    let gone = committed.rows.filter { row in !now.rows.contains { $0.stage == row.stage } }
    rows =
      counted
      + gone.map {
        StageComparison(stage: $0.stage, verdict: .gone, before: $0.instructions, now: nil)
      }
  }

  private static func verdict(_ before: Double?, _ now: Double, _ margin: Double) -> StageChange {
    guard let before else { return .new }
    if now > before * (1 + margin) { return .slower }
    return now < before * (1 - margin) ? .faster : .same
  }

  /// Whether every figure holds.
  package var holds: Bool { rows.allSatisfy { $0.verdict == .same } }

  /// One line a stage, and what to do.
  package var text: String {
    (rows.map(line) + [conclusion]).map { $0 + "\n" }.joined()
  }

  private func line(_ row: StageComparison) -> String {
    let numbers = [row.before, row.now].map { $0.map(Self.number) ?? "-" }
    let columns = numbers.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
    return "  \(row.stage.padded(to: 12)) \(columns[0]) \(columns[1])  \(ending(row))"
  }

  private func ending(_ row: StageComparison) -> String {
    guard let before = row.before, let now = row.now else {
      return row.verdict == .new ? "is new" : "is gone"
    }
    let tenths = Int(((now / before - 1) * 1000).rounded())
    let sign = tenths < 0 ? "-" : "+"
    let share = "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10) %"
    switch row.verdict {
    case .slower: return "\(share)  SLOWER"
    case .faster: return "\(share)  FASTER"
    default: return share
    }
  }

  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private var conclusion: String {
    let share = "\(Int((margin * 100).rounded())) %"
    if holds { return "every figure holds within \(share)" }
    let slower = rows.filter { $0.verdict == .slower }.map(\.stage)
    if slower.isEmpty {
      return
        "no stage is slower; 'make bench-figures' commits what has changed by more than \(share)"
    }
    return "slower by more than \(share): \(slower.joined(separator: ", "));"
      + " 'make bench-figures' accepts it"
  }
}
