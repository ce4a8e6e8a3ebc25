import CommandTrials
import Foundation
import SceneFuzzing
import SceneLifecycle
import TestSupport
import Testing

/// A scenario as a Swift test: `ShownTest.swift` is what the command prints, and is built here.
@Suite struct ShownTestTests {
  @Test func `What 'show --swift' prints compiles and passes`() throws {
    let shell = try Shell("SoundApp")
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\nlaunch 1\nopen 2 after 3\nopenURL 1\n")
    #expect(try shell.run("show --swift \(file)") == 0)
    var golden = Golden("ShownTest.swift")
    golden.file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("ShownTest.swift")
    #expect(golden.difference(from: shell.output) == nil)
  }
}

/// Does nothing, and is under test where a printed test says `sound`.
private struct Quiet: SceneApp {}

/// What a printed test of SoundApp checks, with a law of which it knows nothing.
var sound: AppTest<some SceneApp> {
  let isQuiet = AppLaw<Quiet>("Nothing is noted.", id: "quiet.notes") {
    AppHappening.does(.counts, "anything").never()
  }
  return AppTest("sound", laws: [isQuiet]) { _ in Quiet() }
}
