import Foundation
import SceneDefects
import SceneMutants
import ScenePipeline
import Testing

/// Which invariant kills which defect, and what that took.
@Suite struct `The kill matrix` {
  private func matrix(
    _ ids: [String], jobs: Int = 1, limit: UInt64 = 40_000, cases: UInt64 = 3
  ) async -> KillMatrix<DefectStudy> {
    var order = KillOrder()
    order.defects = Defect.all.filter { ids.contains($0.id) }
    order.cases = cases
    order.seeds = 2
    order.limit = limit
    order.jobs = jobs
    order.equivalenceLimit = 20
    return await Fuzzer().kill(order)
  }

  @Test func `is the same for any number of jobs`() async {
    let ids = ["connect-repeated", "active-dropped", "foreground-swapped", "launch-told-twice"]
    let one = await matrix(ids)
    #expect(one.rows.count == ids.count)
    #expect(await matrix(ids, jobs: 3) == one)
  }

  @Test func `says who kills a defect, how fast, and with how few events`() async throws {
    let row = try #require(await matrix(["launch-told-twice"]).rows.first)
    #expect(row.verdict == .killed)
    #expect(row.killers.contains("launch.finishes-first"))
    #expect(row.evidence.counterexample?.events == 1)
    #expect(row.evidence.medianCallbacks.map { $0 < 100 } == true)
  }

  @Test func `lets a case go on, so that each invariant is judged by itself`() async throws {
    let row = try #require(await matrix(["active-dropped"]).rows.first)
    #expect(row.killers.count == 1)
    #expect(row.kills.contains { $0.count > 100 })
  }

  @Test func `calls a defect whose condition was never met not reached`() async throws {
    let matrix = await matrix(["resign-repeated-on-vision"], limit: 1, cases: 0)
    #expect(matrix.rows.map(\.verdict) == [.notReached])
    #expect(matrix.judged == 0)
  }

  @Test func `keeps a survivor that no invariant is about`() async throws {
    let matrix = await matrix(["restore-dropped"])
    let row = try #require(matrix.rows.first)
    #expect(row.verdict == .survived)
    #expect(row.killers.isEmpty)
    #expect(!matrix.isStrong)
  }

  /// A matrix in which a seed missed some of the defects that were met, as its JSON says.
  private func missed(_ count: Int, of total: Int) throws -> KillMatrix<DefectStudy> {
    let rows = (0..<total).map { number in
      let killer = number < count ? "" : "\"killer\": \"scene.x\","
      let trial = "{\"seed\": 1, \"callbacks\": 9, \(killer) \"met\": 1}"
      return "{\"id\": \"d\(number)\", \"summary\": \"\", \"kills\": [],"
        + " \"evidence\": {\"trials\": [\(trial)], \"met\": 1}}"
    }
    let study = "{\"cases\": 0, \"seeds\": [1], \"limit\": 9, \"isComplete\": true}"
    let text = "{\"study\": \(study), \"rows\": [\(rows.joined(separator: ","))],"
    return try JSONDecoder().decode(
      KillMatrix<DefectStudy>.self,
      from: Data((text + " \"sentences\": [], \"isWhole\": true}").utf8))
  }

  @Test func `is strong as long as one defect in twenty survives, and no more`() throws {
    for (count, total) in [(0, 3), (1, 20), (20, 400)] {
      #expect(try missed(count, of: total).isStrong, "\(count) of \(total)")
    }
    for (count, total) in [(1, 19), (21, 400)] {
      #expect(try !missed(count, of: total).isStrong, "\(count) of \(total)")
    }
  }

  @Test func `stops when the caller asks and says what is known`() async {
    var order = KillOrder()
    order.defects = Array(Defect.all.prefix(3))
    let matrix = await Fuzzer().kill(order, shouldStop: { true })
    #expect(!matrix.study.isComplete)
    #expect(matrix.rows.isEmpty)
  }
}
