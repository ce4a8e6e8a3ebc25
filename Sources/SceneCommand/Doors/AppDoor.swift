import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneWorkers
import SceneGate

/// An app: workers play it, and its laws are judged.
struct AppDoor: Door {
  let player: AppPlayer
  /// How the user calls the command.
  let program: String
  let call: VerbCall

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
  }

  static var judging: [Option] { Option.appJudging }

  /// How workers are started, and what the user chose.
  ///
  /// - Parameter isOfCases: Whether cases are drawn, of which events can be chosen, too.
  func setup(
    isOfCases: Bool = false
  ) throws(CommandError) -> (AppSetup, chosen: AppSelection) {
    var setup = try limits()
    let chosen = try AppSelection(arguments, player, isOfCases: isOfCases)
    setup.laws = chosen.laws
    setup.names = setup.names.filter { chosen.laws?.contains($0) ?? true }
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
    setup.names = player.laws.map(\.id)
    return setup
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
    return setup
  }

  /// The options that limit workers, as they were written.
  static func limits(_ arguments: Arguments) -> [String] {
    [Option.timeout, .workerMemory].compactMap { option in
      arguments.text(option).map { "--\(option.name) \($0.shellWord)" }
    }
  }
}
