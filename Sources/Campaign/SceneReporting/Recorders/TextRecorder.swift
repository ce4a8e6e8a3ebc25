import SceneLifecycle

/// A run as text for people.
package struct TextRecorder: Recorder {
  private let style: Style
  private let isVerbose: Bool
  private var lines: [String] = []
  private var replayed: [ReplayedScenario] = []
  private var hasCampaign = false

  /// Creates the text of a run.
  ///
  /// - Parameters:
  ///   - style: How it may look.
  ///   - isVerbose: Whether it has the tables; otherwise what they come to.
  package init(style: Style = .plain, isVerbose: Bool = true) {
    self.style = style
    self.isVerbose = isVerbose
  }

  /// Takes the next event.
  package mutating func record(_ event: RunEvent) {
    switch event {
    case .replayed(let scenario): replayed.append(scenario)
    case .played(let campaign):
      if !hasCampaign { lines += corpus }
      hasCampaign = true
      lines += Self.lines(of: campaign)
    case .estimated(_, let brief) where !isVerbose: lines += brief
    case .reached where !isVerbose: break
    case .estimated(let table, _), .covered(let table), .reached(let table), .compared(let table):
      lines += [""] + table
    case .missed(let missed): lines.append(missed.sentence)
    case .overlooked(let spot): lines.append(spot.sentence)
    case .judged, .violated(_, .known): break
    case .violated(let failure, _): lines += ["", String(failure.text.dropLast())]
    case .unsteady(let report): lines += ["", String(report.dropLast())]
    case .faulted(let fault): lines += ["", fault.message]
    case .ended(let end): lines += ["", end.conclusion, ""]
    }
  }

  /// The whole text.
  package var document: String { lines.joined(separator: "\n") }

  private var corpus: [String] {
    let bad = replayed.filter { !$0.isGood }
    if replayed.isEmpty { return ["corpus: no scenario is kept"] }
    let count = UInt64(replayed.count).counted("scenario")
    let verdict =
      switch bad.count {
      case 0: "all as they should be"
      case 1: "1 not as it should be"
      default: "\(bad.count) not as they should be"
      }
    let remarks = bad.flatMap { kept -> [String] in
      ["BAD  \(kept.path.shown)"] + kept.remarks.map { "     " + $0 }
    }
    return ["corpus: \(count), \(verdict)"] + remarks
  }

  private static func lines(of campaign: PlayedCampaign) -> [String] {
    if campaign.exercise.cases == 0 { return ["\(campaign.name): no cases"] }
    return [
      "\(campaign.name): " + campaign.exercise.summary, "       \(campaign.command)",
    ]
  }
}
