import SceneFuzzing

/// What a gate has played, whoever played it.
struct GateOutcome {
  /// The corpus, sorted by path.
  var entries: [CorpusEntry] = []
  /// The campaign that is the same for every commit.
  var fixed = CampaignResult<Surveyed>()
  /// The campaign of this commit.
  var fresh = CampaignResult<Surveyed>()

  /// What both campaigns exercised.
  var all: CampaignResult<Surveyed> {
    var all = fixed
    all.activity.add(fresh.activity)
    all.tally.add(fresh.tally, offset: fixed.activity.cases)
    return all
  }

  /// What people who watch the next cases of the fresh campaign know already.
  var progress: Progress {
    var progress = Progress()
    let surveys = [fixed.tally.survey, fresh.tally.survey]
    for place in Contract.required.indices
    where surveys.contains(where: { $0.situations[place] > 0 }) {
      progress.reached |= 1 << UInt64(place)
    }
    if surveys[1].cases > 0 {
      progress.newness = Richness(surveys[1].moments, cases: surveys[1].cases).newness
    }
    progress.findings = fresh.findings.count
    return progress
  }

  /// The campaign in which the engine contradicted itself, with the case.
  func fault(_ request: GateRequest) -> (RunRequest, CampaignResult<Surveyed>.CaseFault)? {
    if let fault = fixed.fault { return (request.fixed, fault) }
    return fresh.fault.map { (request.fresh, $0) }
  }

  /// The ways of failing with the campaign in which each was met first.
  ///
  /// - Parameter isThorough: Whether a way that both campaigns met is given for both.
  func findings(_ request: GateRequest, isThorough: Bool) -> [(RunRequest, Finding)] {
    let known = isThorough ? [] : fixed.findings.map(\.signature)
    return fixed.findings.map { (request.fixed, $0) }
      + fresh.findings.filter { !known.contains($0.signature) }.map { (request.fresh, $0) }
  }
}
