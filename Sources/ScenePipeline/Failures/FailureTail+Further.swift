package import SceneLifecycle
import SceneShrinking

extension FailureTail {
  /// Of how many cases of a finding it is asked whether a failure explains them.
  private static var mostCases: Int { 256 }
  /// How many of those that it does not explain are made small.
  private static var mostTries: Int { 8 }
  /// How many further failures are reported.
  private static var mostFurther: Int { 3 }

  /// Other ways to the same failure, behind the one that was made small first.
  ///
  /// A broken kind of event may hide a second one: the law breaks in either case, and one report would
  /// show the first alone. A history counts if each has a kind of event that the other has not, and those
  /// of the one do not fail in the places of the other's: that, the report of the first one says already.
  ///
  /// - Parameters:
  ///   - first: Its history.
  ///   - finding: Its finding, with the cases that fail in the same way.
  package func further(
    behind first: Scenario, in finding: Finding
  ) throws(Analyzer.Problem) -> [Failure] {
    var known = [first]
    var further: [Failure] = []
    var tries = 0
    for index in finding.cases.prefix(Self.mostCases) where index != finding.index {
      if tries == Self.mostTries || further.count == Self.mostFurther { break }
      if analyzer.shouldStop() { break }
      var next = finding.beginning(with: index)
      next.count = 0
      guard let met = try meet(next, besides: known) else { continue }
      tries += 1
      guard let small = try shrink(met), let other = try self.other(small, of: met, than: known)
      else { continue }
      let isNew = try isOther(other, than: [first] + further.map(\.scenario))
      known.append(other.scenario)
      if isNew { further.append(other) }
    }
    return further
  }

  /// What a case that known histories do not explain comes to; nil where that is one of them after all.
  ///
  /// Making it small may lead from one bug to another that fails in the same way. So where it comes to the
  /// kinds of a known history, it is made small once more with its own kinds of event alone.
  ///
  /// - Parameters:
  ///   - small: What it was made into.
  ///   - met: What known histories do not explain of the case.
  ///   - known: Histories that fail in the same way.
  package func other(
    _ small: Failure, of met: MetFailure, than known: [Scenario]
  ) throws(Analyzer.Problem) -> Failure? {
    let kinds = small.scenario.entries.map(\.event.kind)
    if !known.contains(where: { $0.entries.map(\.event.kind) == kinds }) { return small }
    let own = Set(met.scenario.entries.map(\.event.kind))
    let shrunk = try analyzer.shrink(
      met.scenario, keeping: met.finding.signature, among: own)
    guard let shrunk else { return nil }
    let other = Failure(finding: met.finding, counterexample: Counterexample(shrunk: shrunk))
    return try isOther(other, than: known) ? other : nil
  }

  private func isOther(
    _ failure: Failure, than known: [Scenario]
  ) throws(Analyzer.Problem) -> Bool {
    let wanted = failure.finding.signature
    for known in known {
      if !failure.scenario.differsInKind(from: known) { return false }
      if try analyzer.failAlike(known, failure.scenario, as: wanted) { return false }
    }
    return true
  }
}
