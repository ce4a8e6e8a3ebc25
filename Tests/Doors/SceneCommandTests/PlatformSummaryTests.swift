import CommandKit
import CommandTrials
import Testing

/// What `list --platforms` says of a world in one line.
@Suite struct PlatformSummaryTests {
  @Test func `A world names its SDK where that is another than its system, and only there`()
    async throws
  {
    let session = try Session()
    #expect(await session.run("list --platforms") == .holds)
    let lines = session.output.split(separator: "\n").map(String.init)
    let named = lines.filter { $0.contains(", SDK ") }.compactMap { $0.split(separator: " ").first }
    #expect(named == ["ipad-ios15-sdk14", "sceneless-ios27-sdk26", "both-ios12"])
    #expect(lines.contains { $0.hasSuffix("iphone, iOS 27, SDK 26, app delegate only") })
  }
}
