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
  /// What was answered last; nil where nothing was asked yet.
  private(set) var told = AppMessage("")
  /// How the app ended its process; nil where it did not.
  private(set) var death: ProcessDeath?

  init(_ door: AppDoor) throws(CommandError) {
    self.door = door
    source = try AppSource(door.arguments, door.program)
    client = AppClient(try door.setup().0, isInterrupted: door.isInterrupted)
  }

  var word: String { door.arguments.operands.first ?? "" }
  var signature: Signature? { told.wanted }
  var omissions: [String] { told.omissions }
  var violated: String? {
    if case .scenario(let scenario) = source { scenario.violates } else { nil }
  }

  mutating func play() throws(CommandError) {
    (told, death) = try client.tell(door.question("play", source))
  }

  mutating func write(_ form: HistoryForm) throws(CommandError) {
    let question = door.question(form, source)
    (told, death) = try client.tell(question)
    door.console.write(told.text)
    if form.endsWithDeath, let death {
      form.tell(client.lastWords(of: death, question), door.console)
    }
  }

  func writeReason() throws(CommandError) {
    if death != nil { return }
    if let explained = try client.tellOfMany(door.question("explain", source)) {
      door.console.write(explained.text)
    }
  }

  func remark() throws(CommandError) { _ = try door.remark(on: told) }

  func conclude(_ form: HistoryForm) throws(CommandError) -> ExitStatus {
    let late = death == nil ? client.lateDeath() : nil
    if let late { form.tell("\n" + late.lateReport, door.console) }
    let status = try door.remark(on: told)
    return late == nil ? status : .violated
  }

  // MARK: - Reports

  /// A worker draws it; one that breaks a law and is short is explained.
  func picture(_ format: PictureFiles.PictureFormat) throws(CommandError) -> String {
    var message = AppMessage(format.rawValue, source)
    message.end = death?.end
    message.wanted = told.wanted
    message.add("command", door.repeating(word, client.setup))
    switch source {
    case .scenario: message.add("file", word)
    case .token(let token):
      message.add("of", token.text)
      message.add("seed", token.seed.text)
    }
    let isShort = try told.scenario().entries.count <= Play.explainedEvents
    let isExplained = isShort && death == nil && told.wanted != nil
    let drawn = isExplained ? try client.tellExplained(message) : try client.tell(message).0
    return try PictureFiles.checked(drawn.text)
  }

  func explain(_ format: TableFormat) throws(CommandError) {
    var message = door.question("report", source)
    message.end = death?.end
    message.wanted = told.wanted
    message.add("format", format.rawValue)
    message.add("lanes", "whole")
    message.add("command", door.repeating(word, client.setup))
    // Where the history itself ends the process, a change of it may end it as well.
    let answer = death == nil ? try client.tellExplained(message) : try client.tell(message).0
    door.console.write(answer.text)
    for note in notes(on: answer) { door.console.report("note: \(note)\n") }
  }

  /// What an explanation leaves out, and why.
  private func notes(on answer: AppMessage) -> [String] {
    var notes: [String] = []
    if death != nil {
      notes.append(
        "what each event is for is not worked out where a history ends the app's process;"
          + " 'shrink' leaves out what is not needed")
    }
    if let count = answer.numbers("deaths").first {
      notes.append(
        "\(count) of the changed histories ended the app's process; "
          + "each counts as failing in another way")
    }
    if answer["unexplained"] != nil {
      notes.append(
        "the app's process ends at another place each time, so no event is said to be needed")
    }
    return notes
  }
}

extension HistoryForm {
  /// Whether the last words of a process stand below it.
  fileprivate var endsWithDeath: Bool {
    switch self {
    case .trace, .lines: true
    case .lanes, .steps: false
    }
  }

  /// Writes what is no part of it: among the messages, where results are for other tools.
  fileprivate func tell(_ text: String, _ console: Console) {
    if case .lines = self { console.report(text) } else { console.write(text) }
  }
}

extension AppDoor {
  func history() throws(CommandError) -> WorkerHistory { try WorkerHistory(self) }

  /// A question about a history, to be answered in the style of the console.
  func question(_ subject: String, _ source: AppSource) -> AppMessage {
    var message = AppMessage(subject, source)
    message.style = console.style
    return message
  }

  /// The question that a worker answers with a form of a history.
  fileprivate func question(_ form: HistoryForm, _ source: AppSource) -> AppMessage {
    let (subject, format): (String, TableFormat?) =
      switch form {
      case .trace: ("trace", nil)
      case .lines: ("lines", nil)
      case .lanes(let format): ("lanes", format)
      case .steps(let format): ("steps", format)
      }
    var question = question(subject, source)
    if let format { question.add("format", format.rawValue) }
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
      death.map { Finding($0, at: told["at"] ?? "", in: 0, count: 0) }
      ?? Finding(index: 0, wanted, count: 0)
    var analyzer = WorkerAnalyzer(client, finding, in: source)
    analyzer.isForTools = format == .json
    let tail = AppFailureReporter(door, client, door.store()).tail(analyzer)
    return try tail.reportSmall(MetFailure(finding, try told.scenario())).text
  }
}
