import CommandKit
import SceneGate
import Testing

/// A word of the model is answered with its sentence, its sources and a history.
struct WhyTests {
  @Test func `An event has its rule's sources, its platforms and a history`() async throws {
    let session = try Session()
    #expect(await session.run("why openURL") == .holds)
    for text in [
      "event openURL, group payloads", "source: Apple, uiscene/connectionoptions", "Met on ",
      "1 openURL 1", "A short history, not proved shortest:",
    ] {
      #expect(session.output.contains(text), "\(text)")
    }
  }

  @Test func `A choice has its answers and its recordings`() async throws {
    let session = try Session()
    #expect(await session.run("why pushAgain") == .holds)
    for text in [
      "usually no, else yes", "recorded: 80-legacy-ios10-push (iOS 10)", "pushAgain = yes",
    ] {
      #expect(session.output.contains(text), "\(text)")
    }
    #expect(await session.run("why blip") == .holds)
    #expect(session.output.contains("No recording of ours needs an unusual answer."))
  }

  @Test func `An invariant has its sources, and a history that a planted defect breaks it in`()
    async throws
  {
    let session = try Session()
    #expect(await session.run("why scene.active-in-foreground") == .holds)
    for text in [
      "invariant scene.active-in-foreground (hard)", "It is about runs ", "  source: ",
      "A short history that breaks it where ", "violates scene.active-in-foreground",
    ] {
      #expect(session.output.contains(text), "\(text)")
    }
  }

  @Test func `A myth is refuted`() async throws {
    let session = try Session()
    #expect(await session.run("list --myths") == .holds)
    let myth = try #require(session.output.split(separator: " ").first)
    #expect(await session.run("why \(myth)") == .holds)
    #expect(session.output.contains("This legal history refutes it"))
  }

  @Test(arguments: [
    ("why", "'why' needs one event, choice or invariant"),
    ("why openURK", "did you mean 'openURL'?"), ("why home open", "'why' needs one event"),
  ])
  func `Wrong use gets one sentence and a next step`(line: String, text: String) async throws {
    let session = try Session()
    #expect(await session.run(line) == .misused)
    #expect(session.messages.contains(text))
  }
}
