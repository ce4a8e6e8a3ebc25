import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneDefects
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneMutants
import Testing

struct CommandTests {
  @Test(arguments: [
    ("", 2), ("rum", 2), ("run --seed x", 2), ("run --platform ipad", 2), ("run --defect x", 2),
    ("run --for 3x", 2), ("run stray", 2), ("run --cases 0", 5),
    ("run --events 3 --callbacks 30", 2), ("replay", 2), ("replay DIR/none.scene", 2),
    ("replay g9:any:1:0", 2), ("replay g4:any:1:x", 2), ("replay g4:any.defect-x:1:0", 2),
    ("show --myth x", 2), ("list stray", 2), ("conform", 2), ("conform DIR/none.trace", 2),
    ("corpus", 2), ("corpus check DIR/none", 2), ("corpus check DIR DIR", 2), ("help run x", 2),
    ("run --results DIR/x --cases 1", 2), ("show --myth x DIR/y", 2), ("corpus check DIR", 5),
    ("corpus add", 2),
    ("help x", 2), ("explore stray", 2), ("explore --groups x", 2), ("explore --memory 4", 2),
    ("explore --only x", 2), ("explore --only required.crash", 2), ("explore --arrival x", 2),
    ("explore --platform x", 2), ("explain", 2), ("explain DIR/none.scene", 2),
    ("explore --defect x", 2),
  ])
  func `Wrong use says so`(line: String, status: Int32) async throws {
    let session = try Session()
    #expect(await session.run(line).rawValue == status)
    #expect(!session.messages.isEmpty || status == 5)
  }

  @Test func `A campaign begins with its seed and the command that repeats it`() async throws {
    let session = try Session()
    #expect(await session.run("run --cases 3 --callbacks 50 --corpus DIR") != .misused)
    let first = session.output
    let line = try #require(first.split(separator: "\n").first)
    #expect(line.hasPrefix("seed "))
    let command = try #require(line.split(separator: ":").last)
    let again = command.replacing("scenefuzz run", with: "run") + " --corpus DIR"
    _ = await session.run(String(again.dropFirst()))
    #expect(session.output == first)
  }

