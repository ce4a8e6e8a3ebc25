import SceneFuzzing
import SceneGeneration
import ScenePipeline
import SceneLifecycle
import SceneReporting
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

  @Test(arguments: [
    ("", false), ("12", false), ("67108864", false), ("12\nlaunch", false), ("67108864\n", false),
    ("67108865\n", true), ("-3\nx", true), ("x", true), ("123456789", true), ("\nx", true),
    ("99999999999999999999\n", true), ("+1\nx", true),
  ])
  func `What is no message, nor the beginning of one, is known at once`(
    text: String, isGarbled: Bool
  ) {
    var bytes = Array(text.utf8)
    #expect(AppMessage.isGarbled(bytes) == isGarbled)
    if isGarbled { #expect(AppMessage(takenFrom: &bytes) == nil) }
  }

  @Test func `Two ends with one message are one failure, those without are told by the callback`() {
    func finding(_ at: String, _ output: String) -> Finding {
      let death = ProcessDeath(cause: .signal(4), plays: 1, moment: 1, output: output)
      return Finding(death, at: at, in: 0)
    }
    let trap = "A.swift:1: Fatal error: late\n"
    #expect(finding("a", trap).isSame(as: finding("b", "more\r\n" + trap)))
    #expect(!finding("a", trap).isSame(as: finding("b", "A.swift:2: Fatal error: late\n")))
    #expect(!finding("a", "").isSame(as: finding("b", "")))
    #expect(finding("a", "").isSame(as: finding("a", "")))
  }

  @Test(arguments: [(UInt64(0), UInt64(10)), (1, 10), (3, 12), (6, 15), (7, 15), (.max, 15)])
  func `A count of plays that an app wrote blames a case of the row`(plays: UInt64, index: UInt64) {
    #expect(CaseRange(first: 10, end: 16).blamed(after: plays) == index)
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
    let campaign = CampaignOptions(Generator(shape: Shape(), seed: Seed(7)), cases: 3)
    #expect(campaign.token(2) == Token(shape: Shape(), seed: Seed(7), index: 2))
  }
}
