import SceneCoverage
import SceneGeneration
import SceneLifecycle
import Testing

/// Estimates held against campaigns whose total is known.
@Suite struct EstimateCalibrationTests {
  @Test func `Bounds and totals are as certain as they say`() async throws {
    let platform = try #require(Platform.named("ipad-ios17-code"))
    let exact = try #require(await CoveragePointSet.reachable(on: platform, slots: 1))
    let shape = Shape(platform: platform, scenes: 1, length: .events(25))
    var honesty = EstimateCalibration(shape, total: exact.count, campaigns: 12)
    honesty.next = 200
    let rows = honesty.rows([0.5, 0.8, 0.95], longest: 200)
    #expect(rows.count == 3)
    for row in rows {
      #expect(row.within >= 10, "\(row)")
      #expect(row.excessive <= 2, "\(row)")
      #expect(row.meanAtLeast > Double(exact.count) * row.share, "\(row)")
    }
  }
}
