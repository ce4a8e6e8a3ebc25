import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import Testing

/// What verbs write for other tools, held against what they write for people.
@Suite struct JSONTests {
  private struct Lanes: Decodable {
    struct Row: Decodable {
      var event: Int?
      var callback: Int?
      var to: String?
      var text: String?
      var app: String?
      var scenes: [String?]?
      var violation: String?
    }

    var tool: String
    var world: String
    var lanes: [Int]
    var rows: [Row]
  }

  private struct Verdicts: Decodable {
    struct Recording: Decodable {
      var file: String
      var verdict: String
      var parts: [Part]
    }

    struct Part: Decodable {
      var verdict: String
      var platform: String?
      var history: [String]?
      var invariant: String?
      var line: Int?
      var came: String?
    }

    var recordings: [Recording]
  }

  private struct Failure: Decodable {
    struct Violation: Decodable { var invariant: String }
    struct Event: Decodable { var text: String }

    var violations: [Violation]
    var events: [Event]?
    var file: String?
  }

  private struct Exploration: Decodable {
    struct Row: Decodable {
      var states: Int
      var edges: Int
      var end: String
    }

    var explored: String
    var end: String
    var conclusion: String?
    var rows: [Row]?
    var failure: Failure?
    var find: String?
    var scenario: String?
    var lanes: Lanes?
  }

  private static let broken =
    "scenefuzz 1\nplatform ipad-ios17\nscenes 1\ndefect connect-repeated\n\nlaunch 1\nhome\n"

  private func read<Value: Decodable>(_ type: Value.Type, _ session: Session) throws -> Value {
    try JSONDecoder().decode(type, from: Data(session.output.utf8))
  }

