import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import SceneReporting
import SceneWorkers

/// An app: workers play it, and its laws are judged.
struct AppDoor: Door {
  let player: AppPlayer
  /// How the user calls the command.
  let program: String
  let call: VerbCall
  /// Where findings are kept unless an option names another folder; one store for the whole call.
  let localStore: CorpusStore

  /// Takes a call; where it is to be redacted, nothing that it writes has a path outside of the checkout.
  init(player: AppPlayer, program: String, call: VerbCall) {
    var (player, call) = (player, call)
    if call.arguments.has(.redact) { player.redact() }
    if let redaction = player.redaction {
      call.console = call.console.changing { redaction.text($0) }
    }
    self.player = player
    self.program = program
    self.call = call
    localStore = CorpusStore(
      folder: CorpusStore.local, suite: player.usual.name, console: call.console)
  }

  static var judging: [Option] { Option.appJudging }

  /// How workers are started, and what the user chose.
  ///
  /// - Parameter isOfCases: Whether cases are drawn, of which events can be chosen, too.
  func setup(
    isOfCases: Bool = false
  ) throws(CommandError) -> (AppSetup, chosen: Selection) {
    var setup = try limits()
    let chosen = try Selection(arguments, Selection.Vocabulary(player, isOfCases: isOfCases))
    setup.laws = try chosen.laws(among: setup.names)
    setup.names = setup.laws ?? setup.names
    return (setup, chosen)
  }

  /// The command that plays a file or a case again, with workers that are as limited.
  func repeating(_ what: String, _ setup: AppSetup, by verb: String = "replay") -> String {
    ([program, verb, what.isEmpty ? "" : what.shellWord] + setup.written).joined(separator: " ")
  }

  /// How workers are started that judge every law.
  func limits() throws(CommandError) -> AppSetup {
    var setup = try Self.setup(arguments)
    setup.redaction = player.redaction
    setup.mayTrace = Self.mayTrace(arguments.environment)
    setup.names = player.laws.map(\.id)
    return setup
  }

  /// Whether crashes may have backtraces: the user's variable for Swift's runtime can switch them off.
  private static func mayTrace(_ environment: CommandEnvironment) -> Bool {
    let words = environment.variables[AppSetup.backtraces]?.split(separator: ",") ?? []
    return !words.contains("enable=no")
  }

  /// How workers are limited.
  static func setup(_ arguments: Arguments) throws(CommandError) -> AppSetup {
    var setup = AppSetup()
    if let text = arguments.text(.timeout) {
      setup.limit = try arguments.about(.timeout) { () throws(CommandError) in
        try Duration(argument: text)
      }
    }
    let megabytes = try arguments.number(.workerMemory, in: 64...1_000_000)
    if let megabytes { setup.memory = UInt64(megabytes) << 20 }
    setup.written = limits(arguments)
    setup.showsOutput = !arguments.has(.noOutput)
    setup.showsStubs = arguments.has(.stubs)
    return setup
  }

  /// The options that limit workers, as they were written.
  static func limits(_ arguments: Arguments) -> [String] {
    [Option.timeout, .workerMemory].compactMap { option in
      arguments.text(option).map { "--\(option.name) \($0.shellWord)" }
    }
  }
}

extension AppDoor {
  /// Where this app's histories are kept.
  ///
  /// - Parameter folder: The folder unless an option names another one.
  func store(_ folder: String = CorpusStore.local) -> CorpusStore {
    var store = localStore
    store.folder = arguments.text(.corpus) ?? folder
    return store
  }

  /// Writes what was left out and what escaped.
  ///
  /// - Throws: `CommandError` where the engine contradicted itself.
  /// - Returns: Whether something broke.
  func remark(on answer: HistoryAnswer) throws(CommandError) -> ExitStatus {
    for omission in answer.omissions { console.report("note: \(omission)\n") }
    console.report(AppResult.lines(ofEscapes: answer.escapes))
    if let fault = answer.fault { throw CommandError(Diagnostic(fault), .faulty) }
    return answer.signature == nil ? .holds : .violated
  }
}
