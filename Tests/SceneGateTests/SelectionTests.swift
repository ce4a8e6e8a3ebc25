import ScenePipeline
import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneGate
import Testing

/// What the options of a campaign choose to check and to draw.
@Suite struct SelectionTests {
  private func arguments(_ words: [String]) throws -> Arguments {
    try Arguments("run", words, [.only, .skip, .soft])
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
}
