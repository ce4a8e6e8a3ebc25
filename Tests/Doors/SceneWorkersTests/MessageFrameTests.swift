import CommandKit
import SceneFuzzing
import SceneGeneration
import ScenePipeline
import SceneReporting
import SceneWorkers
import TestSupport
import Testing

/// What arrives of a value that one process sends another.
func arrived<Value: Codable>(_ value: Value) throws -> Value {
  var frame = MessageFrame.bytes(of: value)
  let arrived: Value? = try MessageFrame.take(from: &frame)
  #expect(frame.isEmpty)
  return try #require(arrived)
}

/// How the command and its workers send each other values.
struct MessageFrameTests {
  @Test func `Values arrive as they were sent, in parts and behind each other`() throws {
    let sent = [HostileText.all, [], ["12\n{}"]]
    var received: [UInt8] = []
    var values: [[String]] = []
    for byte in sent.flatMap({ MessageFrame.bytes(of: $0) }) {
      received.append(byte)
      if let next: [String] = try MessageFrame.take(from: &received) { values.append(next) }
    }
    #expect(values.map { $0.map { Array($0.utf8) } } == sent.map { $0.map { Array($0.utf8) } })
    #expect(received.isEmpty)
  }

  @Test func `Equal values are equal bytes`() {
    let bytes = MessageFrame.bytes(of: ["b": 1, "a": 2, "c": 3])
    #expect(String(decoding: bytes, as: UTF8.self) == "19\n" + #"{"a":2,"b":1,"c":3}"#)
  }

  @Test(arguments: [
    ("", false), ("12", false), ("67108864", false), ("12\n{", false), ("67108864\n", false),
    ("67108865\n", true), ("-3\nx", true), ("x", true), ("123456789", true), ("\nx", true),
    ("99999999999999999999\n", true), ("+1\nx", true), ("0\n", true), ("1\n[", true),
    ("1 \n[]", true), ("2\n[]", false), ("4\n[1e]", true), ("7\n[\"\\ud8\"]", true),
    ("3\n[]]", true), ("2\r\n[]", true),
  ])
  func `What is no frame, nor the beginning of one, is known at once`(
    text: String, isGarbled: Bool
  ) throws {
    var bytes = Array(text.utf8)
    do throws(MessageFrame.GarbledBytes) {
      let taken: [String]? = try MessageFrame.take(from: &bytes)
      #expect(!isGarbled)
      #expect(taken == (text == "2\n[]" ? [] : nil))
    } catch {
      #expect(isGarbled)
    }
  }

  /// Documents that no process of ours writes.
  private static let junk: [[UInt8]] =
    [
      "null", "{}", "[]", "0", "\"\"", #"{"row":{}}"#, #"{"row":{"_0":null}}"#, #"{"sing":{}}"#,
      #"{"ending":{"same":{},"held":{}},"place":"end","skipped":[]}"#,
      #"{"ending":{"held":{}},"place":"end","skipped":[1e99]}"#,
      #"{"ending":{"held":{}},"place":"\ud800","skipped":[]}"#,
      String(repeating: "[", count: 1 << 20), String(repeating: #"{"a":"#, count: 1 << 16),
      String(repeating: "9", count: 1 << 16), "\u{FEFF}{}",
    ].map { Array($0.utf8) }
    + [
      [0xFF, 0xFE, 0x7B, 0x00], [0x22, 0xC0, 0x80, 0x22], [0], Array(repeating: 0xFF, count: 999),
    ]

  @Test(arguments: junk)
  func `A frame of junk is garbled, whatever was asked`(document: [UInt8]) {
    let frame = Array("\(document.count)\n".utf8) + document
    func expectGarbled<Value: Decodable>(_: Value.Type) {
      var received = frame
      #expect(throws: MessageFrame.GarbledBytes.self) {
        let _: Value? = try MessageFrame.take(from: &received)
      }
    }
    expectGarbled(AppQuestion.self)
    expectGarbled(AppCampaignResult.self)
    expectGarbled(MutantPlay.self)
    expectGarbled(CandidateAnswer.self)
    expectGarbled(HistoryAnswer.self)
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

  @Test func `A campaign gives each case its token`() {
    let campaign = CampaignOptions(Generator(shape: Shape(), seed: Seed(7)), cases: 3)
    #expect(campaign.token(2) == Token(shape: Shape(), seed: Seed(7), index: 2))
  }
}
