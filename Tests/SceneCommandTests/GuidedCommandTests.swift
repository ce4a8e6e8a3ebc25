import CommandKit
import SceneCommand
import SceneFuzzing
import Testing

/// What `run --guided` says and keeps.
struct GuidedCommandTests {
  private static let line = "run --guided --seed 4 --cases 1200 --callbacks 30 --quiet --corpus DIR"

  @Test func `A guided campaign keeps seeds and begins with them the next time`() async throws {
    let session = try Session()
    #expect(await session.run(Self.line) == .holds)
    #expect(session.output.contains("guided: 0 seeds of \(session.folder)/contract/seeds\n"))
    #expect(session.output.contains("guided: 1,066 of 1,200 cases blind, "))
    #expect(session.output.contains("--guided"))
    let first = session.output
    #expect(await session.run("corpus check --corpus DIR") == .holds)
    #expect(await session.run(Self.line) == .holds)
    #expect(session.output.contains("guided: 400 of 1,200 cases blind"))
    #expect(session.output.contains(", digest "))
    let again = try Session()
    #expect(await again.run(Self.line + " --jobs 3") == .holds)
    #expect(again.output.replacing(again.folder, with: session.folder) == first)
  }

  @Test func `An epoch cannot be shared`() async throws {
    let session = try Session()
    #expect(await session.run(Self.line + " --shard 1/2") == .misused)
    #expect(session.messages.contains("'--guided' cannot be shared"))
  }

  @Test func `A seed that cannot be read is named`() async throws {
    let session = try Session()
    #expect(await session.run(Self.line) == .holds)
    try session.write("scenefuzz 1\nplatfrom x\n", to: "contract/seeds/x.scene")
    #expect(await session.run(Self.line) == .misused)
    #expect(session.messages.contains("contract/seeds/x.scene:2:1"))
  }
}
