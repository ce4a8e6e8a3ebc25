import CommandKit
import Foundation
import SceneLifecycle
import SceneLowering
import SceneStarting
import Synchronization
import TestSupport
import Testing

/// A package whose making was stopped is made by the same words.
@Suite struct StoppedInitTests {
  /// A package as it is when the first `init` was stopped before any copy was made.
  private func stopped() throws -> HostileApp {
    let app = try HostileApp()
    _ = try app.start()
    for name in ["ByHand", ".scenefuzz", "Made.digest"] {
      try? FileManager.default.removeItem(atPath: app.root + "/" + name)
    }
    #expect(!app.files.contains { $0.hasPrefix("ByHand") })
    return app
  }

  @Test func `A second init goes on where the first was stopped`() throws {
    let app = try stopped()
    _ = try app.start()
    #expect(app.files.contains("ByHand/NotesTest.swift"))
  }

  @Test func `A package that another has begun is none of ours`() throws {
    let app = try stopped()
    let manifest = try app.read("Package.swift")
    try Data((manifest + "\n// theirs\n").utf8).write(
      to: URL(fileURLWithPath: app.root + "/Package.swift"))
    #expect(throws: CommandError.self) { try app.start() }
  }

  /// A front end that counts its runs.
  private final class CountedFrontend: SwiftFrontend {
    private let kept = Mutex(0)
    var runs: Int { kept.withLock { $0 } }

    func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
      kept.withLock { $0 += 1 }
      return FrontendRun(status: 0)
    }
  }

  @Test func `Once a stop is asked for, no compiler is started any more`() throws {
    let counted = CountedFrontend()
    let silent = Console(write: { _ in }, report: { _ in })
    let runs = { (isInterrupted: Bool) in
      let watched = WatchedFrontend(counted, console: silent) { isInterrupted }
      return try watched.run(["-typecheck"], mostSeconds: 1)
    }
    #expect(try runs(false)?.status == 0 && counted.runs == 1)
    #expect(throws: FrontendFailure("interrupted")) { try runs(true) }
    #expect(counted.runs == 1)
  }

  @Test func `The line of progress says what is done, and goes`() throws {
    let drawn = Mutex<[String]>([])
    var console = Console(
      write: { _ in }, report: { text in drawn.withLock { $0.append(text) } })
    console.redraws = true
    let watched = WatchedFrontend(CountedFrontend(), console: console) { false }
    for word in ["-dump-parse", "-typecheck"] { _ = try watched.run([word], mostSeconds: 1) }
    let lines = drawn.withLock { $0 }
    #expect(lines.count == 4)
    #expect(lines[0].contains("reading … 0 s") && lines[2].contains("checking the copies … 0 s"))
    #expect(lines[1] == lines[3] && !lines[1].contains("…"))
  }
}
