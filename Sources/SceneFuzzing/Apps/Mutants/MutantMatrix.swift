import SceneHosting
import SceneInvariants
import SceneLifecycle

/// Which of an app's laws kills which mutant of its handlers: how strong the laws are.
public struct MutantMatrix: Hashable, Sendable, Codable {
  /// The seed of the cases.
  public var seed: String
  /// How many cases each mutant was compared in.
  public var cases: UInt64
  /// How many cases were left out, because the app ends its process without a mutant.
  public var ended: Int
  /// One row a mutant, in the order of the catalogue.
  public var rows: [MutantRow]
  /// The app's laws that fail a test, in the order of the test.
  public var laws: [String]
  /// The laws that the app breaks without any mutant: they kill none.
  public var broken: [String]
  /// The first case that the app did not play twice in the same way; nil when there is none.
  public var unsteady: UInt64?
  /// Where the engine contradicted itself, which ended a play early; nil when it did not.
  public var fault: String?
  /// Whether every mutant was asked for and played.
  public var isWhole: Bool

  /// A law as a matrix needs it.
  struct JudgedLaw: Hashable, Sendable {
    var id: String
    var kind: InvariantKind
    /// The end of a process that it forbids; nil for a law of the test.
    var end: AppEnd.EndLaw?
    /// Whether the app breaks it without a mutant.
    var isBroken: Bool
  }

  /// Puts plays together.
  ///
  /// - Parameters:
  ///   - heads: The laws of the test.
  ///   - sound: The app without a mutant.
  ///   - again: The same cases once more.
  ///   - mutants: The same cases with mutants.
  init(
    seed: String, _ heads: [AppJudge.LawHeading], sound: MutantPlay, again: MutantPlay,
    _ mutants: [(AppMutant, MutantPlay)]
  ) {
    let all = Self.laws(heads, sound)
    self.seed = seed
    cases = UInt64(sound.cases.count)
    ended = sound.ends.count
    rows = mutants.map { MutantRow($0, $1, sound, all) }
    laws = heads.filter { $0.kind == .hard }.map(\.id)
    broken = all.filter(\.isBroken).map(\.id)
    unsteady = again.firstDifference(from: sound)
    fault = ([sound, again] + mutants.map(\.1)).lazy.compactMap(\.fault).first.map {
      "case \($0.index): \($0.sentence)"
    }
    isWhole = mutants.count == AppMutant.all.count
  }

  /// The laws of the test, then those of every app.
  private static func laws(_ heads: [AppJudge.LawHeading], _ sound: MutantPlay) -> [JudgedLaw] {
    let broken = sound.cases.reduce(0) { $0 | $1.broken }
    let own = heads.enumerated().map { place, head in
      JudgedLaw(
        id: head.id, kind: head.kind, isBroken: broken >> UInt64(place) & 1 == 1)
    }
    let ends = AppEnd.EndLaw.allCases.map { law in
      JudgedLaw(
        id: law.rawValue, kind: .hard, end: law,
        isBroken: sound.ends.contains { $0.law == law })
    }
    return own + ends
  }

  /// The rows that come to something.
  public func rows(_ verdict: MutantRow.Verdict) -> [MutantRow] {
    rows.filter { $0.verdict == verdict }
  }

  /// How many mutants a law kills.
  public func kills(of law: String) -> Int { rows.count { $0.killers.contains(law) } }

  /// How many mutants a law kills and no other does.
  public func killsAlone(of law: String) -> Int { rows.count { $0.killers == [law] } }

  /// Laws that no mutant breaks, those aside that the app breaks without one.
  public var idleLaws: [String] { laws.filter { kills(of: $0) == 0 && !broken.contains($0) } }

  /// Whether every mutant that was seen is killed, and all that was asked for was played.
  public var isStrong: Bool { rows(.survived).isEmpty && fault == nil }
}
