package import SceneLifecycle
import SceneShrinking

extension FailureTail {
  /// How many cases of a finding are looked at.
  private static var mostCases: Int { 256 }
  /// How many of those are made small.
  private static var mostTries: Int { 8 }
  /// How many other histories are told.
  private static var mostFurther: Int { 3 }

  /// Returns a case's failure; nil if it does not fail so, or if known histories explain it.
  ///
  /// - Parameters:
  ///   - finding: It begins with the case.
  ///   - known: Histories that fail in the same way.
  package func failure(
    _ finding: Finding, besides known: [Scenario]
  ) throws(Analyzer.Problem) -> Failure? {
    guard let scenario = try analyzer.history(of: finding) else { return nil }
    let shrunk = try analyzer.shrink(scenario, keeping: finding.signature, besides: known)
    return shrunk.map { Failure(finding: finding, counterexample: Counterexample(shrunk: $0)) }
  }

  /// Other ways to the same failure, behind the one that was made small first.
  ///
  /// A broken kind of event may hide a second one of the same law. A kind that fails in the place of
  /// another is named by the report itself, and is not another way.
  ///
  /// - Parameters:
  ///   - first: Its history.
  ///   - finding: Its finding, with the cases that fail in the same way.
  package func further(
    behind first: Scenario, in finding: Finding
  ) throws(Analyzer.Problem) -> [Failure] {
    var known = [first]
    var further: [Failure] = []
    for index in finding.cases.prefix(Self.mostCases) where index != finding.index {
      if known.count > Self.mostTries || further.count == Self.mostFurther { break }
      if analyzer.shouldStop() { break }
      let next = finding.beginning(with: index)
      guard let other = try failure(next, besides: known) else { continue }
      if !known.contains(where: { other.scenario.isVariant(of: $0) }) { further.append(other) }
      known.append(other.scenario)
    }
    return further
  }
}
