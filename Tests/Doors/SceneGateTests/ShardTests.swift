import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneGate
import Testing

/// Machines that share a campaign, before any of them plays.
@Suite struct ShardTests {
  @Test(arguments: [
    "", "3", "0/4", "5/4", "1/0", "1/10001", "-1/4", "+1/4", "1/4/2", "1/ 4", "a/b",
  ])
  func `What is no shard is refused`(text: String) { #expect(Shard(text) == nil) }

  @Test(arguments: [1, 2, 3, 16])
  func `Every file is played by one shard of a campaign`(count: Int) throws {
    let paths = (0..<20).map { "\($0).scene" }
    let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
    #expect(shards.map(\.text) == (1...count).map { "\($0)/\(count)" })
    #expect(shards.flatMap { $0.part(of: paths) }.sorted() == paths.sorted())
  }

  @Test func `A result file without a shard is wrong use`() throws {
    let words = ["--results", "a.result"]
    let arguments = try Arguments("run", words, [.shard, .results])
    #expect(throws: CommandError.self) { try Shard.read(arguments) }
    #expect(try Shard.read(Arguments("run", [], [.shard, .results])) == nil)
  }
}
