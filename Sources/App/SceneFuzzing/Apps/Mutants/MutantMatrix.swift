import SceneLifecycle
import ScenePipeline
package import SceneMutants

/// Which of an app's laws kills which mutant of its handlers: how strong the laws are.
public struct MutantMatrix: Hashable, Sendable, Codable {
  /// The rows, and how the mutants were looked for.
  package var kills: KillMatrix<MutantStudy>

  /// Puts plays together.
  ///
  /// - Parameters:
  ///   - heads: The laws of the test.
  ///   - sound: The app without a mutant.
  ///   - again: The same cases once more.
  ///   - mutants: The same cases with mutants.
  init(
    seed: String, _ heads: [LawHeading], sound: MutantPlay, again: MutantPlay,
    _ mutants: [(AppMutant, MutantPlay)]
  ) {
    let laws = KillingLaw.all(heads, sound)
    let fault = ([sound, again] + mutants.map(\.1)).lazy.compactMap(\.fault).first
    let study = MutantStudy(
      seed: seed, cases: UInt64(sound.cases.count), ended: sound.ends.count,
      broken: laws.filter(\.isBroken).map(\.id),
      unsteady: again.firstDifference(from: sound),
      fault: fault.map { "case \($0.index): \($0.sentence)" })
    kills = KillMatrix(
      study, rows: mutants.map { KillRow($0, $1, sound, laws) },
      sentences: laws.filter { $0.kind == .hard }.map(\.id),
      isWhole: mutants.count == AppMutant.all.count)
  }

  /// The whole report.
  public var report: String { kills.text }

  /// Whether every mutant that was seen is killed, and all that was asked for was played.
  public var isStrong: Bool { kills.rows(.survived).isEmpty && kills.study.fault == nil }

  /// The share of the mutants that change what the app does and that a law kills, 0 … 1.
  ///
  /// Nil where no mutant changes anything: there was nothing to notice, and so nothing is shown.
  public var score: Double? {
    kills.judged == 0 ? nil : Double(kills.rows(.killed).count) / Double(kills.judged)
  }

  /// Identifiers of the mutants that change what the app does and that no law notices.
  public var survivors: [String] { kills.rows(.survived).map(\.id) }

  /// The test's laws that kill no mutant, those aside that the app breaks without one.
  public var idleLaws: [String] { kills.idle }
}
