import CommandTrials
import Foundation
import SceneFuzzing
import TestSupport
import Testing

/// What `init` writes compiles, finds the bug that it leaves, and holds once that is mended.
///
/// A package of its own would build every module once more; here the compiler gets those that were
/// built for the tests.
@Suite(.enabled(if: TestTier.makesPackages, "make ci plays it"))
struct InitBuildTests {
  @Test func `The app that init writes loses a link, and holds once its line is there`() throws {
    let shell = try Shell("scenefuzz")
    #expect(try shell.run("init --name Notes --path FOLDER") == 0, "\(shell.messages)")
    try build(in: shell.folder)
    #expect(try fuzz("run --seed 1 --cases 300 --quiet", in: shell.folder) == 1)
    let kept = try shell.written()
    #expect(kept.map(\.violates) == ["payload.handled-once"])
    #expect(kept.first?.entries.count == 1, "one event shows it")

    let logic = shell.folder.appendingPathComponent("Sources/Notes/NotesLifecycle.swift")
    let text = try String(contentsOf: logic, encoding: .utf8)
    let mended = text.replacing("// if let payload =", with: "if let payload =")
    #expect(mended != text)
    try Data(mended.utf8).write(to: logic)
    try build(in: shell.folder)
    let gate = "ci --seed 2 --fixed 200 --cases 200 --quiet"
    #expect(try fuzz(gate, in: shell.folder) == 0, "every law holds and was put to the test")
  }

  /// Compiles every source that was written; the unit test is read, not run.
  private func build(in folder: URL) throws {
    let module = ["-emit-module", "-emit-library", "-static", "-parse-as-library"]
    let sources = ["Sources/Notes/NotesLifecycle.swift", "Sources/Notes/NotesTest.swift"]
    try compile(module + ["-module-name", "Notes", "-o", "libNotes.a"] + sources, in: folder)
    try compile(["-typecheck", "Tests/NotesTests/NotesTests.swift"], in: folder)
    let objects = try #require(Self.products.first { !Self.objects(in: $0).isEmpty })
    try compile(
      ["-module-name", "notes_fuzz", "-o", "notes-fuzz", "Sources/notes-fuzz/main.swift"]
        + ["-L.", "-lNotes"] + Self.objects(in: objects), in: folder)
  }

  private func compile(_ words: [String], in folder: URL) throws {
    let hooks = checkout.appendingPathComponent("Sources/Seam/SceneTaskHooks/include").path
    let modules = Self.products.flatMap { ["-I", $0.appendingPathComponent("Modules").path] }
    let line = ["swiftc", "-swift-version", "6", "-module-cache-path", "cache", "-I", ".", "-I"]
    let (status, text) = try run("/usr/bin/env", line + [hooks] + modules + words, in: folder)
    #expect(status == 0, "\(text)")
    #expect(!text.contains("warning:"), "\(text)")
  }

  private func fuzz(_ line: String, in folder: URL) throws -> Int32 {
    let words = line.split(separator: " ").map(String.init)
    return try run(folder.appendingPathComponent("notes-fuzz").path, words, in: folder).status
  }

  private func run(
    _ program: String, _ words: [String], in folder: URL
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SCENEFUZZ_") && !$0.key.hasPrefix("GITHUB_")
    }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The folders in which the build has put its products.
  private static let products: [URL] = {
    let bundles = (Bundle.allBundles + [Bundle.main]).map(\.bundleURL)
    return bundles.flatMap { [$0, $0.deletingLastPathComponent()] }.filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules").path)
    }
  }()

  /// The object files that the command links, its own aside: a folder may hold those of older builds.
  private static func objects(in products: URL) -> [String] {
    let list = products.appendingPathComponent("scenefuzz.product/Objects.LinkFileList")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.contains("/scenefuzz.build/") }
  }
}
