import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneReporting
import Testing

/// What campaigns, answers and kept files say to other tools, held against what people read.
@Suite struct RunJSONTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ session: Session) throws -> Value {
    try JSONDecoder().decode(type, from: Data(session.output.utf8))
  }

  // MARK: - Runs

  private struct Run: Decodable {
    struct Campaign: Decodable {
      var name: String
      var cases: Int
      var callbacks: Int
      var events: [String: Int]
    }

    struct Judged: Decodable {
      var invariant: String
      var exercised: Int
      var violated: Int
      var file: String
      var line: Int
    }

    struct Broken: Decodable {
      var invariant: String
      var cases: Int
      var events: [String]
      var trap: String?
      var report: String
    }

    var status: Int
    var conclusion: String
    var campaigns: [Campaign]
    var invariants: [Judged]
    var failures: [Broken]
    var missed: [String]
    var unsteady: [String]
  }

  @Test func `A campaign has its counts, its invariants and its failures`() async throws {
    let session = try Session()
    let line = "run --seed 4 --cases 60 --platform ipad-ios17 --corpus DIR/kept --quiet --verbose"
    #expect(await session.run("\(line) --json DIR/a.json") == .holds)
    let whole = try JSONDecoder().decode(Run.self, from: session.data("a.json"))
    #expect(whole.status == 0 && whole.conclusion == session.lastLine)
    #expect(whole.campaigns.map(\.cases) == [60] && whole.failures.isEmpty)
    let active = try #require(
      whole.invariants.first { $0.invariant == "scene.active-in-foreground" })
    #expect(active.violated == 0 && active.line > 0)
    let row = session.output.split(separator: "\n").first { $0.contains(active.invariant) }
    #expect(row?.contains(UInt64(active.exercised).grouped) == true, "\(active.exercised)")
    #expect(whole.campaigns.first?.events["launch"] ?? 0 > 0)

    let broken = "\(line) --defect background-dropped --json DIR/b.json --junit DIR/b.xml"
    #expect(await session.run(broken) == .violated)
    let red = try JSONDecoder().decode(Run.self, from: session.data("b.json"))
    let failure = try #require(red.failures.first)
    #expect(red.status == 1 && red.conclusion.hasPrefix("1 way of failing in "))
    #expect(failure.invariant == "scene.background-between-foregrounds")
    #expect(session.output.contains(failure.report))
    #expect(failure.events == ["launch 1", "home", "open 1"])
    let junit = String(decoding: try session.data("b.xml"), as: UTF8.self)
    #expect(junit.contains("<failure message=\"x \(failure.invariant) (hard)\""))
  }

  @Test func `Merged parts have the object of the whole`() async throws {
    let session = try Session()
    let line = "run --seed 4 --cases 40 --platform ipad-ios17 --quiet"
    for part in 1...2 {
      let shard = "--shard \(part)/2 --results DIR/\(part).result"
      #expect(await session.run("\(line) \(shard)") == .holds)
      #expect(await session.run("\(line) \(shard) --json DIR/a.json") == .misused)
    }
    let merge = "merge-results DIR/1.result DIR/2.result --json DIR/merged.json"
    #expect(await session.run(merge) == .holds)
    #expect(await session.run("\(line) --keep-going --json DIR/whole.json") == .holds)
    #expect(try session.data("merged.json") == session.data("whole.json"))
  }

  @Test func `An app's campaign and gate have theirs`() throws {
    let shell = try Shell("CrashyApp")
    #expect(try shell.run("run --seed 5 --cases 40 --quiet --json a.json") == 1)
    let run = try JSONDecoder().decode(Run.self, from: shell.data("a.json"))
    let crash = try #require(run.failures.first)
    #expect(crash.invariant == "app.crashes" && crash.trap?.contains("unwrapping") == true)
    #expect(shell.output.contains(crash.report))
    #expect(run.invariants.contains { $0.invariant == "app.crashes" && $0.violated > 0 })
    let gate = "ci --seed 7 --fixed 30 --cases 30 --quiet --json b.json"
    #expect(try shell.run(gate) == 1)
    let whole = try JSONDecoder().decode(Run.self, from: shell.data("b.json"))
    #expect(whole.campaigns.map(\.name) == ["fixed", "fresh"])
    #expect(shell.output.contains(whole.conclusion))
    let hollow = try Shell("HollowApp")
    #expect(try hollow.run("run --seed 7 --cases 120 --quiet --json a.json") == 3)
    let doubtful = try JSONDecoder().decode(Run.self, from: hollow.data("a.json"))
    #expect(doubtful.status == 3 && !doubtful.missed.isEmpty)
  }

  // MARK: - Words and files

  private struct NamedRecording: Decodable {
    var name: String
    var system: String?
  }

  private struct Answer: Decodable {
    var word: String
    var `is`: String
    var summary: String
    var details: [String]?
    var sources: [String]?
    var systems: [String]?
    var recordings: [NamedRecording]?
    var platforms: [String]?
    var defect: String?
    var refuted: Bool?
    var scenario: String?
  }

  @Test(arguments: [
    ("openURL", "event"), ("pushAgain", "choice"), ("externalActive", "quirk"),
    ("scene.active-in-foreground", "invariant"), ("scene.background-before-disconnect", "myth"),
  ])
  func `An answer has what its text has`(word: String, kind: String) async throws {
    let session = try Session()
    let status = await session.run("why \(word) --format json")
    let answer = try read(Answer.self, session)
    #expect(answer.word == word && answer.is == kind)
    #expect(await session.run("why \(word)") == status)
    #expect(session.output.contains(answer.summary))
    for source in answer.sources ?? [] { #expect(session.output.contains("source: \(source)")) }
    #expect(answer.sources?.isEmpty == (kind == "myth" ? nil : false))
    let systems = (answer.systems ?? []).joined(separator: ", ")
    #expect(
      session.output.contains("recorded on " + (systems.isEmpty ? "no system" : systems))
        == (kind != "myth"))
    for recording in (answer.recordings ?? []).prefix(3) {
      let system = try #require(recording.system)
      #expect(session.output.contains("\(recording.name) (\(system))"))
      #expect(answer.systems?.contains(system) == true)
    }
    #expect(session.output.contains("\nAn example") == (kind != "myth"))
    let shown = answer.platforms.map { "\nShown on \($0.count) of 58 platforms\n" } ?? "\n"
    #expect(session.output.contains(shown))
    #expect((answer.platforms == nil) == ["invariant", "myth"].contains(kind))
    let scenario = try #require(answer.scenario)
    let head = try #require(scenario.firstRange(of: "\n\n"))
    let event = try #require(scenario[head.upperBound...].split(separator: "\n").first)
    #expect(session.output.contains(event))
    #expect((answer.defect != nil) == (kind == "invariant"))
    #expect((answer.refuted == true) == (kind == "myth"))
    if kind == "myth" {
      #expect(await session.run("show --myth \(word) --format json") == .holds)
      #expect(try read(Answer.self, session).scenario == scenario)
    }
  }

  @Test(arguments: ["payload.handled-once", "app.hangs"])
  func `A law's answer has what its text has`(word: String) async throws {
    let session = try Session()
    #expect(await session.run("why \(word) --format json") == .holds)
    let answer = try read(Answer.self, session)
    #expect(answer.word == word && answer.is == "law" && answer.sources == [])
    #expect(answer.recordings?.isEmpty ?? true && answer.scenario == nil && answer.platforms == nil)
    #expect(await session.run("why \(word)") == .holds)
    let details = try #require(answer.details)
    #expect(details.count >= 3)
    for line in [answer.summary] + details { #expect(session.output.contains("  \(line)\n")) }
  }

  @Test func `What became of kept files is named`() async throws {
    struct Files: Decodable {
      var written: [String]?
      var kept: [String]?
      var dropped: [String]?
    }
    let session = try Session()
    let seed = "scenefuzz 1\nplatform ipad-ios17\nscenes 1\n\nlaunch 1\n"
    try session.write(seed, to: "a.scene")
    try session.write(seed + "lock\n", to: "b.scene")
    let add = "corpus add DIR/a.scene DIR/b.scene --corpus DIR/kept --format json"
    #expect(await session.run(add) == .holds)
    let written = try #require(try read(Files.self, session).written)
    #expect(written.count == 2)
    #expect(written.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    #expect(await session.run("corpus merge DIR/kept --corpus DIR/more --format json") == .holds)
    #expect(try read(Files.self, session).written?.isEmpty == false)
    #expect(await session.run("corpus minimize DIR/kept --format json") == .holds)
    let files = try read(Files.self, session)
    #expect(Set((files.kept ?? []) + (files.dropped ?? [])) == Set(written))
    let left = written.filter { FileManager.default.fileExists(atPath: $0) }
    #expect(files.kept.map(Set.init) == Set(left))
  }
}
