import Foundation
import SceneHosting
import Testing

/// What an Info.plist says of an app's scenes.
@MainActor
@Suite struct SceneManifestTests {
  @Test func `A file that is no manifest is refused with its path`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("none.plist").path
    let error = #expect(throws: ManifestError.self) { try SceneManifest(infoPlist: path) }
    #expect(try #require(error).description.hasPrefix(path))
  }
}
