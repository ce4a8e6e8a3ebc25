import CommandKit
import SceneCommand
import SceneFuzzing
import TestSupport
import Testing

struct SelectionTests {
  private func arguments(_ words: [String]) throws -> Arguments {
    let verb = try #require(FuzzCommand.program.verbs.first { $0.name == "run" })
    return try verb.arguments(words)
  }

  @Test func `Only and skip take invariants, events and groups`() throws {
    let words = ["--only=touch,scene.connects-once", "--skip=windows"]
    let selection = try Selection(arguments(words))
    #expect(selection.judgement.only == ["scene.connects-once"])
    #expect(!selection.kinds.contains(.touch))
    #expect(selection.kinds.contains(.launch))
    #expect(!selection.kinds.contains(.home))
  }

  @Test func `A word that is neither is refused with the nearest`() {
    let error = #expect(throws: CommandError.self) {
      try Selection(arguments(["--only=scene.conects-once"]))
    }
    #expect(error?.diagnostic.help == "did you mean 'scene.connects-once'?")
  }

  @Test func `Every verb explains itself`() async throws {
    let session = try Session()
    var text = ""
    #expect(await session.run("help") == .holds)
    text += session.output
    for verb in FuzzCommand.program.verbs {
      #expect(await session.run("help \(verb.name)") == .holds)
      text += "\n" + session.output
      let explained = session.output
      #expect(await session.run("\(verb.name) --help") == .holds)
      #expect(session.output == explained)
    }
    #expect(Golden("help.txt").difference(from: text) == nil)
  }
}
