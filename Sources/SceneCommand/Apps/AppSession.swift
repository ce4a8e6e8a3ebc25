import CommandKit
import SceneFuzzing
import SceneWorkers
import SceneGate

/// A call of an app's command: what its verbs know of the app, of the user's words and of workers.
struct AppSession {
  let player: AppPlayer
  /// How the user calls the command.
  let program: String
  let call: VerbCall

  var arguments: Arguments { call.arguments }
  var console: Console { call.console }
  var isInterrupted: @Sendable () -> Bool { call.isInterrupted }

  /// The error of a campaign that would play or judge nothing.
  static func nothing(_ help: String) -> CommandError {
    CommandError(Diagnostic("there is nothing to run", help: help), .nothing)
  }

  /// How workers are started, and the options that decide what they judge.
  func setup() throws(CommandError) -> (AppSetup, words: [String]) {
    var setup = try limits()
    let known = player.laws.map(\.id)
    for id in arguments.list(.only) + arguments.list(.skip) where !known.contains(id) {
      throw CommandError(Diagnostic.unknown(id, isNot: "a law", of: known))
    }
    let only = arguments.list(.only)
    let skip = arguments.list(.skip)
    if only.isEmpty && skip.isEmpty { return (setup, setup.written) }
    let laws = known.filter { (only.isEmpty || only.contains($0)) && !skip.contains($0) }
    if laws.isEmpty { throw Self.nothing("choose at least one law") }
    setup.laws = laws
    let words = [("--only ", only), ("--skip ", skip)].filter { !$0.1.isEmpty }
    return (setup, words.map { $0.0 + $0.1.joined(separator: ",") } + setup.written)
  }

  /// The command that plays a file or a case again, with workers that are as limited.
  func repeating(_ what: String, _ setup: AppSetup, by verb: String = "replay") -> String {
    ([program, verb, what] + setup.written).joined(separator: " ")
  }

  /// How workers are started that judge every law.
  func limits() throws(CommandError) -> AppSetup {
    var setup = AppSetup()
    if let text = arguments.text(.timeout) {
      setup.limit = try arguments.about(.timeout) { () throws(CommandError) in
        try Duration(argument: text)
      }
    }
    let megabytes = try arguments.number(.workerMemory, in: 64...1_000_000)
    if let megabytes { setup.memory = UInt64(megabytes) << 20 }
    setup.written = Option.limits.compactMap { option in
      arguments.text(option).map { "--\(option.name) \($0)" }
    }
    return setup
  }
}
