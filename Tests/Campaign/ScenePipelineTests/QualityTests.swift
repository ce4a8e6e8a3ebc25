import Foundation
import SceneLifecycle
import ScenePipeline
import SceneShrinking
import TestSupport
import Testing

/// The corpus pins what shrinking comes to: each failure in it is as short as it can be.
@Suite struct QualityTests {
  /// Every other short file with a defect, so that the suite stays quick.
  static let files = `The corpus`.files.filter { $0.hasPrefix("regressions/") }

  static func scenario(_ name: String) throws -> Scenario {
    let file = checkout.appendingPathComponent("corpus/contract").appendingPathComponent(name)
    return try Scenario(parsing: [UInt8](Data(contentsOf: file)), file: name)
  }

  private static var pinned: [Scenario] {
    get throws {
      let planted = try files.map(scenario).filter { $0.defect != nil && $0.entries.count <= 2 }
      return planted.indices.filter { $0 % 2 == 0 }.map { planted[$0] }
    }
  }

  @Test func `Every pinned counterexample is the shortest, and its text is the only one`()
    async throws
  {
    let pinned = try Self.pinned
    #expect(pinned.count >= 30)
    for scenario in pinned {
      let found = try #require(await Fuzzer().counterexample(of: scenario))
      #expect(found.proof == .shortest, "\(scenario.fileName)")
      #expect(found.scenario.text == scenario.text)
    }
  }
}
