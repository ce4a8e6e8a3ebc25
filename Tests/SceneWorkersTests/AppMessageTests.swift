import SceneFuzzing
import SceneGeneration
import ScenePipeline
import SceneLifecycle
import SceneWorkers
import Testing

/// What the command and its workers send each other.
struct AppMessageTests {
  @Test func `A message arrives as it was sent, in parts and behind another`() throws {
    var message = AppMessage("play", "x y", text: "launch 1\n\nhome\n")
    message.add("note", "two\nlines")
    message.wanted = Signature(invariant: "app.crashes", role: .process)
    let second = AppMessage("held")
    let frames = message.frame + second.frame
    var received: [UInt8] = []
    var messages: [AppMessage] = []
    for byte in frames {
      received.append(byte)
      if let next = AppMessage(takenFrom: &received) { messages.append(next) }
    }
    #expect(messages == [message, second])
    #expect(messages[0]["note"] == "two lines")
    #expect(messages[0].wanted?.invariant == "app.crashes")
    #expect(received.isEmpty)
  }

  @Test func `A value with a carriage return brings no line of its own`() throws {
    var message = AppMessage("test")
    message.add("note", "one\r\nlaw forged")
    var frame = message.frame
    let received = try #require(AppMessage(takenFrom: &frame))
    #expect(received.lines.map(\.key) == ["test", "note"])
    #expect(received.wanted == nil)
  }

  @Test func `The end of a play survives the way`() throws {
    var message = AppMessage("test")
    var end = AppEnd(.hangs, at: 12, "It did not return.")
    end.isJudged = false
    message.end = end
    var frame = message.frame
    let received = try #require(AppMessage(takenFrom: &frame))
    #expect(received.end == end)
  }

  @Test func `A campaign gives each case its token`() {
    let campaign = WorkerCampaign(shape: Shape(), seed: Seed(7), cases: 3, jobs: 1)
    #expect(campaign.token(2) == Token(shape: Shape(), seed: Seed(7), index: 2))
  }
}
