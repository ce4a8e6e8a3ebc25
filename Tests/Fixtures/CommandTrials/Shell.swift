package import Foundation
import SceneFuzzing
package import SceneLifecycle
import TestSupport

/// Runs a program that was built beside the tests, in a folder of its own.
package final class Shell {
  /// What the program wrote as results.
  package private(set) var output = ""
  /// What it wrote as messages.
  package private(set) var messages = ""

  /// Variables beside those of the tests.
  package var variables: [String: String] = [:]
  /// Whether crashes have backtraces: each takes seconds of a processor.
  package var hasBacktraces = false
  /// The folder that the program may fill; it runs in it.
  package let folder: URL
  /// Another folder in which it runs.
  package var workingFolder: URL?

  /// The program.
  package let program: URL
  private static let backtraces = "SWIFT_BACKTRACE"
  private let scratch: Scratch
  private var files = 0

  package init(_ program: String) throws {
    let products =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent() ?? Bundle.main.bundleURL
    self.program = products.appendingPathComponent(program)
    scratch = try Scratch()
    folder = scratch.url
  }

  /// Runs the program and waits.
  ///
  /// - Returns: Its exit status.
  package func run(_ line: String) throws -> Int32 { try run(words(line)) }

  /// Runs the program with words that may hold anything.
  package func run(_ words: [String]) throws -> Int32 {
    let process = try start(words)
    process.waitForEnd()
    output = try text("output")
    messages = try text("messages")
    return process.terminationStatus
  }

  /// Starts the program; `FOLDER` in a word stands for the folder.
  ///
  /// - Parameters:
  ///   - results: Where results go; nil for where `run` reads them.
  ///   - messages: Where messages go; nil for where `run` reads them.
  package func start(
    _ line: String, to results: FileHandle? = nil, messages: FileHandle? = nil
  ) throws -> Process {
    try start(words(line), to: results, messages: messages)
  }

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map { String($0).replacing("FOLDER", with: folder.path) }
  }

  /// Starts the program with words that may hold anything.
  package func start(
    _ words: [String], to results: FileHandle? = nil, messages: FileHandle? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = workingFolder ?? folder
    process.environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SCENEFUZZ_") && $0.key != Self.backtraces
    }.merging(hasBacktraces ? [:] : [Self.backtraces: "enable=no"]) { $1 }.merging(variables) { $1 }
    process.standardOutput = try results ?? handle("output")
    process.standardError = try messages ?? handle("messages")
    try process.run()
    return process
  }

  /// Writes a file and returns its name.
  package func write(_ text: String, to name: String? = nil) throws -> String {
    files += 1
    let name = name ?? "\(files).scene"
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return name
  }

  /// A file that the program has written.
  package func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// The scenarios that the program has written.
  package func written() throws -> [Scenario] {
    let found = folder.appendingPathComponent(".scenefuzz").path
    let names = FileManager.default.enumerator(atPath: found)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".scene") }.sorted().map {
      let bytes = FileManager.default.contents(atPath: found + "/" + $0) ?? Data()
      return try Scenario(parsing: Array(bytes), file: $0)
    }
  }

  private func handle(_ name: String) throws -> FileHandle {
    let file = folder.appendingPathComponent(name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }
}
