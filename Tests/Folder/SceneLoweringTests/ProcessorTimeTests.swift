import Foundation
import SceneLowering
import Testing

/// The time of a process is its own, whatever else the machine does.
@Suite struct ProcessorTimeTests {
  @Test(arguments: [
    ("7 (swift (a) b) R 1 1 1 0 -1 4 9 9 0 0 11 22 300 4000 20 0 1 0 5", 4_333.0),
    ("7 (swiftc) S 1 1 1 0 -1 4 9 9 0 0 0 0 0 0 20", 0),
  ])
  func `The system's account of a process has its time and that of its children`(
    account: String, ticks: Double
  ) {
    #expect(ProcessorTime.ticks(in: account) == ticks)
  }

  @Test(arguments: [
    "", "7 swiftc R 1 2", "7 (swiftc) R 1 2 3", "7 (a) R 1 1 1 0 -1 4 9 9 0 0 a b c d",
  ])
  func `What is no account says nothing`(account: String) {
    #expect(ProcessorTime.ticks(in: account) == nil)
  }

  @Test func `Work adds to the time of this process`() {
    let before = ProcessorTime.seconds
    while ProcessorTime.seconds == before {}
    #expect(ProcessorTime.seconds > before)
  }

  /// Returns whether a limit is over at each of some looks, a second apart.
  private func looks(_ count: Int, at limit: inout ProcessLimit) -> [Bool] {
    (0..<count).map { _ in limit.isOver(after: 1) }
  }

  @Test func `A process that waits for a busy machine loses nothing by it`() {
    var worked = 0.0
    var limit = ProcessLimit(mostSeconds: 60) {
      worked += 0.1
      return worked
    }
    #expect(!looks(590, at: &limit).contains(true))
    worked = 60
    #expect(looks(1, at: &limit) == [true])
  }

  @Test func `A process that does nothing at all is ended some time`() {
    var limit = ProcessLimit(mostSeconds: 60) { 1 }
    let count = Int(ProcessLimit.mostIdleSeconds)
    #expect(!looks(count, at: &limit).contains(true))
    #expect(looks(1, at: &limit) == [true])
  }

  @Test func `Where nothing says the time, all of the process's life counts`() {
    var limit = ProcessLimit(mostSeconds: 3) { nil }
    #expect(looks(3, at: &limit) == [false, false, true])
  }

  @Test func `A stop ends the compiler that runs, also one that does not listen`() throws {
    let script = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scenefuzz-deaf-\(ProcessInfo.processInfo.processIdentifier).sh")
    defer { try? FileManager.default.removeItem(at: script) }
    try Data("#!/bin/sh\ntrap '' TERM\nwhile :; do sleep 1; done\n".utf8).write(to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    let frontend = ProcessFrontend(compiler: script.path, isStopped: { true })
    #expect(throws: FrontendFailure("interrupted")) { try frontend.run([], mostSeconds: 1_200) }
  }
}
