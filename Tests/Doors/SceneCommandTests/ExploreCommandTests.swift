import CommandKit
import CommandTrials
import SceneCommand
import Testing

struct ExploreCommandTests {
  private static let line =
    "explore --platform ipad-ios17-code --scenes 2 --only scene.active-in-foreground --quiet"

  @Test func `A closed exploration proves and says so`() async throws {
    let session = try Session()
    var outputs: [String] = []
    for jobs in [1, 2] {
      #expect(await session.run("\(Self.line) --jobs \(jobs)") == .holds)
      outputs.append(session.output)
    }
    #expect(outputs[0] == outputs[1])
    #expect(session.lastLine.hasPrefix("closed: "))
    #expect(
      session.lastLine.hasSuffix("scene.active-in-foreground holds for histories of any length"))
  }

  @Test func `A bounded exploration does not say that anything holds`() async throws {
    let session = try Session()
    #expect(await session.run("\(Self.line) --depth 2") == .holds)
    #expect(session.lastLine.contains("nothing breaks within 2 events"))
    #expect(!session.output.contains("holds"))
  }

  @Test func `The depth has a limit, which itself may be asked for`() async throws {
    let session = try Session()
    let line = Self.line.replacing("--scenes 2", with: "--scenes 1")
    #expect(await session.run("\(line) --depth 1000000") == .holds)
    #expect(await session.run("\(line) --depth 1000001") == .misused)
    #expect(session.messages.contains("1000001"))
  }

  @Test func `A counterexample is the shortest and is repeated`() async throws {
    let session = try Session()
    let myth = "explore --only scene.background-before-disconnect --corpus DIR --quiet"
    #expect(await session.run(myth) == .violated)
    let events = session.output.split(separator: "\n").filter { $0.contains(#/^[ >] \d  /#) }
    #expect(events.map { $0.prefix(14) } == ["  1  launch 1 ", "> 2  kill     "])
    #expect(session.output.contains("shortest at rest (proved, "))
    let again = session.lastLine.replacing("scenefuzz ", with: "")
    #expect(await session.run(again + " --only scene.background-before-disconnect") == .violated)
  }

  @Test func `Too little memory is a clear message`() async throws {
    let session = try Session()
    #expect(await session.run("\(Self.line) --groups all --memory 1K") == .inconclusive)
    #expect(session.messages.contains("the states need more memory than allowed"))
    #expect(session.output.contains("out of memory: "))
  }

  @Test func `An interrupted exploration says what was proved so far`() async throws {
    let session = try Session()
    #expect(await session.run(Self.line, isInterrupted: { true }) == .interrupted)
    #expect(session.lastLine.hasPrefix("stopped: "))
  }

  @Test func `A situation is found by its shortest history, or is not reachable`() async throws {
    let session = try Session()
    let line = "explore --platform ipad-ios17-code --quiet --find "
    #expect(await session.run(line + "required.two-active-scenes") == .holds)
    #expect(session.lastLine.hasPrefix("found: 2 events, shortest at rest (proved, "))
    let phone = "explore --platform iphone-ios17 --scenes 1 --quiet --find "
    #expect(await session.run(phone + "required.payload-in-options") == .inconclusive)
    #expect(session.lastLine.hasPrefix("unreachable: "))
    #expect(await session.run(phone + "required.two-active-scenes") == .nothing)
    #expect(session.messages.contains("says nothing about the platform iphone-ios17"))
  }

  @Test func `The shortest violation of an invariant is found, of a defect or of a myth`()
    async throws
  {
    let session = try Session()
    let myth = "explore --find scene.background-before-disconnect --corpus DIR --quiet"
    #expect(await session.run(myth) == .violated)
    #expect(session.output.contains("shortest at rest (proved, "))
    let defect = "explore --platform ipad-ios17-code --defect connect-repeated --corpus DIR --quiet"
    #expect(await session.run(defect + " --find scene.connects-once") == .violated)
    #expect(session.output.contains("x scene.connects-once (hard)"))
  }

  @Test(arguments: [
    ("required.two-activ-scenes", "did you mean 'required.two-active-scenes'?"),
    ("required.crash --defect connect-repeated", "leave out --defect"),
    ("scene.connects-once --only scene.connects-once", "leave out --only"),
  ])
  func `What cannot be looked for is refused`(options: String, help: String) async throws {
    let session = try Session()
    #expect(await session.run("explore --quiet --find \(options)") == .misused)
    #expect(session.messages.contains(help))
  }

  @Test func `What never happens is told with what goes on instead`() async throws {
    let session = try Session()
    let line =
      "explore --platform iphone-ios18 --scenes 1 --groups payloads --quiet --corpus DIR"
      + " --defect activity-unanswered --only activity.will-continue-is-answered"
    #expect(await session.run(line) == .violated)
    #expect(session.output.contains("after the events below, for ever nothing\n"))
    #expect(session.output.contains("\n  1  handoff 1   needed\n"))
    #expect(session.lastLine.hasPrefix("scenefuzz replay "))
  }
}
