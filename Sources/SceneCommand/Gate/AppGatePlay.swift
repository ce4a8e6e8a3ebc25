import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

/// Plays what the gate of an app is made of: kept scenarios, the fixed campaign, the fresh one.
struct AppGatePlay {
  /// What was played up to now.
  var outcome: AppGateOutcome

  let session: AppDoor
  let client: AppClient
  let request: AppGateRequest
  private let isQuiet: Bool

  init(
    _ session: AppDoor, _ client: AppClient, _ request: AppGateRequest, _ baseline: Baseline?
  ) {
    self.session = session
    self.client = client
    self.request = request
    isQuiet = session.arguments.has(.quiet)
    outcome = AppGateOutcome(
      baseline, collects: session.arguments.text(.writeBaseline) != nil)
  }

  /// Plays everything, first what the command and the app's unit tests keep.
  ///
  /// - Parameter shard: The part that this machine plays; nil for all.
  /// - Throws: `CommandError` where the corpus cannot be read, or no worker can be started.
  mutating func play(_ shard: Shard?) throws(CommandError) {
    let paths = try session.keptPlaces().flatMap(\.paths)
    outcome.corpus = CorpusListing(paths, below: "")
    for path in shard?.part(of: paths) ?? paths {
      outcome.entries.append(try session.entry(path, client))
    }
    if let shard {
      for kind in [\AppGateOutcome.fixed, \.fresh] {
        var part = kind == \.fixed ? request.fixed : request.fresh
        shard.cutRows(of: &part.campaign)
        outcome[keyPath: kind] = try session.play(part, reporter, isQuiet: isQuiet, besides: nil)
      }
      return
    }
    outcome.fixed = try session.play(request.fixed, reporter, isQuiet: isQuiet)
    if outcome.fixed.fault != nil { return }
    outcome.beyond = try beyondReach(besides: outcome.fixed.tally.laws)
    try playFresh()
  }

  /// Makes what failed small, and says what is doubtful.
  mutating func judge() throws(CommandError) {
    let reporter = reporter.limited(to: request.fresh.duration)
    try judge(outcome.fixed, of: request.fixed, besides: [], reporter)
    try judge(outcome.fresh, of: request.fresh, besides: outcome.fixed.findings, reporter)
    outcome.doubts = session.player.doubts(
      about: outcome.totals.tally, cases: outcome.cases,
      meeting: outcome.totals.tally.delegates, isSelection: request.isSelection)
    let tally = outcome.totals.tally.laws
    if outcome.beyond == nil { outcome.beyond = try beyondReach(besides: tally) }
    let beyond = (outcome.beyond ?? []).filter { tally[$0]?.exercised == 0 }
    outcome.beyond = beyond
    outcome.doubts.removeAll {
      [.idleLaw, .missedSituation].contains($0.cause) && beyond.contains($0.name)
    }
    if request.kills != nil {
      outcome.matrix = try session.matrix(AppMutant.all, request.mutantCampaign, client.setup)
    } else {
      outcome.lax = try laxLaws()
    }
  }

  /// Adds what another machine has played; what failed there is played again.
  mutating func add(
    _ part: AppCampaignResult, of request: AppRequest,
    to kind: WritableKeyPath<AppGateOutcome, AppCampaignResult>
  ) throws(CommandError) {
    var calm = part
    calm.findings = []
    outcome[keyPath: kind].add(calm)
    for met in part.findings {
      var one = request
      one.campaign.first = met.index
      one.campaign.cases = met.index + 1
      one.duration = nil
      let again = try session.play(
        one, reporter, isQuiet: true, besides: outcome.totals.findings)
      guard var finding = again.findings.first(where: { $0.name == met.name }) else {
        outcome.unsteady.append((met.name, unsteady(met, request)))
        continue
      }
      finding.count(as: met)
      outcome[keyPath: kind].add(finding)
    }
  }

  /// The report of a failure that another machine met and this one did not.
  private func unsteady(_ met: Finding, _ request: AppRequest) -> String {
    let command = session.repeating(request.token(met.index).text, client.setup)
    return "? \(met.name) (flaky)\n  Another machine met it, and it did not come back here.\n\n"
      + command + "\n"
  }

  /// Keeps what fails.
  private var reporter: AppFailureReporter {
    var own = session.store(CorpusStore.shared)
    own.folder = CorpusStore.local
    return AppFailureReporter(session, client, own)
  }

  /// Plays the fresh campaign in rounds, so that where it ends does not depend on the clock.
  private mutating func playFresh() throws(CommandError) {
    let reporter = reporter
    var round = request.fresh
    let start = ContinuousClock.now
    let end = request.fresh.campaign.cases ?? .max
    var border = StoppingRule.firstRound
    while round.campaign.first < end {
      let last = min(border, end)
      round.campaign.cases = last
      let played = try session.play(
        round, reporter, isQuiet: isQuiet, besides: outcome.totals.findings, after: outcome.fresh,
        since: start)
      outcome.fresh.add(played)
      let isCut = played.activity.cases < last - round.campaign.first
      if isCut || played.fault != nil || isEnough { return }
      round.campaign.first = last
      border *= 2
    }
  }

