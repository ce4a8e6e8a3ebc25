import SceneLowering
import SceneStubs
import Synchronization
import Testing

/// The limits of time, with a clock that a test moves.
@Suite struct TimeTests {
  private static let delegate = """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationWillTerminate(_ a: UIApplication) {
        Router().open("x")
      }
    }
    """
  private static let own = "class Router { func open(_ to: String = \"a\") -> Int { 3 } }"

  /// Makes stubs while each look at the clock gives the next of some seconds, and then the last one.
  private func report(
    _ seconds: [Double], by frontend: any SwiftFrontend, _ limits: StubLimits = .init()
  ) throws -> StubReport {
    let app = StubMaking.App(
      sources: Trial.lowered([("AppDelegate.swift", Self.delegate), ("Own.swift", Self.own)]),
      real: ["/app/AppDelegate.swift"], platform: ["UIKit"])
    let left = Mutex(seconds)
    let checking = TypeChecking(frontend: frontend, moduleFolders: [], moduleMaps: [])
    let making = StubMaking(
      frontend: frontend, checking: checking, limits: limits,
      clock: { left.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? 0 } })
    return try making.make(app).report
  }

  /// A front end whose checks do not end in time.
  private struct EndlessChecks: SwiftFrontend {
    func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
      guard ["-typecheck", "-emit-sil"].contains(words.first) else {
        return try ScriptedFrontend([]).run(words, mostSeconds: mostSeconds)
      }
      return nil
    }
  }

  @Test(arguments: [
    ([0], StubReport.TimeLimit.ofOneCheck(60, ofAll: 150)), ([0, 100], .ofAll(150)),
    ([0, 150], .ofAll(150)),
    ([5, 94.5], .ofOneCheck(60, ofAll: 150)), ([5, 155], .ofAll(150)),
  ])
  func `The report names the limit that ended the rounds`(
    seconds: [Double], limit: StubReport.TimeLimit
  ) throws {
    let report = try report(seconds, by: EndlessChecks())
    #expect(report.end == .timeOver && report.limit == limit)
  }

  /// A front end that says what a test gives, and keeps the words of each check.
  private final class HeardFrontend: SwiftFrontend {
    let checks = Mutex<[[String]]>([])
    private let scripted: ScriptedFrontend

    init(_ rounds: [[String]]) { scripted = ScriptedFrontend(rounds) }

    func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
      if ["-typecheck", "-emit-sil"].contains(words.first) {
        checks.withLock { $0.append(words.filter { $0.hasPrefix("-solver") }) }
      }
      return try scripted.run(words, mostSeconds: mostSeconds)
    }
  }

  @Test func `An expression that takes long is a mistake only behind a check that took long`()
    throws
  {
    let slow = [
      "/app/AppDelegate.swift:4:5: error: the compiler is unable to type-check this expression in"
        + " reasonable time; try breaking up the expression into distinct sub-expressions"
    ]
    let long = HeardFrontend([[], slow])
    let report = try report([0, 0, 30], by: long)
    #expect(report.slow == ["/app/AppDelegate.swift:4"] && report.end == .checked)
    let cap = ["-solver-expression-time-threshold=10"]
    let asked = long.checks.withLock(\.self)
    #expect(asked.first == [] && !asked.dropFirst().isEmpty)
    #expect(asked.dropFirst().allSatisfy { $0 == cap }, "\(asked)")
    let short = HeardFrontend([])
    #expect(try self.report([0, 0, 20], by: short).slow.isEmpty)
    #expect(short.checks.withLock { $0.allSatisfy(\.isEmpty) })
  }

  @Test func `Another time has checks of the same share`() {
    let limits = StubLimits.ofPrograms.within(seconds: 960)
    #expect(limits.mostSeconds == 960 && limits.mostSecondsOfRound == 360)
    #expect(StubLimits().within(seconds: 1).mostSecondsOfRound == 1)
  }

  @Test func `In the last third of the time statements are replaced at once`() throws {
    let round = [
      "/app/AppDelegate.swift:4:5: error: cannot find 'Kit' in scope",
      "/app/AppDelegate.swift:4:5: error: no",
    ]
    let early = try report([0, 99], by: ScriptedFrontend([round]))
    #expect(early.end == .checked && early.replacedStatements == 0)
    #expect(early.limit == nil)
    let late = try report([0, 100], by: ScriptedFrontend([round]))
    #expect(late.end == .checked && late.replacedStatements == 1)
    #expect(late.standIns == ["Kit"])
  }
}
