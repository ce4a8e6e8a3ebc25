package import CommandKit
import Foundation
import SceneFuzzing
import SceneGeneration
import SceneLifecycle
package import ScenePipeline
import SceneReporting

/// Whether a failing case does the same each time that it is played.
package struct FlakinessCheck {
  /// How two plays of one case differ.
  package struct PlayDifference: Hashable, Sendable {
    /// The plays that were compared, in words.
    package var plays: String
    /// The first line that differs, of each play; nil where the play had ended, empty if none does.
    package var lines: [String?]

    package init(plays: String, lines: [String?]) {
      self.plays = plays
      self.lines = lines
    }

    /// The lines as a report shows them.
    var shownLines: [String] {
      lines.map { $0.map { $0.trimmingCharacters(in: [" "]) } ?? "ended" }
    }
  }

  private let client: AppClient

  /// Creates a check that asks the workers of a client.
  package init(client: AppClient) { self.client = client }

  /// Plays a case three times: in a new process, once more in the same, and in another new one.
  ///
  /// - Returns: The first difference; nil when the case fails each time in the same way.
  package func difference(
    _ finding: Finding, _ request: CampaignOptions
  ) throws(CommandError) -> PlayDifference? {
    let token = request.token(finding.index)
    client.startAnew()
    let first = try play(.token(token), finding)
    let again = try play(.token(token), finding)
    client.startAnew()
    let other = try play(.token(token), finding)
    // Whether it comes before or behind a callback is chance: it is never a violation of a case.
    if [first, again, other].contains(where: \.isLate) {
      let plays = "its process ended when every callback had returned"
      return PlayDifference(plays: plays + ", by what it began on other threads", lines: [])
    }
    if first.isSame(as: again), first.isSame(as: other), first.fails { return nil }
    let late = first.fails ? nil : try playAsMet(finding, request)
    return Self.compare(first, again, "a process's first play and its second")
      ?? Self.compare(first, other, "two new processes")
      ?? late.flatMap {
        Self.compare(first, $0, "a new process and one that played earlier cases")
      }
      ?? PlayDifference(plays: "the campaign and a new process, which does not fail", lines: [])
  }

  /// Whether a history fails in one of three new processes: one that fails in none shows nothing.
  ///
  /// A thread of an earlier case may have ended the process while another case was played, whose history
  /// was then kept up to there.
  func fails(_ scenario: Scenario) throws(CommandError) -> Bool {
    for _ in 0..<3 {
      client.startAnew()
      if try play(.scenario(scenario)).fails { return true }
    }
    return false
  }

  /// How many cases are played between two plays of the first one.
  private static let between: UInt64 = 64

  /// Plays the first case in a new process, and once more behind others: an app may not begin each anew.
  ///
  /// - Returns: How the two plays differ; nil where they do not, or the app ends the process in between.
  func outliving(_ request: CampaignOptions) throws(CommandError) -> PlayDifference? {
    let others = min(Self.between, max(request.count, 1) - 1)
    // To write a case down is to play it.
    guard others > 0,
      case .answer(let written) = try client.ask(HistoryQuestion(.token(request.token(0))))
    else { return nil }
    client.startAnew()
    let first = try play(.scenario(written.scenario))
    guard
      case .answer = try client.ask(
        BatchQuestion(request.token(1), others, keepsGoing: true))
    else { return nil }
    let late = try play(.scenario(written.scenario))
    if first.isLate || late.isLate { return nil }
    return Self.compare(first, late, "a new process and one that has played others")
  }

  /// One play of the case.
  private struct ComparedPlay {
    /// The play as it is shown.
    var text: String
    /// The digest of the play with what is left out of the text; nil where nothing is.
    var digest: String?
    /// Whether something broke.
    var fails: Bool
    /// Whether the process ended behind the last callback.
    var isLate = false

    func isSame(as other: ComparedPlay) -> Bool { text == other.text && digest == other.digest }
  }

  /// Plays a history up to where it fails: as a finding does, or in any way.
  private func play(
    _ source: AppSource, _ finding: Finding? = nil
  ) throws(CommandError) -> ComparedPlay {
    var question = HistoryQuestion(source, .lanes(isForTools: false))
    question.showsStubs = true
    question.wanted = finding?.signature
    do throws(CommandError) {
      let (reply, _) = try client.answer(question)
      let late = client.lateDeath().map { "\n" + $0.note } ?? ""
      return ComparedPlay(
        text: reply.text + late, digest: reply.digest,
        fails: reply.signature != nil || !late.isEmpty, isLate: !late.isEmpty)
    } catch  where error.status == .inconclusive {
      return ComparedPlay(text: error.diagnostic.description, fails: true)
    }
  }

  /// Plays the case after those that its process had played.
  private func playAsMet(
    _ finding: Finding, _ request: CampaignOptions
  ) throws(CommandError) -> ComparedPlay {
    client.startAnew()
    if finding.index > finding.batchFirst {
      _ = try client.ask(
        BatchQuestion(
          request.token(finding.batchFirst), finding.index - finding.batchFirst, keepsGoing: true))
    }
    return try play(.token(request.token(finding.index)), finding)
  }

  private static func compare(
    _ left: ComparedPlay, _ right: ComparedPlay, _ plays: String
  ) -> PlayDifference? {
    if left.isSame(as: right) { return nil }
    if left.text == right.text {
      return PlayDifference(plays: plays, lines: [Redaction.mark, Redaction.mark])
    }
    let sides = [left.text, right.text].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let first = zip(sides[0], sides[1]).enumerated().first { $1.0 != $1.1 }?.offset
    let line = first ?? min(sides[0].count, sides[1].count)
    return PlayDifference(
      plays: plays, lines: sides.map { $0.indices.contains(line) ? $0[line] : nil })
  }
}

extension FlakinessCheck.PlayDifference {
  /// The report of a failure that does not come back each time.
  package func report(_ finding: Finding, _ command: String) -> String {
    var lines = ["? \(finding.name) (flaky)"]
    lines.append("  The case does not do the same each time: \(plays).")
    for (name, text) in zip(["one", "other"], shownLines) {
      lines.append("    " + name.padding(toLength: 7, withPad: " ", startingAt: 0) + text)
    }
    var words = lines.joined(separator: "\n") + "\n"
    if let death = finding.death {
      words += "  \(death.note)\n" + CrashOutput(death.output).text
    }
    return words + "\n" + command + "\n"
  }
}