  /// A failure that may be new is enough, too: what else fails can wait for the next build.
  private var isEnough: Bool {
    guard request.stopsEarly else { return false }
    let isNew = (outcome.fixed.findings + outcome.fresh.findings).contains {
      !(outcome.triage.baseline?.knows($0.signature) ?? false)
    }
    var rule = request.enough
    rule.laws.removeAll { outcome.isBeyond($0.id) }
    return isNew || rule.holds(outcome.totals.tally.laws, outcome.totals.tally.behaviour)
  }

  /// Makes each way of failing small, and says whether it is new.
  private mutating func judge(
    _ totals: AppCampaignResult, of campaign: AppRequest, besides known: [Finding],
    _ reporter: AppFailureReporter
  ) throws(CommandError) {
    if let fault = totals.fault {
      let command = session.repeating(campaign.token(fault.index).text, client.setup)
      outcome.faults.append(
        ToolFault(
          fault.sentence,
          message: Diagnostic(fault.sentence, help: command).description))
    }
    for finding in totals.findings {
      let isMet = known.contains { $0.isSame(as: finding) }
      if isMet && !outcome.triage.isThorough { continue }
      try look(at: finding, totals, of: campaign, reporter, isMet: isMet)
    }
  }

  /// Makes the cases of a finding small until one is new.
  ///
  /// - Parameter isMet: Whether the other campaign has met the failure: then known histories may explain it.
  private mutating func look(
    at finding: Finding, _ totals: AppCampaignResult, of campaign: AppRequest,
    _ reporter: AppFailureReporter, isMet: Bool
  ) throws(CommandError) {
    let named = totals.findings.map(\.signature.invariant)
    var search = outcome.triage.search(finding)
    if isMet, let end = finding.end {
      let isKnown = outcome.triage.known.contains { $0.end?.text == end.text }
      if isKnown { outcome.triage.close(search, isEnd: true) }
      return
    }
    var isFirst = !isMet
    while let next = search.next(), !session.isInterrupted() || isFirst {
      var tail = reporter.tail(
        finding, of: campaign.campaign, drawing: outcome.page.next(session.arguments))
      tail.reported = named
      if isFirst {
        isFirst = false
        guard let first = try first(finding, tail) else { return }
        outcome.triage.take(first, in: &search)
      } else {
        let known = outcome.triage.histories(of: next.signature)
        guard let other = try tail.failure(next, besides: known) else {
          outcome.triage.take(nil, in: &search)
          continue
        }
        var failure = try tail.report([other])
        failure.keeping = failure.file.map(keeping)
        outcome.triage.take(failure, in: &search)
      }
    }
    outcome.triage.close(search, isEnd: finding.death != nil, playsOn: true)
  }

  /// Makes the first case of a finding small; nil where it does not come back each time.
  private mutating func first(
    _ finding: Finding, _ tail: FailureTail<WorkerAnalyzer>
  ) throws(CommandError) -> ReportedFailure? {
    let answer = try session.answer(
      finding, tail, namingOthers: outcome.triage.baseline == nil)
    outcome.page.take(answer, of: finding)
    switch answer {
    case .failure(var failure):
      failure.keeping = failure.file.map(keeping)
      return failure
    case .unsteady(let text):
      outcome.unsteady.append((finding.name, text))
      return nil
    }
  }

  /// The command that keeps a history among those that have to hold.
  private func keeping(_ file: String) -> String {
    let folder = "\(CorpusStore.shared)/\(session.player.usual.name)/regressions".shellWord
    return "mkdir -p \(folder) && cp \(file.shellWord) \(folder)/"
  }
}

/// What the gate of an app has played.
struct AppGateOutcome {
  /// How many scenarios are kept, and the digest of their paths.
  var corpus: CorpusListing?
  /// The kept scenarios, sorted by path, and what each came to.
  var entries: [CorpusEntry] = []
  /// The campaign that is the same for every commit.
  var fixed = AppCampaignResult()
  /// The campaign of this commit.
  var fresh = AppCampaignResult()
  /// The ways of failing, each made small, and which of them are known.
  var triage: Triage
  /// Failures that did not come back each time: what failed, and the report.
  var unsteady: [(name: String, text: String)] = []
  /// Cases in which the tool itself was at fault.
  var faults: [ToolFault] = []
  /// What the campaigns show less than it seems.
  var doubts: [AppDoubt] = []
  /// Laws and situations that the selection cannot reach; nil where that was not needed yet.
  var beyond: [String]?
  /// Laws that no change of the app broke in a quick look.
  var lax: [String] = []
  /// Which laws kill which mutant; nil where none were planted.
  var matrix: MutantMatrix?
  /// The page, as far as its failures are drawn.
  var page = AppCampaignPage()

  init(_ baseline: Baseline?, collects: Bool) {
    triage = Triage(baseline, collects: collects)
  }

  /// Whether the selection cannot put a law to the test, or reach a situation.
  func isBeyond(_ id: String) -> Bool { beyond?.contains(id) ?? false }

  /// What both campaigns came to.
  var totals: AppCampaignResult {
    var totals = fixed
    totals.findings += fresh.findings
    totals.activity.add(fresh.activity)
    totals.tally.add(fresh.tally, offset: fixed.activity.cases)
    return totals
  }

  /// How many cases were played.
  var cases: UInt64 { fixed.activity.cases + fresh.activity.cases }
}
