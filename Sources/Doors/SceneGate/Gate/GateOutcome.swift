package import SceneCoverage
package import SceneFuzzing
import SceneInvariants
import SceneLifecycle
package import ScenePipeline

/// The counts of a gate over the cases of its campaigns.
package protocol GateTally: CaseTally {
  /// The type that tells how far a selection can reach.
  associatedtype Reach: Sendable

  /// Nothing was counted.
  init()
  /// Whether cases can come to this: sums of what a file says stay numbers.
  var isPossible: Bool { get }
  /// Adds what was counted in another campaign, to whose numbers of cases the offset is added.
  mutating func add(_ other: Self, offset: UInt64)
}

extension Surveyed: GateTally {
  /// The part of the contract that a selection can reach.
  package typealias Reach = GateReach

  /// Counts nothing yet.
  package init() { self.init(countsTriples: true) }

  /// Whether cases can come to this; a survey is looked at when it is read.
  package var isPossible: Bool {
    let counts = tally.entries.flatMap { [$0.exercised, $0.violated] } + [survey.cases]
    return counts.allSatisfy { $0 < 1 << 48 }
  }
}

extension AppTally: GateTally {
  /// Laws and situations that the selection cannot reach.
  package typealias Reach = [String]
}

/// The plays of a gate, on one machine or several.
package struct GateOutcome<Tally: GateTally>: Sendable {
  /// The corpus, sorted by path.
  package var entries: [CorpusEntry] = []
  /// The corpus that the entries are of; nil for a campaign of `run`.
  package var corpus: CorpusListing?
  /// The reach of its cases; nil where that was not needed yet.
  package var reach: Tally.Reach?
  /// The campaign that is the same for every commit.
  package var fixed = CampaignResult(tally: Tally())
  /// The campaign of this commit.
  package var fresh = CampaignResult(tally: Tally())
  /// Which of two bounds ended the campaign of this commit; nil where there was one, or neither did.
  package var bound: String?
  /// Failures that did not come back each time.
  package var unsteady: [UnsteadyFailure] = []

  /// Creates the outcome of a gate that has played nothing.
  package init() {}

  /// The results of both campaigns together.
  package var all: CampaignResult<Tally> {
    var all = fixed
    all.activity.add(fresh.activity)
    all.tally.add(fresh.tally, offset: fixed.activity.cases)
    all.findings += fresh.findings
    return all
  }

  /// How many cases were played.
  package var cases: UInt64 { fixed.activity.cases + fresh.activity.cases }
}

/// A failure that did not come back each time.
package struct UnsteadyFailure: Hashable, Sendable {
  /// The name of the finding.
  package var name: String
  /// The report.
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// The plays of a gate of the contract.
package typealias ContractOutcome = GateOutcome<Surveyed>

extension ContractOutcome {
  /// Creates the outcome of a gate that played fresh cases only.
  package init(fresh: CampaignResult<Surveyed>) {
    self.init()
    self.fresh = fresh
  }

  /// The progress that the next round of the fresh campaign starts from.
  package var progress: Progress {
    var progress = Progress()
    let surveys = [fixed.tally.survey, fresh.tally.survey]
    for number in Contract.required.indices
    where surveys.contains(where: { $0.situations[number] > 0 }) {
      progress.reached |= 1 << UInt64(number)
    }
    if surveys[1].cases > 0 {
      progress.newness = DiscoveryEstimate(surveys[1].moments, cases: surveys[1].cases).newness
    }
    progress.findings = fresh.findings.count
    return progress
  }

  /// The cases in which the engine contradicted itself.
  package func faults(_ request: GateRequest) -> [FaultyCase] {
    request.fixed.faults(of: fixed) + request.fresh.faults(of: fresh)
  }

  /// The ways of failing with the campaign in which each was met first.
  ///
  /// - Parameters:
  ///   - request: The campaigns that were asked for.
  ///   - isThorough: Whether a way that both campaigns met is given for both.
  package func findings(_ request: GateRequest, isThorough: Bool) -> [(RunRequest, Finding)] {
    let known = isThorough ? [] : fixed.findings.map(\.signature)
    return fixed.findings.map { (request.fixed, $0) }
      + fresh.findings.filter { !known.contains($0.signature) }.map { (request.fresh, $0) }
  }

  /// Whether a campaign has shown enough.
  ///
  /// A failure that may be new is enough, too: what else fails can wait for the next build.
  package func isEnough(_ request: GateRequest, besides baseline: Baseline?) -> Bool {
    let all = all
    let isNew = all.findings.contains {
      !(baseline?.knows($0.signature) ?? false)
    }
    if isNew { return true }
    guard let reach, reach.isNarrowed else { return request.enough.holds(all.tally) }
    // What this selection cannot reach is not waited for; what it can is.
    return StoppingRule(reach.invariants, demands: request.demands).holds(all.tally)
      && Gate(result: all.counting(all.tally.tally), reach: reach).missing.isEmpty
  }
}
