import CommandKit
import CommandTrials
import SceneCommand
import Testing

/// What a replay leaves out of a scenario is said with its reason, and is no green.
struct OmissionTests {
  private let header = "scenefuzz 1\nplatform ipad-ios17\nscenes 2\n\n"

  @Test func `An event that is illegal now is named with the engine's reason`() async throws {
    let session = try Session()
    try session.write(header + "launch 1\nprewarm\nhome\nunlock\n", to: "a.scene")
    #expect(await session.run("replay DIR/a.scene") == .inconclusive)
    #expect(
      session.messages.contains(
        "note: event 2 'prewarm' is left out: the app is running already\n"))
    #expect(session.messages.contains("note: event 4 'unlock' is left out: "))
    #expect(await session.run("replay DIR/a.scene --format jsonl") == .inconclusive)
    #expect(await session.run("replay DIR/a.scene --lenient") == .holds)
    #expect(session.messages.contains("event 2 'prewarm'"))
  }

  @Test func `An answer for which nothing asks is named`() async throws {
    let session = try Session()
    try session.write(header + "launch 1\nhome\n  killReports = yes\n", to: "a.scene")
    #expect(await session.run("replay DIR/a.scene") == .inconclusive)
    #expect(
      session.messages.contains(
        "note: nothing asks for the answer 'killReports = yes' after 'home'\n"))
    #expect(await session.run("replay DIR/a.scene --lenient") == .holds)
  }

  @Test func `A scenario that is played as a whole holds, and a violation comes first`()
    async throws
  {
    let session = try Session()
    try session.write(header + "launch 1\nhome\n", to: "a.scene")
    #expect(await session.run("replay DIR/a.scene") == .holds)
    #expect(session.messages == "")
    let broken = "scenefuzz 1\nplatform ipad-ios17\nscenes 2\ndefect connect-repeated\n\n"
    try session.write(broken + "launch 1\nprewarm\nhome\n", to: "b.scene")
    #expect(await session.run("replay DIR/b.scene") == .violated)
  }
}
