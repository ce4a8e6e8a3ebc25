package import SceneMutants

/// The observed effects of one mutant on an app.
package struct MutantEvidence: KillEvidence {
  /// How many callbacks the mutant changed.
  package var changed: UInt64
  /// How many cases differ from those without the mutant.
  package var different: Int

  /// Returns the verdict of the cases: only a difference that can be seen makes a survivor.
  package func verdict(_ kills: [SentenceKill]) -> KillVerdict {
    if kills.contains(where: \.isHard) { return .killed }
    if different > 0 { return .survived }
    return changed > 0 ? .equivalent : .notReached
  }

  /// The hard laws that broke, in the order of the test.
  package func killers(_ kills: [SentenceKill]) -> [String] {
    kills.filter(\.isHard).map(\.sentence)
  }
}

extension KillRow where Evidence == MutantEvidence {
  init(_ mutant: AppMutant, _ play: MutantPlay, _ sound: MutantPlay, _ laws: [KillingLaw]) {
    self.init(
      id: mutant.id, summary: mutant.description,
      evidence: MutantEvidence(
        changed: play.cases.reduce(0) { $0 + $1.changed },
        different: play.differences(from: sound).count + play.ends.count))
    kills = laws.enumerated().compactMap { number, law in
      let cases =
        law.end.map { end in play.ends.count { $0.law == end } }
        ?? play.cases.count { $0.broken >> UInt64(number) & 1 == 1 }
      return cases == 0 || law.isBroken
        ? nil
        : SentenceKill(sentence: law.id, isHard: law.kind == .hard, count: UInt64(cases))
    }
  }
}
