package import SceneLifecycle
package import SceneShrinking

/// The harness as the tail of the pipeline sees it: it plays whole histories, here or elsewhere.
///
/// The contract (with a planted defect or without), an app in this process, and an app in other
/// processes each have one; `FailureTail` is the same for all. What a door cannot do has a default here,
/// and the page *ScenePipeline* says why.
package protocol FailureAnalyzer {
  /// Why nothing could be played or written. A harness of this process takes that of its caller.
  associatedtype Problem: Error
  /// A failure as its harness reports it.
  associatedtype Report

  /// Asked now and then, on any thread; true ends with what is known.
  var shouldStop: StopCheck { get }

  /// Returns the history of a finding's first case, up to where it failed; nil when it does not.
  func history(of finding: Finding) throws(Problem) -> Scenario?

  /// Says how a case does not do the same each time; nil, the default, when it does.
  func flakiness(of finding: Finding) throws(Problem) -> String?

  /// Lets the passes make a history small; nil when it does not fail as wanted.
  ///
  /// - Parameters:
  ///   - scenario: The history.
  ///   - wanted: The failure to keep.
  ///   - known: Histories that fail so: the result is not what one of them explains, or is nil.
  func shrink(
    _ scenario: Scenario, keeping wanted: Signature, besides known: [Scenario]
  ) throws(Problem) -> Shrunk?

  /// Makes what the passes have left as short as it can be; left as it is by default.
  ///
  /// - Parameters:
  ///   - shrunk: What the passes have left.
  ///   - wanted: The failure to keep.
  ///   - limit: Nothing is proved of what stays longer than so many events.
  func proved(_ shrunk: Shrunk, keeping wanted: Signature, limit: Int) async -> Counterexample

  /// Plays the history once more, explains it and makes the report.
  func report(_ facts: FailureFacts) throws(Problem) -> Report

  // MARK: Hunting

  /// Looks how else the harness fails in the cases behind the first failure of a campaign.
  ///
  /// - Returns: The finding with the later cases that fail in the same way, then the others; by
  ///   default the finding alone.
  func findings(around first: Finding) async -> [Finding]

  /// Plays a history past some failures; nil, the default, when nothing else breaks in it.
  ///
  /// - Parameters:
  ///   - history: What is played.
  ///   - skipped: Identifiers of invariants that do not stop it.
  func failure(in history: HuntedHistory, skipping skipped: [String]) throws(Problem) -> MetFailure?
}

/// A history in which a hunt looks for more failures.
package enum HuntedHistory {
  /// The case of a number.
  case generated(UInt64)
  /// A written scenario, with the number of the case that it comes from.
  case written(Scenario, UInt64)
}

extension FailureAnalyzer {
  /// The case does the same each time.
  package func flakiness(of finding: Finding) throws(Problem) -> String? { nil }

  /// Nothing is proved.
  package func proved(
    _ shrunk: Shrunk, keeping wanted: Signature, limit: Int
  ) async -> Counterexample {
    Counterexample(shrunk: shrunk)
  }

  /// There are no others.
  package func findings(around first: Finding) async -> [Finding] { [first] }

  /// Nothing else breaks.
  package func failure(
    in history: HuntedHistory, skipping skipped: [String]
  ) throws(Problem) -> MetFailure? {
    nil
  }
}
