/// The result of one mutant: a program that was changed in one place.
package struct KillRow<Evidence: KillEvidence>: Hashable, Sendable, Codable {
  /// Identifier of the mutant.
  package var id: String
  /// The mistake of the mutant, in a sentence.
  package var summary: String
  /// The sentences that broke while cases went on to their end, in the order of the columns.
  package var kills: [SentenceKill] = []
  /// The evidence on the mutant.
  package var evidence: Evidence

  /// Creates the row of a mutant of which only this is known.
  package init(id: String, summary: String, evidence: Evidence) {
    self.id = id
    self.summary = summary
    self.evidence = evidence
  }

  /// The verdict on the mutant.
  package var verdict: KillVerdict { evidence.verdict(kills) }

  /// The hard sentences that broke, whichever came first.
  package var killers: [String] { evidence.killers(kills) }
}

/// How often a sentence broke while the cases went on to their end.
package struct SentenceKill: Hashable, Sendable, Codable {
  /// Identifier of the invariant or the law.
  package var sentence: String
  /// Whether it is hard: only then it kills.
  package var isHard: Bool
  /// How often it broke.
  package var count: UInt64

  package init(sentence: String, isHard: Bool, count: UInt64) {
    self.sentence = sentence
    self.isHard = isHard
    self.count = count
  }
}

/// A verdict on a mutant.
package enum KillVerdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// A hard sentence breaks that the unchanged program keeps.
  case killed
  /// The program does something else, and no hard sentence minds.
  case survived
  /// The mutant shows nothing that the unchanged program could not show.
  case equivalent
  /// No case came to where the mutant differs.
  case notReached = "not reached"
}

/// The evidence on a mutant, in the terms of one kind of program.
package protocol KillEvidence: Hashable, Sendable, Codable {
  /// Returns the verdict on the mutant, given the sentences that broke.
  func verdict(_ kills: [SentenceKill]) -> KillVerdict

  /// The hard sentences that broke, given those that did so in cases that went on.
  func killers(_ kills: [SentenceKill]) -> [String]
}
