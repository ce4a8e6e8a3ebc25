import Foundation
import SceneFuzzing
import SceneTesting
import Synchronization
import TestSupport
import Testing

/// Issues of a test are laws that broke, each at its line.
@Suite struct ExpectingTests {
  /// Takes a timer when a window leaves, and a camera when memory is short.
  private struct Careless: SceneApp {
    let context: AppContext
    var isCareful = false

    mutating func sceneDidEnterBackground(_ scene: SceneID) {
      if !isCareful { context.takes("timer", for: scene) }
    }

    mutating func didReceiveMemoryWarning() {
      if isCareful { context.counts("warning") } else { context.takes("camera") }
    }
  }

  private static var noCamera: AppLaw<Careless> {
    AppLaw<Careless>("No camera is used.", id: "careless.camera") {
      AppHappening.does(.takes, "camera").never()
    }
  }

  private static let timerLine = #line + 2
  private static var noTimer: AppLaw<Careless> {
    AppLaw<Careless>("No timer runs.", id: "careless.timer") {
      AppHappening.does(.takes, "timer").never()
    }
  }

  private func test(
    _ laws: [AppLaw<Careless>], isCareful: Bool = false
  ) -> AppTest<Careless> {
    AppTest("careless", laws: laws) { Careless(context: $0, isCareful: isCareful) }
  }

  /// The issues that a check records: their lines and their texts.
  private func issues<App: SceneApp>(
    _ test: AppTest<App>, in folder: URL
  ) throws -> [(line: Int?, text: String)] {
    let issues = Mutex<[(line: Int?, text: String)]>([])
    let file = folder.appendingPathComponent("CarelessTests.swift").path
    try withKnownIssue(isIntermittent: true) {
      try SceneFuzz.expect(test, filePath: file, line: 7)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      issues.withLock { $0.append((issue.sourceLocation?.line, text)) }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test func `Each law that breaks is an issue at its line, and the first line counts`() throws {
    let scratch = try Scratch()
    let laws = [Self.noCamera, Self.noTimer, .pairsLevels.mayBeIdle(because: "no work")]
    let issues = try issues(test(laws), in: scratch.url)
    #expect(issues.count == 3)
    for issue in issues {
      #expect(issue.text.hasPrefix("3 of 3 laws broke in 300 cases\nx "))
    }
    let own = try #require(issues.first { $0.text.contains("x careless.timer (hard)") })
    #expect(own.line == Self.timerLine)
  }

  @Test func `A failure that is kept is told once`() throws {
    let scratch = try Scratch()
    let test = test([Self.noTimer])
    #expect(try issues(test, in: scratch.url).count == 1)
    // One that another test kept breaks the same law in another history.
    let kept = scratch.url.appendingPathComponent("Scenes/careless/long.scene")
    try Data(
      """
      scenefuzz 1
      platform ipad-ios26
      scenes 1
      launch 1
      home
      open 1
      home
      """.utf8
    ).write(to: kept)
    let again = try issues(test, in: scratch.url)
    #expect(again.count == 1)
    #expect(again.first?.text.contains("in a history that is kept; until it holds") == true)
  }

  @Test func `An app that keeps its laws has no issue`() throws {
    let scratch = try Scratch()
    let laws = [Self.noTimer.mayBeIdle(because: "there is no timer")]
    #expect(try issues(test(laws, isCareful: true), in: scratch.url).isEmpty)
  }

  @Test func `An app that does nothing is an issue at the call, unless that is allowed`() throws {
    struct Nothing: SceneApp {}
    let scratch = try Scratch()
    let quiet = AppLaw<Nothing>("It is quiet.", id: "nothing.quiet") {
      theApp { _ in true }.always()
    }
    let test = AppTest("nothing", laws: [quiet]) { _ in Nothing() }
    let silent = try issues(test, in: scratch.url)
    #expect(silent.map(\.line) == [7])
    #expect(silent.first?.text.contains("the app 'nothing' did nothing in 300 cases") == true)
    #expect(try issues(test.mayBeSilent(because: "it is none"), in: scratch.url).isEmpty)
  }

  @Test func `A law that is never put to the test is an issue at the call, unless that is allowed`()
    throws
  {
    let scratch = try Scratch()
    let idle = try issues(test([.pairsLevels], isCareful: true), in: scratch.url)
    #expect(idle.count == 1)
    #expect(idle.first?.line == 7)
    #expect(idle.first?.text.contains("'levels.paired' was never put to the test") == true)
    let allowed = test([.pairsLevels.mayBeIdle(because: "no work")], isCareful: true)
    #expect(try issues(allowed, in: scratch.url).isEmpty)
  }
}
