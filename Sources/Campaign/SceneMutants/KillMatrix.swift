/// Which sentence kills which mutant: a row a mutant, a column a sentence.
///
/// The contract's invariants are judged so by the defects planted in our engine, an app's laws by the
/// changes of its handlers. What differs between the two stands in the study.
package struct KillMatrix<Study: KillStudy>: Hashable, Sendable, Codable {
  /// How the mutants were looked for.
  package var study: Study
  /// One row a mutant, in the order of the catalogue.
  package var rows: [KillRow<Study.Evidence>]
  /// The hard sentences, in their order.
  package var sentences: [String]
  /// Whether every mutant of the catalogue was asked for and played.
  package var isWhole: Bool

  /// Puts rows together.
  package init(
    _ study: Study, rows: [KillRow<Study.Evidence>], sentences: [String], isWhole: Bool
  ) {
    self.study = study
    self.rows = rows
    self.sentences = sentences
    self.isWhole = isWhole
  }

  /// The rows that come to something.
  package func rows(_ verdict: KillVerdict) -> [KillRow<Study.Evidence>] {
    rows.filter { $0.verdict == verdict }
  }

  /// The mutants that were met and are not equivalent.
  package var judged: Int { rows(.killed).count + rows(.survived).count }

  /// How many mutants a sentence kills.
  package func kills(of sentence: String) -> Int {
    rows.count { $0.killers.contains(sentence) }
  }

  /// How many mutants a sentence kills and no other does.
  package func killsAlone(of sentence: String) -> Int {
    rows.count { $0.killers == [sentence] }
  }

  /// Sentences that kill no mutant, those aside of which no kill is expected.
  package var idle: [String] {
    sentences.filter { kills(of: $0) == 0 && !study.exempt.contains($0) }
  }
}

/// How mutants of one kind of program were looked for, and how their rows read.
package protocol KillStudy: Hashable, Sendable, Codable {
  /// The evidence on a mutant.
  associatedtype Evidence: KillEvidence

  /// The name for a mutant, such as `defect`.
  static var mutant: String { get }
  /// The name for a sentence, such as `invariant`.
  static var sentence: String { get }
  /// The columns of the table of mutants between name and killers.
  static var columns: [KillColumn] { get }

  /// Sentences of which no kill is expected, such as those that break without any mutant.
  var exempt: [String] { get }

  /// The remark behind the number of mutants in the first line.
  var remark: String { get }

  /// Returns the meaning of a verdict, in a few words; empty where the reader knows.
  static func meaning(of verdict: KillVerdict) -> String

  /// Returns notes on all rows, a line each.
  func notes(on rows: [KillRow<Evidence>]) -> [String]

  /// Returns notes on a survivor, a line each.
  func survivor(_ row: KillRow<Evidence>) -> [String]

  /// The rows that come to something and need no more than a mention, a line each.
  func mentions(_ rows: [KillRow<Evidence>]) -> [String]

  /// The cells of a row between name and killers; nil for a row that the table leaves out.
  func cells(_ row: KillRow<Evidence>) -> [String]?
}

extension KillStudy {
  /// There are none.
  package var exempt: [String] { [] }

  /// The reader knows.
  package static func meaning(of verdict: KillVerdict) -> String { "" }

  /// Each by itself, with what is wrong.
  package func mentions(_ rows: [KillRow<Evidence>]) -> [String] {
    rows.map { "\($0.id): \($0.summary)" }
  }
}

/// A column of numbers.
package struct KillColumn: Hashable, Sendable {
  /// The title above the column.
  package var title: String
  /// How wide it is.
  package var width: Int

  package init(_ title: String, width: Int) {
    self.title = title
    self.width = width
  }
}
