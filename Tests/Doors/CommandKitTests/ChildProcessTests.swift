import CommandKit
import Foundation
import TestSupport
import Testing

/// A program that is started, with what it starts.
struct ChildProcessTests {
  private func start(_ script: String, in folder: String) throws -> ChildProcess {
    try ChildProcess(
      "/bin/sh", ["-c", "cd '\(folder)'; " + script],
      environment: ["PATH": "/usr/bin:/bin"], mark: ("SCENEFUZZ_FAMILY", UUID().uuidString),
      lending: [])
  }

  private func isAlive(_ file: String) throws -> Bool {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let process = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // One that was ended may be there until its new parent has looked.
    for _ in 0..<60_000 where kill(process, 0) == 0 { usleep(10_000) }
    return kill(process, 0) == 0
  }

  @Test func `What a program has started ends with it, and its status is told`() throws {
    let scratch = try Scratch()
    let process = try start("sleep 1000 & echo $! > started; exit 3", in: scratch.path)
    #expect(ChildProcess.exitStatus(of: process.reap().status) == 3)
    #expect(try !isAlive(scratch.path + "/started"))
  }

  #if os(Linux)
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid")))
    func `What has left the group is found by its mark`() throws {
      let scratch = try Scratch()
      let process = try start(
        "setsid sh -c 'echo $$ > started; exec sleep 1000' & while [ ! -s started ]; do :; done",
        in: scratch.path)
      _ = process.reap()
      #expect(try !isAlive(scratch.path + "/started"))
    }
  #endif

  @Test func `A process that is ended has the status of its signal`() throws {
    let scratch = try Scratch()
    let process = try start("exec sleep 1000", in: scratch.path)
    #expect(!process.hasEnded)
    #expect(ChildProcess.exitStatus(of: process.end().status) == 128 + SIGKILL)
  }

  @Test func `An answer holds for the word and the status, and for no other`() throws {
    for (given, isConfirmed) in [(ExitStatus.holds, true), (.violated, false)] {
      let answer = try CommandAnswer()
      let word = String(answer.question.prefix { $0 != " " })
      let destination = CommandAnswer.AnswerDestination([
        CommandAnswer.variable: "\(word) \(answer.writing)"
      ])
      try #require(destination).give(given)
      #expect(answer.confirms(0) == isConfirmed)
    }
    #expect(try !CommandAnswer().confirms(0), "a program that says nothing")
  }
}
