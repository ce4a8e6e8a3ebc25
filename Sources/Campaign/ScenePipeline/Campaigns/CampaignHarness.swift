package import SceneLifecycle

/// A harness whose cases are counted.
package protocol CampaignHarness: Harness {
  /// The counts of the judges over many cases.
  associatedtype Tally: CaseTally

  /// The tally of nothing.
  var emptyTally: Tally { get }

  /// Adds what a judge has counted since it was made; nothing by default.
  func collect(_ judge: Judge, into tally: inout Tally)

  /// Adds what a case shows that has just ended; nothing by default.
  ///
  /// The player is passed in place: a copy of its engine would be made again for each case.
  func note(
    _ player: inout Player<Subject, Judge>, case index: UInt64, into tally: inout Tally)

  /// The ways in which a case has failed; by default what broke first.
  func failures(of judge: Judge) -> [Violation]

  /// Writes what a tally says into the progress that a console shows; nothing by default.
  func watch(_ tally: Tally, into progress: inout Progress)
}

extension CampaignHarness {
  /// Adds nothing.
  package func collect(_ judge: Judge, into tally: inout Tally) {}

  /// Adds nothing.
  package func note(
    _ player: inout Player<Subject, Judge>, case index: UInt64, into tally: inout Tally
  ) {}

  /// Returns what broke first.
  package func failures(of judge: Judge) -> [Violation] { Array(judge.violations.prefix(1)) }

  /// Writes nothing.
  package func watch(_ tally: Tally, into progress: inout Progress) {}
}
