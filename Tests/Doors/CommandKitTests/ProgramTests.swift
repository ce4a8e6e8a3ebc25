import CommandKit
import Foundation
import SceneLifecycle
import TestSupport
import Testing

/// What any program does with words, variables and the settings file.
struct ProgramTests {
  private static let program = CommandProgram<@Sendable (Arguments) -> String>(
    "boat", "boat sails.",
    [
      Verb(
        "sail", "Sails.", options: sailing, examples: [VerbExample("sail --seed 7", "sails")],
        takesSettings: true, action: { $0.text(Option("seed", "S", "")) ?? "-" }),
      Verb("anchor", operands: "PLACE", "Anchors.", action: { _ in "anchored" }),
    ])

  /// What a line comes to: the result of the action, or the exit status.
  private func run(
    _ line: String, _ environment: CommandEnvironment = CommandEnvironment()
  ) throws -> String {
    let console = Console(write: { _ in }, report: { _ in })
    let words = line.split(separator: " ").map(String.init)
    return switch try Self.program.interpret(words, environment, console) {
    case .done(let status): "\(status)"
    case .run(let action, let arguments): action(arguments)
    }
  }

  @Test func `A verb runs with its arguments`() throws {
    #expect(try run("sail --seed 3") == "3")
    #expect(try run("anchor here") == "anchored")
    #expect(try run("") == "misused")
  }

  @Test func `The command line counts before a variable, a variable before the file`() throws {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.url
    try Data("seed 1\nquiet\n".utf8).write(to: folder.appendingPathComponent(SettingsFile.name))
    var environment = CommandEnvironment(folder: folder.path)
    #expect(try run("sail", environment) == "1")
    environment.variables = ["SCENEFUZZ_SEED": "2"]
    #expect(try run("sail", environment) == "2")
    #expect(try run("sail --seed 3", environment) == "3")
    #expect(try run("anchor x", environment) == "anchored")
  }

  @Test(arguments: [
    ("sial", "did you mean 'sail'?"), ("help sial", "did you mean 'sail'?"),
    ("sail --sed 3", "did you mean '--seed'?"),
  ])
  func `A wrong word is refused with the nearest`(line: String, help: String) {
    let error = #expect(throws: CommandError.self) { try run(line) }
    #expect(error?.diagnostic.help == help)
  }

  @Test func `A verb that takes no settings does not read them`() throws {
    let environment = CommandEnvironment(variables: ["SCENEFUZZ_SED": "2"])
    #expect(try run("anchor x", environment) == "anchored")
    #expect(throws: CommandError.self) { try run("sail", environment) }
  }
}