  @Test func `Lanes have the rows of the drawing`() async throws {
    let session = try Session()
    try session.write(Self.broken, to: "a.scene")
    #expect(await session.run("show DIR/a.scene --format json") == .holds)
    let lanes = try read(Lanes.self, session)
    #expect(await session.run("show DIR/a.scene") == .holds)
    let drawn = session.output.split(separator: "\n").map(String.init)
    #expect(drawn.first == lanes.world)
    #expect(lanes.lanes == [1])
    #expect(lanes.rows.compactMap(\.event) == Array(1...lanes.rows.count { $0.event != nil }))
    for row in lanes.rows {
      let text = row.violation ?? row.text ?? ""
      #expect(drawn.contains { $0.contains(text) }, "\(text)")
      if row.callback != nil, row.violation == nil { #expect(row.scenes?.count == 1) }
    }
    #expect(lanes.rows.contains { $0.violation == "scene.connects-once" })
    #expect(lanes.rows.contains { $0.app == "background" && $0.scenes == ["background"] })
  }

  @Test func `Lanes as JSON go with no picture`() async throws {
    let session = try Session()
    try session.write(Self.broken, to: "a.scene")
    for line in [
      "show DIR/a.scene --format json --html DIR/a.html",
      "show DIR/a.scene --format dot",
    ] {
      #expect(await session.run(line) == .misused, "\(line)")
    }
  }

  @Test func `Verdicts on recordings have their line and what they rest on`() async throws {
    let session = try Session()
    let good = "# mode: scene\n#\nA sceneDidBecomeActive\nA sceneWillResignActive\n"
    try session.write(good, to: "good.trace")
    try session.write(good.replacing("WillResign", with: "DidBecome"), to: "broken.trace")
    let line = "conform DIR/broken.trace DIR/good.trace"
    #expect(await session.run("\(line) --explain --format json") == .violated)
    let verdicts = try read(Verdicts.self, session)
    #expect(await session.run("\(line) --explain") == .violated)
    #expect(verdicts.recordings.map(\.verdict) == ["refuted", "explained"])
    let part = try #require(verdicts.recordings.first?.parts.first)
    #expect(part.invariant == "scene.active-and-resign-alternate")
    #expect(part.line == 4 && part.came == "A sceneDidBecomeActive")
    let explained = try #require(verdicts.recordings.last?.parts.first)
    #expect(session.output.contains("explained by \(explained.platform ?? "nothing")"))
    let history = try #require(explained.history)
    #expect(!history.isEmpty)
    for step in history { #expect(session.output.contains("    \(step)\n")) }
    #expect(await session.run("\(line) --format json") == .violated)
    #expect(try read(Verdicts.self, session).recordings.last?.parts.first?.history == nil)
  }

  @Test func `A shrunk failure has the events of its file`() async throws {
    let session = try Session()
    try session.write(Self.broken, to: "a.scene")
    let line = "shrink DIR/a.scene --corpus DIR/kept --format json"
    #expect(await session.run(line) == .violated)
    let failure = try read(Failure.self, session)
    let broken = ["scene.connects-once", "session.one-scene-at-a-time"]
    #expect(failure.violations.map(\.invariant) == broken)
    let file = try #require(failure.file)
    let kept = try String(contentsOfFile: file, encoding: .utf8)
    #expect(failure.events?.map(\.text) == ["launch 1"])
    #expect(kept.contains("\nlaunch 1\n") && !kept.contains("home"))
    try session.write(Self.broken.replacing("defect connect-repeated\n", with: ""), to: "b.scene")
    #expect(await session.run("shrink DIR/b.scene --format json") == .holds)
    #expect(try read(Failure.self, session).violations.isEmpty)
  }

  @Test func `An exploration has its slices, its conclusion and what broke`() async throws {
    let session = try Session()
    let line =
      "explore --platform ipad-ios17-code --scenes 1 --only scene.active-in-foreground --quiet"
    #expect(await session.run("\(line) --format json") == .holds)
    let proved = try read(Exploration.self, session)
    #expect(await session.run(line) == .holds)
    #expect(session.lastLine == proved.conclusion)
    #expect(session.output.hasPrefix("explore \(proved.explored)\n"))
    #expect(proved.end == "closed" && proved.failure == nil)
    #expect(proved.rows?.allSatisfy { $0.end == "closed" && $0.states > 0 && $0.edges > 0 } == true)
    let myth = "explore --only scene.background-before-disconnect --corpus DIR --quiet"
    #expect(await session.run("\(myth) --format json") == .violated)
    let broken = try read(Exploration.self, session)
    #expect(
      broken.failure?.violations.map(\.invariant) == ["scene.background-before-disconnect"])
    #expect(broken.end == "broken")
  }

  @Test func `A situation that is looked for has its history`() async throws {
    let session = try Session()
    let line = "explore --find required.two-active-scenes --quiet"
    #expect(await session.run("\(line) --format json") == .holds)
    let found = try read(Exploration.self, session)
    #expect(await session.run(line) == .holds)
    #expect(found.end == "found" && found.find == "required.two-active-scenes")
    #expect(session.output.contains(found.scenario ?? "no scenario"))
    #expect(found.lanes?.lanes == [1, 2])
    #expect(await session.run("\(line) --depth 1 --format json") == .inconclusive)
    let missed = try read(Exploration.self, session)
    #expect(missed.end == "bounded" && missed.scenario == nil)
  }

  @Test func `An app's command writes the same objects of its own`() throws {
    let shell = try Shell("CrashyApp")
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\nlaunch 1\nhome\nmemoryWarning\n")
    #expect(try shell.run("shrink \(file) --format json") == 1)
    let failure = try JSONDecoder().decode(Failure.self, from: Data(shell.output.utf8))
    #expect(failure.violations.map(\.invariant) == ["app.crashes"])
    #expect(failure.events?.map(\.text) == ["launch 1", "memoryWarning"])
    #expect(try shell.run("show \(file) --format json") == 0)
    let lanes = try JSONDecoder().decode(Lanes.self, from: Data(shell.output.utf8))
    #expect(lanes.rows.filter { $0.event != nil }.map(\.text).prefix(1) == ["launch 1"])
    #expect(lanes.rows.contains { $0.violation == "app.crashes" })
    let mended = try shell.write("scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n")
    #expect(try shell.run("shrink \(mended) --format json") == 0)
    let none = try JSONDecoder().decode(Failure.self, from: Data(shell.output.utf8))
    #expect(none.violations.isEmpty)
    #expect(try shell.run("show \(file) --format json --swift") == 2)
  }
}
