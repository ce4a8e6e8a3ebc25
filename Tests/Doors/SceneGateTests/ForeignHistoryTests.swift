import CommandKit
import SceneGate
import SceneLifecycle
import Testing

/// What a verb of the contract says of a history that is an app's.
@Suite struct ForeignHistoryTests {
  private func message(_ path: String, _ law: String) throws -> String {
    let text = "scenefuzz 1\nplatform ipad-ios17\nscenes 1\nviolates \(law)\n\nlaunch 1\n"
    let error = try #require(throws: CommandError.self) {
      try Disk.scenario(Array(text.utf8), path)
    }
    return error.diagnostic.description
  }

  @Test(arguments: [
    "Tests/JotterTests/Scenes/jotter/a b.scene", "corpus/jotter/regressions/a b.scene",
    ".scenefuzz/jotter/regressions/a b.scene",
  ])
  func `The folder says whose history it is, and its command is named`(path: String) throws {
    let message = try message(path, "draft.saved")
    #expect(message.hasPrefix("error: 'draft.saved' is a law of the app 'jotter', which"))
    #expect(message.contains("\nnote: \(path):4:10\n"))
    #expect(message.contains("'swift test' plays first what is kept beside a test"))
    #expect(message.hasSuffix("\nhelp: swift run jotter-fuzz replay '\(path)'"))
  }

  @Test(arguments: ["payload.handled-once", "app.crashes", "x.y"])
  func `A file without such a folder is an app's where no invariant is near its law`(
    law: String
  ) throws {
    let message = try message("a.scene", law)
    #expect(message.hasPrefix("error: '\(law)' is a law of an app, which"))
    #expect(message.hasSuffix("\nhelp: swift run NAME-fuzz replay a.scene"))
  }

  @Test func `A mistyped invariant is still one`() throws {
    let message = try message("corpus/contract/regressions/a.scene", "scene.connects-onse")
    #expect(message.hasPrefix("error: 'scene.connects-onse' is not an invariant\n"))
    #expect(message.contains("did you mean 'scene.connects-once'?"))
  }
}
