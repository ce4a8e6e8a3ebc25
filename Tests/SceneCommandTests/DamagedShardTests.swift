import CommandKit
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

  /// Writes a file whose digest fits, as one would who wants to fool the gate.
  private func write(_ text: String, to name: String, in session: Session) throws {
    let signed = ResultFile.signing(Array(text.utf8))
    try session.write(String(decoding: signed, as: UTF8.self), to: name)
  }

  private func without(_ prefix: String, _ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(prefix) }.joined(separator: "\n")
  }

  @Test(arguments: ["finding", "invariant scene.connects-once", "played", "event launch"])
  func `A file that lost a line is refused`(line: String) async throws {
    let session = try Session()
    #expect(await session.run(Self.failing + " --shard 1/1 --results DIR/a") == .inconclusive)
    #expect(await session.run("merge-results DIR/a --corpus DIR/kept") == .violated)
    let whole = try text("a", in: session)
    try session.write(without(line, whole), to: "a")
    #expect(await session.run("merge-results DIR/a --corpus DIR/kept") == .misused)
    #expect(session.messages.contains("its digest is another"))
    #expect(session.messages.contains("note: \(session.folder)/a:"))
    #expect(!session.output.contains("was violated"))
  }

  @Test(arguments: [
    ("finding", "the findings of the fresh campaign count 0 failing cases"),
    ("invariant scene.connects-once", "broke scene.connects-once, which was violated 0 times"),
    ("played", "the file says 0"),
  ])
  func `Counts and findings that do not agree are refused, whatever the digest is`(
    line: String, message: String
  ) async throws {
    let session = try Session()
    #expect(await session.run(Self.failing + " --shard 1/1 --results DIR/a") == .inconclusive)
    try write(without(line, try text("a", in: session)), to: "a", in: session)
    #expect(await session.run("merge-results DIR/a --corpus DIR/kept") == .misused)
    #expect(session.messages.contains(message), "\(session.messages)")
    #expect(session.messages.contains("help: play the shard once more"))
  }

  @Test(arguments: [
    ("finding 1 0\n", "no case failed like this one"),
    ("finding 1 1\nfinding 1 1\n", "the case stands a second time"),
    ((2...900).map { "finding \($0) 1\n" }.joined(), "there are not so many ways to fail"),
  ])
  func `A file asks for no more plays than there are ways to fail`(
    lines: String, message: String
  ) async throws {
    let session = try Session()
    _ = await session.run(
      "run --seed 1 --cases 1000 --callbacks 10 --scenes 1 --shard 1/1 --results DIR/a")
    let whole = try text("a", in: session)
    try write(whole.replacing("\nplayed ", with: "\n" + lines + "played "), to: "a", in: session)
    #expect(await session.run("merge-results DIR/a") == .misused)
    #expect(session.messages.contains(message), "\(session.messages)")
  }

  @Test(arguments: ["scenefuzz-results 3", "generator g3", "verb run", "shard 1/1"])
  func `A head with more than was written is refused, whatever the digest is`(
    line: String
  ) async throws {
    let session = try Session()
    _ = await session.run("run --seed 1 --cases 4 --shard 1/1 --results DIR/a")
    let whole = try text("a", in: session)
    let more = whole.replacing(line + "\n", with: line + " more\n")
    #expect(more != whole)
    try write(more, to: "a", in: session)
    #expect(await session.run("merge-results DIR/a") == .misused)
    #expect(session.messages.contains("more"), "\(session.messages)")
  }

  @Test func `A case of another shard is refused`() async throws {
    let session = try Session()
    for number in 1...2 {
      let line = Self.failing + " --shard \(number)/2 --results DIR/\(number)"
      #expect(await session.run(line) == .inconclusive)
    }
    let first = try text("1", in: session)
    let finding = try #require(first.firstMatch(of: #/\nfinding (\d+) /#))
    let index = try #require(Int(finding.1))
    try write(
      first.replacing("\nfinding \(index) ", with: "\nfinding \(index + 1) "), to: "1", in: session)
    #expect(await session.run("merge-results DIR/1 DIR/2 --corpus DIR/kept") == .misused)
    #expect(session.messages.contains("the shard did not play this case"), "\(session.messages)")
  }

  @Test func `Nothing stands behind the end of a file`() async throws {
    let session = try Session()
    _ = await session.run("run --seed 1 --cases 4 --shard 1/1 --results DIR/a")
    let whole = try text("a", in: session)
    for more in [whole, "x\n", "\n"] {
      try session.write(whole + more, to: "b")
      #expect(await session.run("merge-results DIR/b") == .misused)
      #expect(session.messages.contains("the end of the file is expected"), "\(session.messages)")
    }
    try session.write(without("end", whole), to: "b")
    #expect(await session.run("merge-results DIR/b") == .misused)
    #expect(session.messages.contains("'end' is missing"))
  }

  @Test func `What has no last line is signed as it is`() {
    for text in ["", "\n", "scenefuzz-results\n", "scenefuzz-results", "a\nb\n"] {
      #expect(ResultFile.signing(Array(text.utf8)) == Array(text.utf8), "\(text)")
    }
    #expect(ResultFile.signing(Array("a\nend x\n".utf8)).count > 10)
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
    try write(without("entry", try text("1", in: session)), to: "1", in: session)
    #expect(await session.run("merge-results DIR/1 DIR/2") == .misused)
    #expect(session.messages.contains("0 scenarios of the corpus stand in the file, 1 were"))
  }
}
