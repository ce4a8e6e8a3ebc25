import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

/// A history of an app: workers play it, up to the moment at which it ends its process.
struct WorkerHistory: DoorHistory {
  let door: AppDoor
  let client: AppClient
  let source: AppSource
  private var answer: HistoryAnswer?
  /// How the app ended its process; nil where it did not.
  private(set) var death: ProcessDeath?

  init(_ door: AppDoor) throws(CommandError) {
    self.door = door
    source = try AppSource(door.arguments, door.program)
    client = AppClient(try door.setup().0, isInterrupted: door.isInterrupted)
  }

  var word: String { door.arguments.operands.first ?? "" }
  var signature: Signature? { answer?.signature }
  var omissions: [String] { lastAnswer.omissions }
  /// The last answer.
  var lastAnswer: HistoryAnswer {
    guard let answer else { preconditionFailure("a history is played before it is told of") }
    return answer
  }
  var violated: String? {
    if case .scenario(let scenario) = source { scenario.violates } else { nil }
  }

  mutating func play() throws(CommandError) {
    (answer, death) = try client.answer(door.question(.noText, source))
  }

  mutating func write(_ form: HistoryForm) throws(CommandError) {
    let question = door.question(form.answer, source)
    (answer, death) = try client.answer(question)
    door.console.write(lastAnswer.text)
    if form.endsWithDeath, let death {
      form.print(client.lastWords(of: death, question), door.console)
    }
  }

  func writeReason() throws(CommandError) {
    if death != nil { return }
    if let (explained, _) = try client.answerOfMany(door.question(.explanation, source)) {
      door.console.write(explained.text)
    }
  }

  func remark() throws(CommandError) { _ = try door.remark(on: lastAnswer) }

  func conclude(_ form: HistoryForm) throws(CommandError) -> ExitStatus {
    let late = death == nil ? client.lateDeath() : nil
    if let late { form.print("\n" + late.lateReport, door.console) }
    let status = try door.remark(on: lastAnswer)
    return late == nil ? status : .violated
  }

  // MARK: - Reports

  /// A worker draws it; one that breaks a law and is short is explained.
  func picture(_ format: PictureFiles.PictureFormat) throws(CommandError) -> String {
    let facts = ReportFacts(
      source.token, orFile: word, repeatedBy: door.repeating(word, client.setup))
    var question = HistoryQuestion(source, .report(facts, format.report))
    question.showsOutput = client.setup.showsOutput
    question.end = death?.end
    question.wanted = lastAnswer.signature
    let isShort = lastAnswer.scenario.entries.count <= Play.explainedEvents
    let isExplained = isShort && death == nil && lastAnswer.signature != nil
    let drawn = isExplained ? try client.answerExplained(question).0 : try client.answer(question).0
    return try PictureFiles.checked(drawn.text)
  }

  func explain(_ format: TableFormat) throws(CommandError) {
    let facts = ReportFacts(repeatedBy: door.repeating(word, client.setup))
    var question = door.question(.report(facts, format == .json ? .json : .text), source)
    question.look = .lanes
    question.end = death?.end
    question.wanted = lastAnswer.signature
    // Where the history itself ends the process, a change of it may end it as well.
    let (answer, deaths) =
      death == nil ? try client.answerExplained(question) : (try client.answer(question).0, nil)
    door.console.write(answer.text)
    if let note = note(deaths) { door.console.report("note: \(note)\n") }
  }

  /// Returns a note on the parts that an explanation leaves out; nil where it leaves out nothing.
  private func note(_ deaths: Int?) -> String? {
    if death != nil {
      return "what each event is for is not worked out where a history ends the app's process;"
        + " 'shrink' leaves out what is not needed"
    }
    guard let deaths else {
      return "the app's process ends at another place each time, so no event is said to be needed"
    }
    return deaths == 0
      ? nil
      : "\(deaths) of the changed histories ended the app's process; "
        + "each counts as failing in another way"
  }
}

extension HistoryForm {
  /// The form of the answer that a worker writes.
  fileprivate var answer: HistoryQuestion.AnswerForm {
    switch self {
    case .trace: .trace
    case .lines: .lines
    case .lanes(let format): .lanes(isForTools: format == .json)
    case .steps(let format): .steps(isForTools: format == .json)
    }
  }

  /// Whether the last words of a process stand below it.
  fileprivate var endsWithDeath: Bool {
    switch self {
    case .trace, .lines: true
    case .lanes, .steps: false
    }
  }

  /// Writes what is no part of it: among the messages, where results are for other tools.
  fileprivate func print(_ text: String, _ console: Console) {
    if case .lines = self { console.report(text) } else { console.write(text) }
  }
}

extension PictureFiles.PictureFormat {
  fileprivate var report: HistoryQuestion.ReportForm {
    switch self {
    case .html: .html
    case .svg: .svg
    }
  }
}

extension AppDoor {
  func history() throws(CommandError) -> WorkerHistory { try WorkerHistory(self) }

  /// A question about a history, to be answered in the style of the console.
  fileprivate func question(
    _ form: HistoryQuestion.AnswerForm, _ source: AppSource
  ) -> HistoryQuestion {
    var question = HistoryQuestion(source, form)
    question.style = console.style
    question.showsOutput = !arguments.has(.noOutput)
    question.showsStubs = arguments.has(.stubs)
    return question
  }
}

extension AppSource {
  /// Reads the one operand of a verb.
  init(_ arguments: Arguments, _ program: String) throws(CommandError) {
    switch try arguments.fileOrToken(of: program) {
    case .file(let path): self = .scenario(try Disk.appScenario(path))
    case .token(let token): self = .token(token)
    }
  }
}

extension WorkerHistory {
  func shrunk(_ format: TableFormat) throws(CommandError) -> String {
    guard let wanted = signature else { throw WorkerAnalyzer.lost }
    let finding =
      death.map { Finding($0, at: lastAnswer.brokenAt ?? "", in: 0, count: 0) }
      ?? Finding(index: 0, wanted, count: 0)
    var analyzer = WorkerAnalyzer(client, finding, in: source)
    analyzer.isForTools = format == .json
    let tail = AppFailureReporter(door, client, door.store()).tail(analyzer)
    return try tail.reportSmall(MetFailure(finding, lastAnswer.scenario)).text
  }
}
