import Foundation
import LoweredApp
import SceneFuzzing
import SceneHosting
import Testing
import TestSupport
import UIKit

/// An app of singletons, clocks, chance, network and queues, as its lowered copies have it.
@MainActor
@Suite(.serialized) struct LoweredAppTests {
  typealias App = HostedApp<CourierAppDelegate>

  static func test(doing actions: [String]? = nil) -> AppTest<App> {
    let all: [(String, @MainActor (CourierAppDelegate) -> Void)] = [
      ("draws", { $0.draws() }), ("queues", { $0.queues() }), ("waits", { $0.waits() }),
      ("asks", { $0.asks() }), ("begins", { $0.begins() }), ("naps", { $0.naps() }),
      ("hangs", { $0.hangs() }),
    ]
    let usual = ["draws", "queues", "waits", "asks", "begins"]
    let chosen = all.filter { (actions ?? usual).contains($0.0) }.map { name, body in
      AppAction<App>(name) { app in MainActor.assumeIsolated { body(app.delegate) } }
    }
    return AppTest(
      "courier", actions: chosen, laws: [.balancesLedgers], usesClock: true, usesTasks: true
    ) {
      HostedApp(manifest: SceneManifest { CourierSceneDelegate() }, context: $0) {
        CourierAppDelegate()
      }
    }
  }

  /// What the app says in a history.
  private func said(_ events: String, on platform: String = "iphone-ios26") throws -> [String] {
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 1\n\nlaunch 1\n" + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    _ = Journal.take()
    let play = SceneFuzz.watch(scenario, Self.test())
    #expect(play.skipped.isEmpty, "\(play.skipped)")
    return Journal.take()
  }

  /// What the app says first in each case on an iPhone with iOS 26.
  private static let launch = [
    "launch 477D4392-E91A-4743-AB61-1D4FA0FBFDC3 0 none", "new",
    "active AEA2F667-FA3D-4174-8CBB-301554159C8E 1767603600.000002",
  ]

  @Test func `Chance and clocks give the same in each play of a case, and move on`() throws {
    for _ in 1...2 {
      let lines = try said("do draws\ntick 2\ndo draws\n")
      #expect(
        lines == Self.launch + [
          "draws [2, 177, 7] true [2, 5, 3, 4, 1] [\"c\", \"a\", \"b\"]",
          "picks 5 0.6569988423067411 4299469057172675566", "time 36000.000003 36000000004000",
          "draws [4, 179, 6] true [4, 1, 3, 2, 5] [\"a\", \"c\", \"b\"]",
          "picks 2 0.0018573346835949467 18096995588430840744", "time 36002.000005 36002000006000",
        ])
    }
  }

  @Test func `The next process has its own parcels, another chance, and a later time`() throws {
    let lines = try said("openURL 1\nhome\nsystemKill\nlaunch 1\n")
    #expect(lines.prefix(3) == Self.launch[...])
    #expect(lines[3...4] == ["deliveries 1", "https://example.com/item/2 at 1767603600.000003"])
    #expect(lines[5] == "launch 65E72087-7492-4567-A608-91D632A2DFE5 0 none")
    #expect(lines[7].hasSuffix(" 1767603600.000005"))
  }

  @Test func `A world of iOS 17 runs the branch for older systems, and so does one of iOS 12`()
    throws
  {
    #expect(try said("", on: "iphone-ios17")[1] == "old")
    #expect(try said("", on: "both-ios12")[1] == "old")
  }

  @Test
  func `Work of every queue is the case's, in its order, and sync waits for what came before`()
    throws
  {
    #expect(
      try said("do queues\n") == Self.launch + [
        "own", "own has 3", "global false", "deliveries 1", "sync at 1767603600.000007", "first",
        "second", "back true", "operation 0", "thread", "item", "deliveries 2",
        "after at 1767603602.000008", "item done",
      ])
  }

  @Test func `Waiting lets the work go on that ends it, and is over where nothing can`() throws {
    #expect(
      try said("do waits\n") == Self.launch + [
        "member 1", "member 2", "signals", "waited true", "group",
      ])
  }

  @Test func `A request fails a second later, or brings what the test says`() throws {
    defer { PlayedURLSession.answersNothing() }
    let events = "do asks\nhome\nsystemKill\nlaunch 1\n"
    let fails = try said("do asks\n")
    #expect(fails == Self.launch + ["cancelled true", "answer nothing 0 -1009 false"])
    // The process dies before the second is over: no answer comes, and none is remembered.
    let dies = try said(events)
    #expect(dies[3] == "launch 65E72087-7492-4567-A608-91D632A2DFE5 0 none")
    PlayedURLSession.answer("https://depot.example/", with: Data("wrong".utf8), status: 500)
    PlayedURLSession.answer("https://depot.example/parcels", with: Data("three".utf8))
    PlayedURLSession.answer("https://depot", with: Data("wrong".utf8))
    #expect(try said("do asks\n").last == "answer three 200 0 false")
    #expect(try said("do begins\n").contains("data 5"))
  }

  @Test func `A law sees what the app asks of the network`() throws {
    let law = AppLaw<App>("Nothing is asked of the network.", id: "courier.offline") {
      AppHappening.does(.asks, "network").leads(to: theApp { _ in false }, within: .rest)
    }
    var test = Self.test()
    test.laws = [law]
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\ndo asks\n"
    let failure = SceneFuzz.play(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(failure?.law == "courier.offline")
    let report = failure?.fullReport ?? ""
    #expect(report.contains("asks network (GET https://depot.example/parcels)"), "\(report)")
  }

  @Test func `Tasks and timers in all forms wait for the clock of the case`() throws {
    #expect(
      try said("do begins\n") == Self.launch + [
        "plain timer", "slept", "no data -1009", "timer", "old timer 7",
      ])
    #expect(try said("do begins\n").count == 8)
  }
}

/// What would hold up the app for ever stops the case, with the place in the original.
@Suite struct HangTests {
  static let stops = [
    ("naps", "the app sleeps for 30.0 seconds where the work of the main queue runs"),
    ("hangs", "'wait' of a semaphore would wait for ever"),
  ]

  /// The line of a call in the original.
  private func line(of call: String) throws -> Int {
    let file =
      checkout
      .appendingPathComponent("Tests/Fixtures/Delegates/LoweredApp/Original/Courier.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return try #require(lines.firstIndex { $0.contains(call) }) + 1
  }

  @Test func `A sleep and a wait on the main queue stop with the original's line`() async throws {
    let naps = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try Self.plays("naps") }
    }
    let hangs = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try Self.plays("hangs") }
    }
    let lines = [try line(of: "    sleep(30)"), try line(of: "DispatchSemaphore(value: 0).wait()")]
    for (result, (number, stop)) in zip([naps, hangs], zip(lines, Self.stops)) {
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        said.contains("error: LoweredApp/Original/Courier.swift:\(number): \(stop.1)"), "\(said)")
    }
  }

  @MainActor
  private static func plays(_ action: String) throws {
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\ndo \(action)\n"
    let scenario = try Scenario(parsing: text, file: "test.scene")
    _ = SceneFuzz.watch(scenario, LoweredAppTests.test(doing: [action]))
  }
}
