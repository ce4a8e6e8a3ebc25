import CommandKit
import Foundation
import SceneCommand
import SceneFuzzing
import Testing

/// A request to stop ends every verb, whatever it is doing.
struct SignalTests {
  /// A line for each verb that writes before it has anything to ask: its output is taken by no one.
  private static let stuck = [
    "run": "run --seed 1 --cases 1", "replay": "replay g2:ipad-ios17.e2:4:0",
    "shrink": "shrink g2:ipad-ios17.e2:4:0", "explain": "explain g2:ipad-ios17.e2:4:0",
    "show": "show g2:ipad-ios17.e2:4:0", "explore": "explore --scenes 1", "list": "list",
    "conform": "conform none.trace", "corpus": "corpus check none", "help": "help",
    "merge-results": "merge-results none", "defects": "defects --seed none",
    "ci": "ci --contract --seed none",
  ]

  /// Lines that have much to do, and ask now and then.
  private static let busy = [
    "run --cases 1000000000 --quiet", "explore --scenes 9 --groups all --quiet",
    "defects --cases 1000000 --quiet", "ci --contract --seed 1 --fixed 1000000000 --quiet",
    "run --seed 1 --cases 1000000000 --shard 1/1 --quiet",
  ]

  /// A pipe that is full, and stays so.
  private func fullPipe() -> Pipe {
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

  /// Waits until a process has its own way with signals, and a moment more, which finds it at work.
  private func awaitHandlers(of process: Process) {
    #if os(Linux)
      for _ in 0..<600 {
        let path = "/proc/\(process.processIdentifier)/status"
        let status = FileManager.default.contents(atPath: path) ?? Data()
        let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
        let caught = lines.first { $0.hasPrefix("SigCgt:") }?.split(separator: "\t").last
        let mask = caught.flatMap { UInt64($0, radix: 16) } ?? 0
        if mask >> UInt64(SIGTERM - 1) & 1 == 1 { break }
        Thread.sleep(forTimeInterval: 0.05)
      }
    #endif
    Thread.sleep(forTimeInterval: 0.5)
  }

  @Test func `Every verb has a line here`() {
    let verbs = FuzzCommand.program.verbs.map(\.name)
    #expect(verbs.allSatisfy { Self.stuck[$0] != nil })
  }

  @Test(
    .timeLimit(.minutes(3)),
    arguments: stuck.keys.sorted().map { ($0, SIGTERM) } + [("run", SIGINT), ("list", SIGHUP)])
  func `A signal ends every verb, though it cannot be asked`(verb: String, number: Int32) throws {
    let shell = try Shell("scenefuzz")
    let full = fullPipe()
    let end = full.fileHandleForWriting
    let process = try shell.start(try #require(Self.stuck[verb]), to: end, messages: end)
    awaitHandlers(of: process)
    #expect(process.isRunning, "it waits for room in the pipe")
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    withExtendedLifetime(full) {}
  }

  @Test(.timeLimit(.minutes(3)), arguments: busy, [SIGTERM, SIGINT])
  func `A verb that is at work ends in order`(line: String, number: Int32) throws {
    let shell = try Shell("scenefuzz")
    #expect(try endsInOrder(number) { try shell.start(line) })
  }

  @Test(.timeLimit(.minutes(3)))
  func `The second signal ends a verb at once`() throws {
    // The first one would end it by its own number. A loaded machine may take so long in between.
    let isAtOnce = try (0..<5).contains { _ in
      let shell = try Shell("scenefuzz")
      let full = fullPipe()
      let end = full.fileHandleForWriting
      let process = try shell.start("list", to: end, messages: end)
      awaitHandlers(of: process)
      kill(process.processIdentifier, SIGINT)
      Thread.sleep(forTimeInterval: 0.1)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      return process.terminationStatus == SIGTERM
    }
    #expect(isAtOnce)
  }

  @Test(
    .timeLimit(.minutes(3)),
    arguments: [
      "SoundApp run --seed 1 --cases 1000000000 --quiet --keep-going",
      "CrashyApp run --seed 7 --cases 1000000000 --quiet --keep-going --timeout 1h",
      "SoundApp defects --cases 100000 --quiet",
    ])
  func `An app's command ends in order, though the app may hang`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let shell = try Shell(words[0])
    #expect(try endsInOrder { try shell.start(Array(words.dropFirst())) })
  }

  @Test(.timeLimit(.minutes(3)))
  func `A hang that is replayed is left when it is asked for`() throws {
    let shell = try Shell("CrashyApp")
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\nlaunch 1\nhome\nopen 1\n"
        + "requestNewWindow 2\n")
    #expect(try endsInOrder { try shell.start("replay --timeout 1h \(file)") })
  }

  /// Whether a process that is asked to end does so by itself.
  ///
  /// On a busy machine that may take longer than a signal waits for it: one try of five is enough.
  private func endsInOrder(
    _ number: Int32 = SIGTERM, _ start: () throws -> Process
  ) throws -> Bool {
    for _ in 0..<5 {
      let process = try start()
      awaitHandlers(of: process)
      kill(process.processIdentifier, number)
      process.waitUntilExit()
      let status = process.terminationStatus
      if process.terminationReason == .exit && status == ExitStatus.interrupted.rawValue {
        return true
      }
    }
    return false
  }

  @Test(.timeLimit(.minutes(3)))
  func `A working folder that is gone belongs to no package, and is no endless loop`() throws {
    let scenefuzz = try Shell("scenefuzz")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let line =
      "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" run --seed 1 --cases 1 --quiet"
    process.arguments = ["-c", line, scenefuzz.program.path]
    process.currentDirectoryURL = scenefuzz.folder
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == ExitStatus.holds.rawValue)
  }
}
