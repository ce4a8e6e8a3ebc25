import SceneLifecycle

/// A run as JUnit XML: the corpus, the campaigns with every invariant, the required situations.
package struct JUnitRecorder: Recorder {
  private var report = JUnitReport()
  private var judged: [JudgedInvariant] = []
  private var violated: [ReportedFailure] = []
  private var known: [ReportedFailure] = []
  private var faults: [ToolFault] = []
  private var missed: [Shortcoming] = []
  private var unseen: [BlindSpot] = []

  package init() {}

  /// Takes the next event.
  package mutating func record(_ event: RunEvent) {
    switch event {
    case .replayed(let scenario):
      report.add(
        "corpus",
        JUnitCase(
          scenario.path, scenario.isGood ? .passed : .failed(scenario.verdict, scenario.remarks),
          at: scenario.position))
    case .played(let campaign): note(campaign)
    case .missed(let shortcoming): missed.append(shortcoming)
    case .judged(let invariant): judged.append(invariant)
    case .violated(let failure, .known): known.append(failure)
    case .violated(let failure, _): violated.append(failure)
    case .faulted(let fault): faults.append(fault)
    case .ended(let end): finish(end)
    case .overlooked(let spot): unseen.append(spot)
    case .unsteady, .estimated, .covered, .reached, .compared: break
    }
  }

  /// The document.
  package var document: String { report.text }

  private mutating func note(_ campaign: PlayedCampaign) {
    for (name, value) in [
      ("seed", campaign.seed), ("cases", "\(campaign.exercise.cases)"),
      ("callbacks", "\(campaign.exercise.callbacks)"), ("command", campaign.command),
    ] { report.note("campaign", "\(campaign.name).\(name)", value) }
  }

  private mutating func finish(_ end: RunEnd) {
    report.note("campaign", "version", Product.version)
    report.note("campaign", "generator", end.generator)
    report.note("campaign", "status", "\(end.status)")
    report.note("campaign", "conclusion", end.conclusion)
    if !unseen.isEmpty { report.note("campaign", "unseen", "\(unseen.count)") }
    for spot in unseen { report.say("campaign", spot.sentence) }
    report.say("campaign", end.conclusion)
    for fault in faults {
      report.add("campaign", JUnitCase("engine", .failed("fault", [fault.message])))
    }
    for invariant in judged { report.add("campaign", testCase(of: invariant)) }
    for shortcoming in missed {
      let sentence = shortcoming.sentence
      report.add(
        "required",
        JUnitCase(sentence, .failed("inconclusive", [sentence]), at: shortcoming.position))
    }
    if missed.isEmpty { report.add("required", JUnitCase("every situation", .passed)) }
  }

  private func testCase(of invariant: JudgedInvariant) -> JUnitCase {
    let failures = violated.filter { $0.invariant == invariant.id }
    let outcome: JUnitOutcome =
      if !failures.isEmpty {
        .failed(invariant.kind.rawValue, failures.map { $0.plain })
      } else if known.contains(where: { $0.invariant == invariant.id }) {
        .skipped("a known bug breaks it")
      } else {
        invariant.exercised == 0 ? .skipped("not exercised") : .passed
      }
    let method = failures.lazy.compactMap(\.method).first
    var testCase = JUnitCase(invariant.id, outcome, at: method ?? invariant.declaration)
    testCase.properties = [
      JUnitProperty("kind", invariant.kind.rawValue),
      JUnitProperty("exercised", "\(invariant.exercised)"),
      JUnitProperty("violated", "\(invariant.violated)"),
    ]
    return testCase
  }
}