  @Test func `A number and a time are two bounds, and the report says which came first`()
    async throws
  {
    let session = try Session()
    _ = await session.run("run --seed 5 --cases 3 --callbacks 50 --for 1h --corpus DIR")
    #expect(session.output.contains("3 cases were played before the time of 3600 s was over"))
    _ = await session.run("run --seed 5 --cases 1000000000 --callbacks 50 --for 1ms --corpus DIR")
    #expect(
      session.output.contains("the time of 1 ms was over before 1,000,000,000 cases were played"))
    #expect(session.output.contains("the same again: scenefuzz run --seed 5 --cases "))
    _ = await session.run("run --seed 5 --cases 3 --callbacks 50 --corpus DIR")
    #expect(!session.output.contains("the time of"))
    // Whatever was played to the end is not said to have ended early.
    #expect(!session.output.contains("a failure ended it"))
  }

  @Test func `Results do not depend on the number of jobs`() async throws {
    let session = try Session()
    for options in ["--seed 5", "--seed 5 --defect resign-dropped --corpus DIR"] {
      var outputs: [String] = []
      for jobs in [1, 2, 7] {
        _ = await session.run("run --cases 60 --callbacks 100 \(options) --jobs \(jobs)")
        outputs.append(session.output)
      }
      #expect(outputs.allSatisfy { $0 == outputs[0] })
    }
  }

  @Test func `A failure ends with the command that repeats it`() async throws {
    let session = try Session()
    let run = "run --seed 5 --cases 60 --callbacks 100 --defect connect-repeated --corpus DIR"
    #expect(await session.run(run) == .violated)
    let command = session.lastLine
    #expect(command.hasPrefix("scenefuzz replay " + session.folder))
    let path = command.replacing("scenefuzz replay ", with: "")
    #expect(path.contains("/contract/regressions/scene.connects-once-"))
    #expect(await session.run("replay \(path)") == .violated)
    #expect(session.output.contains("scene.connects-once"))
    #expect(await session.run("shrink \(path) --corpus DIR") == .violated)
    #expect(session.lastLine == command)
    #expect(await session.run("show \(path)") == .holds)
    #expect(await session.run("corpus check DIR") == .holds)
    #expect(await session.run("corpus add \(path) --corpus DIR/kept") == .holds)
    #expect(session.lastLine.hasPrefix(session.folder + "/kept/contract/regressions/"))
  }

  @Test func `A failure is explained wherever it is told`() async throws {
    let session = try Session()
    let run = "run --seed 5 --cases 60 --callbacks 100 --defect connect-repeated --corpus DIR"
    #expect(await session.run(run) == .violated)
    let lines = session.output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("> 1  launch 1   ") })
    let shown = lines[start...].prefix { !$0.isEmpty }.joined(separator: "\n")
    let token = try #require(lines.last { $0.hasPrefix("  token ") }).dropFirst(8)
    let path = session.lastLine.replacing("scenefuzz replay ", with: "")
    for verb in ["replay", "shrink", "explain"] {
      #expect(await session.run("\(verb) \(path)") == .violated)
      #expect(session.output.contains("\n" + shown + "\n\n  Steps on iOS 27, the app just "))
      #expect(session.output.contains("\n\n  Nothing fails if event 1 "))
    }
    #expect(await session.run("explain \(token)") == .violated)
    #expect(session.output.contains("replaceable by"))
    #expect(session.lastLine == "scenefuzz replay \(token)")
  }

  @Test func `What holds is not explained`() async throws {
    let session = try Session()
    #expect(await session.run("explain g4:ipad-ios17.s2.c50:3:4") == .holds)
    #expect(session.lastLine.hasPrefix("no hard invariant is violated"))
  }

  @Test func `A token is played as it was drawn`() async throws {
    let session = try Session()
    #expect(await session.run("replay g4:ipad-ios17.s2.c50:3:9") == .holds)
    let first = session.output
    #expect(await session.run("replay g4:ipad-ios17.s2.c50:3:9") == .holds)
    #expect(session.output == first)
    #expect(first.contains("didFinishLaunchingWithOptions"))
  }

  @Test func `An interrupted campaign says so and keeps what it has`() async throws {
    let session = try Session()
    let status = await session.run("run --seed 1 --cases 50", isInterrupted: { true })
    #expect(status == .interrupted)
    #expect(session.output.contains("played 0 cases"))
    #expect(session.messages.contains("interrupted"))
  }

  @Test func `Everything that can be listed is listed`() async throws {
    let session = try Session()
    #expect(await session.run("list") == .holds)
    for defect in Defect.all { #expect(session.output.contains("  \(defect.id) ")) }
    #expect(await session.run("list --events") == .holds)
    #expect(session.output.split(separator: "\n").count == EventKind.allCases.count)
  }

  @Test(
    arguments: [
      "process.kill-always-tells", "sceneless.foreground-at-launch",
      "scene.background-before-disconnect", "session.disconnect-discards",
      "discard.swipe-reports-in-process",
    ])
  func `A myth is refuted by a short history of windows`(id: String) async throws {
    let session = try Session()
    #expect(await session.run("show --myth \(id)") == .holds)
    #expect(session.output.contains("\(id) (myth)"))
    #expect(!session.output.contains("connectCar") && !session.output.contains("connectDisplay"))
  }

  @Test func `The kill matrix is told as text and as JSON`() async throws {
    let session = try Session()
    let line = "defects --only active-dropped --seeds 1 --cases 2 --callbacks 20000 --quiet --json"
    #expect(await session.run(line + " DIR/kill.json") == .holds)
    #expect(session.output.hasPrefix("1 defect\n  killed       1\n"))
    #expect(session.output.contains("scene.active-and-resign-alternate"))
    let file = URL(fileURLWithPath: session.folder + "/kill.json")
    let matrix = try JSONDecoder().decode(
      KillMatrix<DefectStudy>.self, from: Data(contentsOf: file))
    #expect(matrix.rows.map(\.id) == ["active-dropped"])
    #expect(await session.run("defects --only active-droped") == .misused)
    #expect(await session.run("defects --format xml") == .misused)
    #expect(await session.run(line + " DIR/none.json", isInterrupted: { true }) == .interrupted)
  }
}
