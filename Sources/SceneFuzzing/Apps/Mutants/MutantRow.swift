/// What became of one mutant.
public struct MutantRow: Hashable, Sendable, Codable {
  /// What the row comes to.
  public enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// A law breaks that the app without the mutant keeps.
    case killed
    /// The app does something else, and no law minds.
    case survived
    /// Nothing that is seen of the app differs in any case.
    case unseen
    /// No case had a callback that the mutant changes.
    case notReached = "not reached"
  }

  /// How many cases broke a law.
  public struct Kill: Hashable, Sendable, Codable {
    /// Identifier of the law.
    public var law: String
    /// Whether the law fails a test: only then it kills.
    public var isHard: Bool
    /// How many cases broke it.
    public var cases: Int
  }

  /// Identifier of the mutant.
  public var id: String
  /// What is wrong with the app.
  public var summary: String
  /// What the row comes to.
  public var verdict: Verdict
  /// The laws that broke and hold without the mutant, in the order of the test.
  public var kills: [Kill]
  /// How many callbacks the mutant changed.
  public var changed: UInt64
  /// How many cases differ from those without the mutant.
  public var different: Int

  /// The laws that kill it.
  public var killers: [String] { kills.filter(\.isHard).map(\.law) }

  init(
    _ mutant: AppMutant, _ play: MutantPlay, _ sound: MutantPlay, _ laws: [MutantMatrix.JudgedLaw]
  ) {
    id = mutant.id
    summary = mutant.description
    changed = play.cases.reduce(0) { $0 + $1.changed }
    different = play.differences(from: sound).count + play.ends.count
    kills = laws.enumerated().compactMap { place, law in
      let cases =
        law.end.map { end in play.ends.count { $0.law == end } }
        ?? play.cases.count { $0.broken >> UInt64(place) & 1 == 1 }
      return cases == 0 || law.isBroken
        ? nil : Kill(law: law.id, isHard: law.kind == .hard, cases: cases)
    }
    if kills.contains(where: \.isHard) {
      verdict = .killed
    } else if different > 0 {
      verdict = .survived
    } else {
      verdict = changed > 0 ? .unseen : .notReached
    }
  }
}
