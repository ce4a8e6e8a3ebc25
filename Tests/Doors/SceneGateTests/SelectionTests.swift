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

  /// What words can choose of an app with two laws that is never connected to a car.
  private let vocabulary = Selection.Vocabulary(
    laws: { ["app.law", "app.crashes"].contains($0) ? [$0] : [] }, usual: .all - [.connectCar]
  ) { word throws(CommandError) in
    guard let kinds = Selection.events(named: word) else {
      throw CommandError(Diagnostic("there is no \(Diagnostic.quote(word))"))
    }
    return kinds
  }

  @Test func `An app's words choose its own laws, and events that it supports`() throws {
    let all = try Selection(arguments([]), vocabulary)
    #expect(all.kinds == .all - [.connectCar] && all.judgement == InvariantSelection())
    let words = ["--only=app.law,touch,connectCar", "--skip=app.crashes,touch,windows"]
    let chosen = try Selection(arguments(words), vocabulary)
    #expect(chosen.judgement == InvariantSelection(only: ["app.law"], skip: ["app.crashes"]))
    #expect(chosen.kinds.contains(.launch))
    #expect(!chosen.kinds.contains(.touch) && !chosen.kinds.contains(.connectCar))
    #expect(!chosen.kinds.contains(.openURL))
  }

  @Test func `A suite of an app is a group of its own laws`() throws {
    let vocabulary = Selection.Vocabulary(
      laws: { _ in [] }, usual: .all,
      suite: { word throws(CommandError) in
        if word == "app" { return ["app.law", "app.crashes"] }
        throw CommandError(Diagnostic("there is no group \(word)"))
      }, kinds: { _ throws(CommandError) in .none })
    let words = try Arguments("run", ["--suite=app"], [.only, .skip, .suite])
    #expect(try Selection(words, vocabulary).judgement.only == ["app.law", "app.crashes"])
    let other = try Arguments("run", ["--suite=scene"], [.only, .skip, .suite])
    #expect(throws: CommandError.self) { try Selection(other, vocabulary) }
    #expect(try !Selection(other).judgement.only.isEmpty)
  }

  @Test(arguments: [Option.only, .skip])
  func `A word of an app that chooses nothing is refused, and said where it was written`(
    option: Option
  ) throws {
    let given = GivenValue(
      name: option.name, value: "app.law,scene.connects-once", origin: .variable("SCENEFUZZ_X"))
    let words = Arguments("run", given: [given], [.only, .skip])
    let error = #expect(throws: CommandError.self) { try Selection(words, vocabulary) }
    let message = error?.diagnostic.description ?? ""
    #expect(message.contains("there is no 'scene.connects-once'"))
    #expect(message.contains("SCENEFUZZ_X"))
  }

  @Test func `A word that is neither is refused with the nearest`() {
    let error = #expect(throws: CommandError.self) {
      try Selection(arguments(["--only=scene.conects-once"]))
    }
    #expect(error?.diagnostic.help == "did you mean 'scene.connects-once'?")
  }
}
