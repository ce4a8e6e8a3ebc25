package import CommandKit
package import Foundation
import SceneFuzzing
import SceneLifecycle
package import SceneLowering
import ScenePipeline
package import SceneStarting
import TestSupport

/// A folder of its own and what the command wrote.
package final class Session {
  /// What was written as results.
  package private(set) var output = ""
  /// What was written as messages.
  package private(set) var messages = ""
  /// What the command finds around itself.
  package var environment = CommandEnvironment()
  /// The front end of the compiler for `init`.
  package var frontend: any SwiftFrontend = ProcessFrontend()
  /// The player of the first case for `init`, which builds none.
  package var cases: any CasePlaying = GivenCase()
  /// A folder that exists as long as the session.
  package var folder: String { scratch.path }

  private let scratch: Scratch

  package init() throws { scratch = try Scratch() }

  /// Runs the command; `DIR` in a word stands for the folder.
  package func run(_ line: String, isInterrupted: @escaping @Sendable () -> Bool = { false }) async
    -> ExitStatus
  {
    let words = line.split(separator: " ").map { String($0).replacing("DIR", with: folder) }
    return await run(words, isInterrupted: isInterrupted)
  }

  /// A file of the folder that the command has written.
  package func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
  }

  /// Tells something that was not played by the command.
  package func report(
    _ line: String, _ report: (Arguments, Console) async throws(CommandError) -> ExitStatus
  ) async throws -> ExitStatus {
    let words = line.split(separator: " ").map { String($0).replacing("DIR", with: folder) }
    guard let verb = StartingCommand.program.verbs.first(where: { $0.name == words[0] }) else {
      preconditionFailure("'\(words[0])' is not a verb")
    }
    let arguments = try verb.arguments(Array(words.dropFirst()))
    return try await collect { console throws(CommandError) in try await report(arguments, console)
    }
  }

  /// Runs the command with words that may hold anything.
  package func run(_ words: [String], isInterrupted: @escaping @Sendable () -> Bool = { false })
    async
    -> ExitStatus
  {
    await collect { console in
      await StartingCommand.run(
        words, console, environment: environment, frontend: frontend, cases: cases,
        isInterrupted: isInterrupted)
    }
  }

  private func collect<Failure: Error>(
    _ body: (Console) async throws(Failure) -> ExitStatus
  ) async throws(Failure) -> ExitStatus {
    let (written, writer) = AsyncStream.makeStream(of: Piece.self)
    let console = Console(
      write: { writer.yield(Piece(text: $0, isResult: true)) },
      report: { writer.yield(Piece(text: $0, isResult: false)) })
    let status = try await body(console)
    writer.finish()
    output = ""
    messages = ""
    for await piece in written {
      if piece.isResult { output += piece.text } else { messages += piece.text }
    }
    return status
  }

  /// Something that was written.
  private struct Piece: Sendable {
    var text: String
    var isResult: Bool
  }

  /// Writes a file into the folder.
  package func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Reads a file of the folder.
  package func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  /// Writes a file below the folder, and the folders above it.
  package func make(_ text: String, at path: String) throws {
    let parent = URL(fileURLWithPath: folder + "/" + path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try write(text, to: path)
  }

  /// The last line of the results.
  package var lastLine: String {
    output.split(separator: "\n").last.map(String.init) ?? ""
  }
}
