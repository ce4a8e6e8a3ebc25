import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting

/// A history that the contract judges; it is played where it is read.
struct ContractHistory: DoorHistory {
  private let call: VerbCall
  private let selection: Selection
  private let source: ScenarioSource
  private let played: Play

  init(_ call: VerbCall) throws(CommandError) {
    self.call = call
    selection = try Selection(call.arguments)
    source = try ScenarioSource(call.arguments)
    played = source.play(selection.judgement)
  }

  var word: String { source.word }
  var signature: Signature? { played.signature }
  var violated: String? { source.violated }

  var omissions: [String] {
    guard case .file(_, let scenario) = source else { return [] }
    return played.omissions(from: scenario)
  }

  private var console: Console { call.console }
  private var isShort: Bool { played.scenario.entries.count <= Play.explainedEvents }
  private var judging: Fuzzer { Fuzzer(played.judgement(selection.judgement)) }
  private var replaying: String { "scenefuzz replay " + source.word.shellWord }

  func play() {}

  func write(_ form: HistoryForm) {
    let transcript = played.transcript
    switch form {
    case .trace: console.stream { TraceReport(transcript).write(console.style, to: $0) }
    case .lines: console.stream(PlayLines(transcript).write)
    case .lanes(.text): console.stream { LaneReport(transcript).write(console.style, to: $0) }
    case .lanes(.json): console.write(LaneReport(transcript).json.document)
    case .steps(let format):
      let steps = StepsReport(transcript)
      console.write(format == .json ? steps.json.document : steps.text(console.style))
    }
  }

  func writeReason() {
    guard isShort, let explanation = judging.explain(played.scenario) else { return }
    console.line()
    console.write(ExplanationReport(played.transcript, explanation).text(console.style))
  }

  func remark() throws(CommandError) {
    for omission in omissions { console.report("note: \(omission)\n") }
    if case .faulty(let fault) = played.outcome {
      throw CommandError(Diagnostic(fault.sentence), .faulty)
    }
  }

  func conclude(_ form: HistoryForm) throws(CommandError) -> ExitStatus {
    try remark()
    return played.status
  }

  // MARK: - Reports

  /// A page tells of the history as it is; one that fails and is short is explained.
  func picture(_ format: PictureFiles.PictureFormat) -> String {
    var report = FailureReport(
      played.transcript, ReportFacts(source.token, orFile: source.word, repeatedBy: replaying))
    if signature != nil, isShort { report.explanation = judging.explain(played.scenario) }
    return switch format {
    case .html: HistoryPage(report).html
    case .svg: LanePicture(report.transcript, report.explanation).svg
    }
  }

  func shrunk(_ format: TableFormat) async throws(CommandError) -> String {
    let tail = FailureTail(
      selection.judgement, CorpusStore(call.arguments, console).store, of: source.token,
      call.isInterrupted)
    let report =
      if let token = source.token {
        try await tail.report(of: played, at: token)
      } else {
        try tail.report([try await tail.failure(of: played)])
      }
    return text(of: report, format)
  }

  func explain(_ format: TableFormat) async throws(CommandError) {
    guard let met = MetFailure(played) else { return }
    let tail = FailureTail(
      played.judgement(selection.judgement), ScenarioStore(repeatedBy: replaying),
      call.isInterrupted)
    let report =
      isShort ? try tail.report(met) : try tail.report([try await tail.failure(of: played)])
    console.write(text(of: report, format))
  }

  private func text(of report: FailureReport, _ format: TableFormat) -> String {
    format == .json ? report.json.document : report.text(console.style)
  }
}

extension ContractDoor {
  func history() throws(CommandError) -> ContractHistory { try ContractHistory(call) }
}
