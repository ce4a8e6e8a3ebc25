import CommandKit
import SceneLifecycle
import Testing

/// A verb with options of every kind.
let sailing: [Option] = [
  Option("seed", "S", "the seed"), Option("scenes", "N", "sessions"),
  Option("quiet", nil, "no progress"), Option("soft", nil, "soft laws"),
  Option("platform", "P", "the platform"), Option("only", "ID,…", "only these").asList,
]

extension Option {
  fileprivate static func named(_ name: String) -> Option { Option(name, nil, "") }
}

struct ArgumentsTests {
  private func read(_ words: [String]) throws(CommandError) -> Arguments {
    try Arguments("sail", words, sailing)
  }

  @Test func `Values stand behind a space or an equals sign`() throws {
    let spaced = try read(["--seed", "42", "--scenes=3", "--quiet"])
    #expect(spaced.text(.named("seed")) == "42")
    #expect(try spaced.number(.named("scenes"), in: 1...64) == 3)
    #expect(spaced.has(.named("quiet")))
    #expect(!spaced.has(.named("soft")))
    #expect(spaced.text(.named("platform")) == nil)
  }

  @Test func `The last value counts and lists add up`() throws {
    let words = ["--seed", "1", "--seed=2", "--only", "a,b", "--only=c"]
    let arguments = try read(words)
    #expect(arguments.text(.named("seed")) == "2")
    #expect(arguments.list(.named("only")) == ["a", "b", "c"])
  }

  @Test func `What stands behind two dashes is an operand`() throws {
    let arguments = try read(["--soft", "--", "--odd.scene"])
    #expect(arguments.operands == ["--odd.scene"])
  }

  @Test(arguments: [
    ("--sede 3", "did you mean '--seed'?"), ("--seed", "write --seed S"),
    ("--quiet=1", "write --quiet alone"), ("--only=", "write --only ID,…"),
  ])
  func `A wrong option is refused with one thing to do`(line: String, help: String) {
    let words = line.split(separator: " ").map(String.init)
    let error = #expect(throws: CommandError.self) { try read(words) }
    #expect(error?.status == .misused)
    #expect(error?.diagnostic.help == help)
  }

  @Test(arguments: ["0", "65", "-1", "+3", "x", "3.5"])
  func `A number has to be one of its range`(text: String) throws {
    let arguments = try read(["--scenes=" + text])
    #expect(throws: CommandError.self) { try arguments.number(.named("scenes"), in: 1...64) }
  }
}
