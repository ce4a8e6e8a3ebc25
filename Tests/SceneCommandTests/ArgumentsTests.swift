import SceneCommand
import SceneFuzzing
import TestSupport
import Testing

struct ArgumentsTests {
  @Test func `Values stand behind a space or an equals sign`() throws {
    let spaced = try Arguments(.run, ["--seed", "42", "--scenes=3", "--quiet"])
    #expect(spaced.text(.seed) == "42")
    #expect(try spaced.number(.scenes, in: 1...64) == 3)
    #expect(spaced.has(.quiet))
    #expect(!spaced.has(.soft))
    #expect(spaced.text(.platform) == nil)
  }

  @Test func `The last value counts and lists add up`() throws {
    let words = ["--seed", "1", "--seed=2", "--only", "a,b", "--only=c"]
    let arguments = try Arguments(.run, words)
    #expect(arguments.text(.seed) == "2")
    #expect(arguments.list(.only) == ["a", "b", "c"])
  }

  @Test func `What stands behind two dashes is an operand`() throws {
    let arguments = try Arguments(.replay, ["--soft", "--", "--odd.scene"])
    #expect(arguments.operands == ["--odd.scene"])
  }

  @Test(arguments: [
    ("--sede 3", "did you mean '--seed'?"), ("--seed", "write --seed S"),
    ("--quiet=1", "write --quiet alone"), ("--only=", "write --only ID,…"),
  ])
  func `A wrong option is refused with one thing to do`(line: String, help: String) {
    let words = line.split(separator: " ").map(String.init)
    let error = #expect(throws: CommandError.self) { try Arguments(.run, words) }
    #expect(error?.status == .misused)
    #expect(error?.diagnostic.help == help)
  }

  @Test(arguments: ["0", "65", "-1", "+3", "x", "3.5"])
  func `A number has to be one of its range`(text: String) throws {
    let arguments = try Arguments(.run, ["--scenes=" + text])
    #expect(throws: CommandError.self) { try arguments.number(.scenes, in: 1...64) }
  }

  @Test func `Only and skip take invariants, events and groups`() throws {
    let words = ["--only=touch,scene.connects-once", "--skip=windows"]
    let selection = try Selection(Arguments(.run, words))
    #expect(selection.judgement.only == ["scene.connects-once"])
    #expect(!selection.kinds.contains(.touch))
    #expect(selection.kinds.contains(.launch))
    #expect(!selection.kinds.contains(.home))
  }

  @Test func `A word that is neither is refused with the nearest`() {
    let error = #expect(throws: CommandError.self) {
      try Selection(Arguments(.run, ["--only=scene.conects-once"]))
    }
    #expect(error?.diagnostic.help == "did you mean 'scene.connects-once'?")
  }

  @Test func `Every verb explains itself`() async throws {
    let session = try Session()
    var text = ""
    #expect(await session.run("help") == .holds)
    text += session.output
    for verb in Verb.allCases {
      #expect(await session.run("help \(verb.rawValue)") == .holds)
      text += "\n" + session.output
      let explained = session.output
      #expect(await session.run("\(verb.rawValue) --help") == .holds)
      #expect(session.output == explained)
    }
    #expect(Golden("help.txt").difference(from: text) == nil)
  }
}
