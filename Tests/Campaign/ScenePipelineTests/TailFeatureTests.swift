import Foundation
import SceneReporting
import TestSupport
import Testing

/// What the tail does through which door.
@Suite struct TailFeatureTests {
  @Test func `The documentation has the table of the code`() throws {
    let path = "Sources/Campaign/ScenePipeline/ScenePipeline.docc/ScenePipeline.md"
    let page = try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
    #expect(page.contains("\n" + TailFeature.table + "\n"))
  }
}
