import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneGate
import SceneLifecycle
import Testing

/// A result file that is not what a shard has written merges to nothing, least of all to green.
struct DamagedShardTests {
  private static let failing =
    "run --seed 5 --cases 70 --callbacks 60 --defect connect-repeated --quiet"

  private func text(_ name: String, in session: Session) throws -> String {
    try String(contentsOfFile: session.folder + "/" + name, encoding: .utf8)
  }

  /// Changes a file and gives it a digest that fits.
  private func change(
    _ name: String, in session: Session, _ change: (inout ChangedShard) throws -> Void
  ) throws {
    var changed = try ChangedShard(try text(name, in: session))
    try change(&changed)
    try session.write(try changed.text(), to: name)
  }

  @Test(arguments: [
    #""findings":["#, #""id":"scene.connects-once""#, #""cases":70"#, #""launch":"#,
  ])
  func `A file that lost a word is refused`(word: String) async throws {
    let session = try Session()
    #expect(await session.run(Self.failing + " --shard 1/1 --results DIR/a") == .inconclusive)
    #expect(await session.run("merge-results DIR/a --corpus DIR/kept") == .violated)
    let whole = try text("a", in: session)
    #expect(whole.contains(word))
    try session.write(whole.replacing(word, with: ""), to: "a")
    #expect(await session.run("merge-results DIR/a --corpus DIR/kept") == .misused)
    #expect(session.messages.contains("its last line is no digest of what stands before it"))
    #expect(session.messages.contains("note: \(session.folder)/a:3:1"))
    #expect(!session.output.contains("was violated"))
  }

  @Test func `Counts and findings that do not agree are refused, whatever the digest is`()
    async throws
  {
    let changes: [(message: String, change: (inout ChangedShard) -> Void)] = [
      (
        "the findings of the fresh campaign count 0 failing cases",
        { $0["fresh", "findings"] = [Any]() }
      ),
      (
        "broke scene.connects-once, which was violated 0 times",
        {
          $0.edit(["fresh", "tally", "tally", "entries"], where: "id", is: "scene.connects-once") {
            $0.merging(["violated": 0]) { _, new in new }
          }
        }
      ),
      ("the file says 0", { $0["fresh", "activity", "cases"] = 0 }),
      ("'cases' is missing", { $0["fresh", "activity", "cases"] = nil }),
      (
        "something was seen in more cases than there are",
        { $0["fresh", "tally", "survey", "events"] = ["launch": 71] }
      ),
      ("no campaign comes to such numbers", { $0["fresh", "activity", "callbacks"] = 1 << 50 }),
      (
        "no campaign comes to such numbers",
        {
          $0.edit(["fresh", "tally", "tally", "entries"], where: "id", is: "scene.connects-once") {
            $0.merging(["exercised": 1 << 60]) { _, new in new }
          }
        }
      ),
      (
        "a choice has 8 counters, one an answer",
        { $0["fresh", "activity", "answers"] = ["blip": [1, 2, 3, 4, 5, 6, 7, 8, 9]] }
      ),
      ("'lunch' is not an event", { $0["fresh", "activity", "events"] = ["lunch": 1] }),
    ]
    for (message, change) in changes {
      let session = try Session()
      #expect(await session.run(Self.failing + " --shard 1/1 --results DIR/a") == .inconclusive)
      try self.change("a", in: session) { change(&$0) }
      #expect(await session.run("merge-results DIR/a --corpus DIR/kept") == .misused, "\(message)")
      #expect(session.messages.contains(message), "\(session.messages)")
      #expect(session.messages.contains("help: play the shard once more"))
      #expect(session.messages.contains("note: \(session.folder)/a:2:"))
    }
  }

  /// A case that breaks an invariant.
  private static func finding(_ index: Int, count: Int = 1) -> [String: Any] {
    [
      "index": index, "count": count, "others": [Int](), "rowFirst": index,
      "law": "scene.connects-once", "role": "scene",
    ]
  }

  @Test func `A file asks for no more plays than there are ways to fail`() async throws {
    let session = try Session()
    _ = await session.run(
      "run --seed 1 --cases 1000 --callbacks 10 --scenes 1 --shard 1/1 --results DIR/a")
    let whole = try text("a", in: session)
    for (findings, message) in [
      ([Self.finding(1, count: 0)], "no case failed like this one"),
      ([Self.finding(1), Self.finding(1)], "the case stands a second time"),
      ((2...900).map { Self.finding($0) }, "there are not so many ways to fail"),
      ([Self.finding(1_000)], "the shard did not play this case"),
    ] {
      try session.write(whole, to: "b")
      try change("b", in: session) { $0["fresh", "findings"] = findings }
      #expect(await session.run("merge-results DIR/b") == .misused)
      #expect(session.messages.contains(message), "\(session.messages)")
    }
  }

  @Test func `A case of another shard is refused`() async throws {
    let session = try Session()
    for number in 1...2 {
      let line = Self.failing + " --shard \(number)/2 --results DIR/\(number)"
      #expect(await session.run(line) == .inconclusive)
    }
    try change("1", in: session) {
      let met = try #require($0["fresh", "findings"] as? [[String: Any]])
      let index = try #require(met.first?["index"] as? Int)
      $0["fresh", "findings"] = [Self.finding(index + 1)]
    }
    #expect(await session.run("merge-results DIR/1 DIR/2 --corpus DIR/kept") == .misused)
    #expect(session.messages.contains("the shard did not play this case"), "\(session.messages)")
  }

  @Test func `Nothing stands behind the end of a file`() async throws {
    let session = try Session()
    _ = await session.run("run --seed 1 --cases 4 --shard 1/1 --results DIR/a")
    let whole = try text("a", in: session)
    let shorn = whole.split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
    for text in [whole + whole, whole + "x\n", whole + "\n", shorn] {
      try session.write(text, to: "b")
      #expect(await session.run("merge-results DIR/b") == .misused)
      #expect(session.messages.contains("the file is not as it was written"), "\(session.messages)")
    }
  }

  @Test func `What has no last line is signed as it is`() {
    for text in ["", "\n", "scenefuzz-results\n", "scenefuzz-results", "a\nb\n"] {
      #expect(ShardText.signing(Array(text.utf8)) == Array(text.utf8), "\(text)")
    }
    #expect(ShardText.signing(Array("a\nend x\n".utf8)).count > 10)
  }

  @Test func `Shards of a gate play one corpus, and a scenario that is lost is missed`()
    async throws
  {
    let session = try Session()
    let scene = "scenefuzz 1\nplatform ipad-ios17\nscenes 1\n\nlaunch 1\n"
    for name in ["one/a.scene", "one/b.scene", "two/a.scene", "two/c.scene"] {
      try session.make(scene, at: name)
    }
    let line = "ci --contract --fixed 4 --cases 2 --seed 5 --quiet "
    for (number, corpus) in [(1, "one"), (2, "one"), (3, "two")] {
      let shard = "--shard \(min(number, 2))/2 --results DIR/\(number)"
      #expect(await session.run(line + "--corpus DIR/\(corpus) \(shard)") == .holds)
    }
    #expect(await session.run("merge-results DIR/1 DIR/2") == .inconclusive)
    #expect(session.output.contains("\ncorpus: 2 scenarios, all as they should be"))
    #expect(await session.run("merge-results DIR/1 DIR/3") == .misused)
    #expect(session.messages.contains("the file is about another corpus"))
    try change("1", in: session) { $0["entries"] = [Any]() }
    #expect(await session.run("merge-results DIR/1 DIR/2") == .misused)
    #expect(session.messages.contains("0 scenarios of the corpus stand in the file, 1 were"))
  }
}
