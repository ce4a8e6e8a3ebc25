import SceneGeneration
import SceneLifecycle
import SceneShrinking

/// A way of failing with its counterexample.
package struct Failure: Hashable, Sendable {
  /// How a campaign met it.
  package var finding: Finding
  /// What it was made into.
  package var counterexample: Counterexample
  /// Whether no case stopped at it: it came behind another failure.
  package var isConsequence = false

  /// Whether both are told by the same history: the same bug.
  package func isAlike(_ other: Failure) -> Bool {
    var scenario = other.counterexample.scenario
    scenario.violates = counterexample.scenario.violates
    return scenario == counterexample.scenario
  }

  /// Whether it is the simpler one: smaller, or earlier in the catalogue, or on an earlier platform.
  package static func < (left: Failure, right: Failure) -> Bool {
    let (a, b) = (left.counterexample.scenario, right.counterexample.scenario)
    let sizes = (Size(a), Size(b))
    if sizes.0 != sizes.1 { return sizes.0 < sizes.1 }
    let ranks = (left.finding.violation.rank, right.finding.violation.rank)
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    return (a.platform.tellingPlace, a.text) < (b.platform.tellingPlace, b.text)
  }
}

extension Fuzzer {
  /// Looks how else the engine fails in the cases behind the first failure of a campaign.
  ///
  /// - Parameters:
  ///   - finding: The first failure of a campaign.
  ///   - order: The campaign.
  ///   - shouldStop: Asked now and then, on any thread; true ends with what is known.
  /// - Returns: The finding with the later cases that fail in the same way, then the others.
  func findings(
    around finding: Finding, _ order: CampaignOptions, shouldStop: @escaping @Sendable () -> Bool
  ) async -> [Finding] {
    var around = order
    around.keepsGoing = true
    around.first = finding.index + 1
    around.cases = min(around.first + Self.window(order), order.cases ?? .max)
    var others = await run(around, shouldStop: shouldStop).findings
    var first = finding
    if let alike = others.firstIndex(where: { $0.signature == finding.signature }) {
      first = Finding(
        index: finding.index, violation: finding.violation, others: others.remove(at: alike).cases)
    }
    return [first] + others
  }

  /// Makes one failure of a campaign small; nil when it does not come back.
  package func failure(
    _ finding: Finding, _ order: CampaignOptions, _ shouldStop: @escaping @Sendable () -> Bool
  ) async -> Failure? {
    await counterexample(
      of: play(order.generator.token(finding.index)).scenario,
      keeping: finding.signature, platforms: order.tellable, shouldStop: shouldStop
    ).map { Failure(finding: finding, counterexample: $0) }
  }

  /// How many cases are looked at: about two million callbacks.
  private static func window(_ order: CampaignOptions) -> UInt64 {
    UInt64(max(4, min(1_024, 2_000_000 / order.generator.shape.typicalLength)))
  }

  /// Plays a counterexample so that its own failure is told, not one that comes before it.
  package func play(_ scenario: Scenario, telling wanted: Signature) -> Play {
    let play = play(scenario)
    if play.signature == wanted { return play }
    let only = InvariantSelection(only: [wanted.invariant], softFails: true)
    return Fuzzer(only).play(scenario)
  }
}

extension CampaignOptions {
  /// The platforms on which a failure may be told; none if the campaign keeps to its own.
  var tellable: [Platform] {
    generator.shape.platform == nil ? Platform.all.map(\.platform) : []
  }
}

extension Violation {
  /// Place of the invariant in the catalogue.
  fileprivate var rank: Int {
    Contract.all.firstIndex { $0.id == invariant } ?? Contract.all.count
  }
}
