import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

/// Worlds that no token without a platform chooses: a campaign plays each by its name.
@Suite struct LaterWorldTests {
  private static let later = Platform.all.filter { !Platform.drawn.contains($0) }

  @Test func `Only worlds of SwiftUI came after the tokens`() {
    #expect(Self.later.count == 9)
    #expect(Self.later.allSatisfy { $0.platform.usesSwiftUI })
  }

  @Test(arguments: later.map(\.name))
  func `The contract holds in a world that came later`(name: String) async throws {
    let platform = try #require(Platform.named(name))
    let shape = Shape(platform: platform, length: .callbacks(400))
    let options = CampaignOptions(Generator(shape: shape, seed: Seed(41)), cases: 60, jobs: 2)
    let result = await Fuzzer().run(options)
    #expect(result.findings.isEmpty)
    #expect(result.activity.cases == 60)
  }
}
