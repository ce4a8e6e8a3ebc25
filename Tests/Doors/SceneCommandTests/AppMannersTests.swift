import CommandTrials
import Foundation
import Testing

/// Signals and strangers' texts, for every verb of an app's command.
struct AppMannersTests {
  /// A short line for each verb; none needs a file.
  private static let lines = [
    "run": "run --seed 1 --cases 1 --events 2 --quiet --jobs 1",
    "replay": "replay g4:ipad-ios26.e2:4:0", "shrink": "shrink g4:ipad-ios26.e2:4:0",
    "explain": "explain g4:ipad-ios26.e2:4:0", "show": "show g4:ipad-ios26.e2:4:0",
    "defects": "defects --only none", "list": "list",
    "ci": "ci --seed 1 --fixed 1 --cases 1 --jobs 1 --quiet",
    "merge-results": "merge-results none.result", "corpus": "corpus check",
    "completions": "completions fish", "man": "man", "version": "version", "help": "help",
    "why": "why app.crashes",
  ]

  /// The words that stand in a table of help.
  private func words(_ help: String, _ prefix: String) -> [String] {
    // What is set in several lines goes on further to the right.
    let rows = help.split(separator: "\n").filter {
      $0.hasPrefix("  " + prefix) && !$0.hasPrefix("   ")
    }
    return rows.map { String($0.dropFirst(2).prefix { $0 != " " }) }
  }

  @Test func `Every verb of an app has a line here`() throws {
    let shell = try Shell("SoundApp")
    #expect(try shell.run("help") == 0)
    let table = shell.output.components(separatedBy: "exit status:")[0]
    #expect(words(table, "").sorted() == Self.lines.keys.sorted())
  }

  @Test(arguments: lines.keys.sorted())
  func `A signal ends every verb of an app, though it cannot be asked`(verb: String) throws {
    let shell = try Shell("SoundApp")
    let signals = SignalTests()
    let full = signals.fullPipe()
    let end = full.fileHandleForWriting
    let process = try shell.start(try #require(Self.lines[verb]), to: end, messages: end)
    signals.awaitHandlers(of: process)
    #expect(process.isRunning, "it waits for room in the pipe")
    kill(process.processIdentifier, SIGTERM)
    process.waitForEnd()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGTERM)
    withExtendedLifetime(full) {}
  }

  @Test(arguments: lines.keys.sorted())
  func `No verb of an app writes an option's value or an operand as it is`(verb: String) throws {
    let shell = try Shell("SoundApp")
    let base = try #require(Self.lines[verb]).split(separator: " ").map(String.init)
    #expect(try shell.run(["help", verb]) == 0)
    let options = words(shell.output, "--")
    var tries = [[verb, Danger.text], base + [Danger.text], base + ["--" + Danger.text]]
    for option in options {
      tries.append(base + ["\(option)=\(Danger.text)"])
      // Behind the short line: what takes any text, such as a file's name, would play for minutes alone.
      tries.append((base.contains(option) ? [verb] : base) + [option, Danger.text])
    }
    for words in tries {
      _ = try shell.run(words)
      #expect(Danger.found(in: shell.output) == nil, "results of \(words)")
      #expect(Danger.found(in: shell.messages) == nil, "messages of \(words)")
    }
  }
}
