import CommandKit
import Dispatch
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

  @Test func `A manifest of ours goes on, whatever the app or a person has changed since`() throws {
    let app = try stopped()
    let manifest = try app.read("Package.swift") + "\n// mine\n"
    try app.write(manifest, to: "LifecycleTests/Package.swift")
    try app.write("import CoreData\n", to: "Notes/Store.swift")
    _ = try app.start()
    #expect(app.files.contains("ByHand/NotesTest.swift"))
    #expect(try app.read("Package.swift") == manifest)
  }

  @Test func `A package that another has begun is none of ours`() throws {
    let app = try stopped()
    try app.write("let package = Package(name: \"Theirs\")\n", to: "LifecycleTests/Package.swift")
    #expect(throws: CommandError.self) { try app.start() }
  }

  @Test func `An update of a package that was never finished says how it goes on`() throws {
    let app = try stopped()
    let error = try #require(throws: CommandError.self) {
      try FolderMaking.begun(in: [app.root])
    }
    #expect(error.diagnostic.error.contains("has no copies of an app yet"))
    #expect(error.diagnostic.help?.contains("scenefuzz init --delegates APP --into ") == true)
  }

  @Test func `Temporary files of a process that has ended are taken away, and no others`() throws {
    let scratch = try Scratch()
    // No process has a number of nine digits.
    let names = ["scenefuzz-init-999999999-A.txt", "scenefuzz-init-999999999-B", "lowering-1.txt"]
    let own = ScratchNames.url(".txt").lastPathComponent
    for name in names + [own] { try Data().write(to: scratch.url.appendingPathComponent(name)) }
    ScratchNames.clear(in: scratch.url)
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
    #expect(left == ["lowering-1.txt", own].sorted())
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

  /// A front end whose run takes until a word was said, or twenty minutes.
  private struct SlowFrontend: SwiftFrontend {
    let isSaid: DispatchSemaphore

    func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
      isSaid.wait(timeout: .now() + 1_200) == .success ? FrontendRun(status: 0) : nil
    }
  }

  @Test func `A word is said where the compiler takes long, and none where it does not`() throws {
    let words = Mutex<[String]>([])
    let isSaid = DispatchSemaphore(value: 0)
    let console = Console(
      write: { _ in },
      report: { text in
        words.withLock { $0.append(text) }
        isSaid.signal()
      })
    let quick = WatchedFrontend(CountedFrontend(), console: console) { false }
    _ = try quick.run(["-primary-file", "a"], mostSeconds: 7)
    #expect(words.withLock { $0.isEmpty })
    let slow = WatchedFrontend(
      SlowFrontend(isSaid: isSaid), console: console, patience: .milliseconds(1)
    ) { false }
    #expect(try slow.run(["-dump-parse", "-primary-file", "a"], mostSeconds: 7) != nil)
    #expect(
      words.withLock { $0 }
        == [
          "reading 1 source: the compiler has no answer after 0 s, and gets 7 s of processor time\n"
        ])
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
