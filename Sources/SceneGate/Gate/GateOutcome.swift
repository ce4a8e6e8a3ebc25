package import SceneCoverage
import SceneFuzzing
import SceneInvariants
import SceneLifecycle
package import ScenePipeline

/// What a gate has played, on one machine or several.
package struct GateOutcome {
  /// The corpus, sorted by path.
  package var entries: [CorpusEntry] = []
  /// The corpus that the entries are of; nil for a campaign of `run`.
  package var corpus: CorpusListing?
  /// What its cases can reach; nil where that was not needed yet.
  var reach: GateReach?
  /// The campaign that is the same for every commit.
  package var fixed = CampaignResult(tally: Surveyed())
  /// The campaign of this commit.
  package var fresh = CampaignResult(tally: Surveyed())

  /// Creates the outcome of a gate that has played nothing.
  package init() {}

  /// Creates the outcome of a gate that played fresh cases only.
  package init(fresh: CampaignResult<Surveyed>) { self.fresh = fresh }

  /// What both campaigns exercised.
  package var all: CampaignResult<Surveyed> {
    var all = fixed
    all.activity.add(fresh.activity)
    all.tally.add(fresh.tally, offset: fixed.activity.cases)
    return all
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
}
