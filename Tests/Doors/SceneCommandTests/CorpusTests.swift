import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle
import Testing

struct CorpusTests {
  private let holding = "scenefuzz 1\nplatform ipad-ios17\nscenes 2\n\nlaunch 1\nhome\n"

  @Test func `A scenario that holds may be kept`() async throws {
    let session = try Session()
    try session.write(holding, to: "a.scene")
    #expect(await session.run("corpus check DIR") == .holds)
    #expect(await session.run("corpus add DIR/a.scene --corpus DIR/kept") == .holds)
    #expect(session.lastLine.hasPrefix(session.folder + "/kept/contract/seeds/"))
  }

  @Test func `A scenario that does not break what it says is bad`() async throws {
    let session = try Session()
    let lying = holding.replacing(
      "scenes 2\n", with: "scenes 2\ndefect connect-repeated\nviolates scene.disconnects-once\n")
    try session.write(lying, to: "a.scene")
    #expect(await session.run("corpus check DIR") == .violated)
    #expect(session.output.contains("it should break scene.disconnects-once"))
    #expect(await session.run("corpus add DIR/a.scene --corpus DIR/kept") == .misused)
  }

  @Test func `An event that became illegal is named and left out`() async throws {
    let session = try Session()
    try session.write(holding + "prewarm\n  ghost = yes\n", to: "a.scene")
    #expect(await session.run("corpus check DIR") == .inconclusive)
    #expect(session.output.contains("BAD   \(session.folder)/a.scene"))
    #expect(session.output.contains("event 3 'prewarm' is left out: the app is running"))
  }

  @Test func `A broken file is named with line and column, and others are checked`() async throws {
    let session = try Session()
    try session.write(holding, to: "a.scene")
    try session.write(holding + "lunch 1\n", to: "b.scene")
    #expect(await session.run("corpus check DIR") == .misused)
    #expect(session.output.contains("b.scene:7:1"))
    #expect(session.output.contains("good  \(session.folder)/a.scene"))
  }

  @Test func `A gate whose corpus is not played as it is written is not green`() async throws {
    let session = try Session()
    try session.write(holding + "prewarm\n", to: "corpus/a.scene")
    let line = "ci --contract --fixed 0 --cases 0 --quiet --corpus DIR/corpus"
    #expect(await session.run(line) == .inconclusive)
    #expect(session.output.contains("event 3 'prewarm' is left out"))
  }

  @Test func `Nothing is followed out of a corpus`() async throws {
    let session = try Session()
    try session.write("secret line\n", to: "outside/secret")
    try session.write(holding, to: "corpus/a.scene")
    let link = session.folder + "/corpus/b.scene"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: session.folder + "/outside/secret")
    for line in [
      "corpus check DIR/corpus", "ci --contract --fixed 0 --cases 0 --corpus DIR/corpus",
    ] {
      #expect(await session.run(line) == .misused)
      #expect(session.output.contains("b.scene' is a link"), "\(session.output)")
      #expect(!(session.output + session.messages).contains("secret"))
    }
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(
      atPath: session.folder + "/corpus/more", withDestinationPath: session.folder + "/outside")
    #expect(await session.run("corpus check DIR/corpus") == .misused)
    #expect(session.messages.contains("corpus/more' is a link"))
  }

  @Test func `A corpus in which nothing is kept is named`() async throws {
    let session = try Session()
    try session.write("", to: "corpus/README")
    _ = await session.run("ci --contract --fixed 0 --cases 0 --quiet --corpus DIR/corpus")
    #expect(session.messages.contains("note: no history is kept in '\(session.folder)/corpus'"))
  }

  @Test func `Unknown identifiers in a file are refused`() async throws {
    let session = try Session()
    try session.write(
      holding.replacing("scenes 2\n", with: "scenes 2\ndefect gremlin\n"), to: "a.scene")
    #expect(await session.run("replay DIR/a.scene") == .misused)
    #expect(session.messages.contains("'gremlin' is not a defect"))
  }
}
