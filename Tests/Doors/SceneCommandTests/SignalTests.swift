import CommandKit
import CommandTrials
import Foundation
import SceneFuzzing
import SceneStarting
import Testing

/// A request to stop ends every verb, whatever it is doing.
struct SignalTests {
  /// A line for each verb that writes before it has anything to ask: its output is taken by no one.
  private static let stuck = [
    "run": "run --seed 1 --cases 1", "replay": "replay g4:ipad-ios17.e2:4:0",
    "shrink": "shrink g4:ipad-ios17.e2:4:0", "explain": "explain g4:ipad-ios17.e2:4:0",
    "show": "show g4:ipad-ios17.e2:4:0", "explore": "explore --scenes 1", "list": "list",
    "conform": "conform none.trace", "corpus": "corpus check none", "help": "help",
    "merge-results": "merge-results none", "defects": "defects --seed none",
    "ci": "ci --contract --seed none", "init": "init --name Notes --print",
    "why": "why none", "completions": "completions zsh", "man": "man", "version": "version",
  ]

  /// Lines that have much to do, and ask now and then.
  private static let busy = [
    "run --cases 1000000000 --quiet", "explore --scenes 9 --groups all --quiet",
    "defects --cases 1000000 --quiet", "ci --contract --seed 1 --fixed 1000000000 --quiet",
    "run --seed 1 --cases 1000000000 --shard 1/1 --quiet",
  ]

  /// A pipe that is full, and stays so.
  func fullPipe() -> Pipe {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    let flags = fcntl(writing, F_GETFL)
    _ = fcntl(writing, F_SETFL, flags | O_NONBLOCK)
    let bytes = [UInt8](repeating: 0x78, count: 4_096)
    while write(writing, bytes, bytes.count) > 0 {}
    while write(writing, bytes, 1) > 0 {}
    _ = fcntl(writing, F_SETFL, flags)
    return pipe
  }

  /// A program that is given long to end after a signal, whatever else the machine does.
  private func patient(_ program: String) throws -> Shell {
    let shell = try Shell(program)
    shell.variables["SCENEFUZZ_GRACE"] = "10m"
    return shell
  }

  /// Waits until a process has its own way with signals, and a moment more, which finds it at work.
  func awaitHandlers(of process: Process) {
    #if os(Linux)
      let isHandled = Patience.wait {
        let path = "/proc/\(process.processIdentifier)/status"
        let status = FileManager.default.contents(atPath: path) ?? Data()
        let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
        let caught = lines.first { $0.hasPrefix("SigCgt:") }?.split(separator: "\t").last
        let mask = caught.flatMap { UInt64($0, radix: 16) } ?? 0
        return mask >> UInt64(SIGTERM - 1) & 1 == 1
      }
      #expect(isHandled)
    #endif
    Thread.sleep(forTimeInterval: 0.5)
  }

  @Test func `Every verb has a line here`() {
    let verbs = StartingCommand.program.verbs.map(\.name)
    #expect(verbs.allSatisfy { Self.stuck[$0] != nil })
  }

  @Test(
    arguments: stuck.keys.sorted().map { ($0, SIGTERM) } + [("run", SIGINT), ("list", SIGHUP)])
  func `A signal ends every verb, though it cannot be asked`(verb: String, number: Int32) throws {
    let shell = try Shell("scenefuzz")
    let full = fullPipe()
    let end = full.fileHandleForWriting
    let process = try shell.start(try #require(Self.stuck[verb]), to: end, messages: end)
    awaitHandlers(of: process)
    #expect(process.isRunning, "it waits for room in the pipe")
    kill(process.processIdentifier, number)
    process.waitForEnd()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    withExtendedLifetime(full) {}
  }

  @Test(arguments: busy, [SIGTERM, SIGINT])
  func `A verb that is at work ends in order`(line: String, number: Int32) throws {
    try expectOrder(after: number, try patient("scenefuzz").start(line))
  }

  @Test func `The second signal ends a verb at once`() throws {
    let full = fullPipe()
    let end = full.fileHandleForWriting
    // The first one alone would end it after ten minutes.
    let process = try patient("scenefuzz").start("list", to: end, messages: end)
    awaitHandlers(of: process)
    for number in [SIGINT, SIGTERM] { kill(process.processIdentifier, number) }
    process.waitForEnd()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect([SIGINT, SIGTERM].contains(process.terminationStatus))
  }

  @Test(arguments: ["scenefuzz", "SoundApp"])
  func `A time after signals that is none is named`(program: String) throws {
    let shell = try Shell(program)
    shell.variables["SCENEFUZZ_GRACE"] = "soon"
    #expect(try shell.run("list") == 2)
    #expect(shell.messages.contains("'soon' is not a time"))
    #expect(shell.messages.contains("SCENEFUZZ_GRACE"))
  }

  @Test(
    arguments: [
      "SoundApp run --seed 1 --cases 1000000000 --quiet --keep-going",
      "CrashyApp run --seed 7 --cases 1000000000 --quiet --keep-going --timeout 1h",
      "SoundApp defects --cases 100000 --quiet",
    ])
  func `An app's command ends in order, though the app may hang`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    try expectOrder(after: SIGTERM, try patient(words[0]).start(Array(words.dropFirst())))
  }

  @Test func `A hang that is replayed is left when it is asked for`() throws {
    let shell = try patient("CrashyApp")
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\nlaunch 1\nhome\nopen 1\n"
        + "requestNewWindow 2\n")
    try expectOrder(after: SIGTERM, try shell.start("replay --timeout 1h \(file)"))
  }

  /// Asks a process to end and expects that it does so by itself.
  private func expectOrder(after number: Int32, _ process: Process) throws {
    awaitHandlers(of: process)
    #expect(process.isRunning, "it has much to do")
    kill(process.processIdentifier, number)
    process.waitForEnd()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == ExitStatus.interrupted.rawValue)
  }

  @Test func `A working folder that is gone belongs to no package, and is no endless loop`() throws
  {
    let scenefuzz = try Shell("scenefuzz")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let line =
      "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" run --seed 1 --cases 1 --quiet"
    process.arguments = ["-c", line, scenefuzz.program.path]
    process.currentDirectoryURL = scenefuzz.folder
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitForEnd()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == ExitStatus.holds.rawValue)
  }
}
