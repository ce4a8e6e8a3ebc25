import CommandKit
import CommandTrials
import SceneFuzzing
import SceneLifecycle
import SceneStarting
import TestSupport
import Testing

/// The help of the command, word for word.
struct HelpTests {
  @Test func `Every verb explains itself`() async throws {
    let session = try Session()
    var text = ""
    #expect(await session.run("help") == .holds)
    text += session.output
    for verb in StartingCommand.program.verbs {
      #expect(await session.run("help \(verb.name)") == .holds)
      text += "\n" + session.output
      let explained = session.output
      #expect(await session.run("\(verb.name) --help") == .holds)
      #expect(session.output == explained)
    }
    #expect(Golden("help.txt").difference(from: text) == nil)
  }
}
