import Foundation
import TestSupport
import Testing

/// The compiler reports a mistake in a law at the line of the clause that has it.
struct CompilerTests {
  /// Clauses, and whether the compiler has to refuse each.
  private static let clauses: [(clause: String, isWrong: Bool)] = [
    ("AppHappening.does(.saves).only(while: theApp { $0.count == 0 })", false),
    // A property that the app does not have, and one of another type.
    ("AppHappening.does(.saves).only(while: theApp { $0.cuont == 0 })", true),
    ("AppHappening.does(.saves).only(while: theApp { $0.count })", true),
    // Words that the grammar does not have.
    ("AppHappening.does(.reacts).only(aftr: .connects)", true),
    ("AppHappening.does(.reacs).only(after: .connects)", true),
    ("AppHappening.does(.reacts).only(after: .connects)", false),
    // A condition is no clause.
    ("theApp { $0.count == 0 }", true),
  ]

  @Test func `A mistake in a clause is reported at its line, and nothing else is`() throws {
    var source = "import SceneFuzzing\nstruct Notes: SceneApp { var count = 0 }\n"
    var wrong: [Int] = []
    for (number, item) in Self.clauses.enumerated() {
      source += """
        let law\(number): () -> AppLaw<Notes> = {
          AppLaw("Nothing is counted.", id: "notes.count") {
            AppHappening.connects.only(while: theApp { $0.count >= 0 })
            \(item.clause)
            AppHappening.does(.saves).only(after: .connects)
          }
        }

        """
      if item.isWrong { wrong.append(3 + 7 * number + 3) }
    }
    #expect(try errors(in: source) == wrong)
  }

  /// Returns the lines of a file in which the compiler finds errors, each once.
  private func errors(in source: String) throws -> [Int] {
    let (status, text) = try messages(about: source)
    let found = text.matches(of: /Law\.swift:([0-9]+):[0-9]+: error:/).compactMap { Int($0.1) }
    if status != 0 && found.isEmpty { Issue.record("\(text)") }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns what the compiler says of a file that is called `Law.swift`.
  private func messages(about source: String) throws -> (status: Int32, text: String) {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.url
    let file = folder.appendingPathComponent("Law.swift")
    try Data(source.utf8).write(to: file)
    let messages = Pipe()
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-swift-version", "6", "-typecheck", "-module-cache-path", folder.path]
      + modules.flatMap { ["-I", $0.path] }
      + [
        "-I", checkout.appendingPathComponent("Sources/Seam/SceneTaskHooks/include").path,
        file.path,
      ]
    compiler.standardError = messages
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    let text = String(
      decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return (compiler.terminationStatus, text)
  }

  /// The folders of compiled modules beside the running tests.
  private var modules: [URL] {
    let bundles = (Bundle.allBundles + [Bundle.main]).map(\.bundleURL)
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    return folders.map { $0.appendingPathComponent("Modules") }.filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }
}
