import Foundation
import SceneFuzzing
import SceneTesting
import TestSupport
import Testing

/// A crash that a test of Swift Testing meets: the next run is a test that fails at its call.
struct CrashTests {
  /// Says to a process of these tests that it is one of those below, and where its test file lies.
  private static let variable = "SCENEFUZZ_TESTS_TRAP"

  private struct Trapping: SceneApp {
    mutating func didReceiveMemoryWarning() { preconditionFailure("there is always memory") }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "another test runs it"))
  func `An app that traps`() throws {
    let folder = try #require(ProcessInfo.processInfo.environment[Self.variable])
    let test = AppTest("trapping", laws: [AppLaw<Trapping>.handlesPayloadsOnce]) { _ in Trapping() }
    try SceneFuzz.expect(test, filePath: folder + "/CrashTests.swift")
  }

  /// Runs the test above in a process of its own.
  private func run(_ folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--testing-library", "swift-testing", "--filter", "CrashTests"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      Self.variable: folder.path, "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let file = folder.appendingPathComponent("output")
    try Data().write(to: file)
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
  }

  @Test(.enabled(if: CommandLine.arguments.contains("--testing-library")))
  func `The second run tells the crash as an issue, made small`() throws {
    if ProcessInfo.processInfo.environment[Self.variable] != nil { return }
    let scratch = try Scratch()
    let first = try run(scratch.url)
    #expect(first.status != 0 && !first.output.contains("Test run with"), "the process is gone")
    let second = try run(scratch.url)
    #expect(second.output.contains("Test run with"), "\(second.output)")
    #expect(second.output.contains("x app.crashes (hard)"))
    #expect(second.output.contains("the app received") && second.output.contains("(from "))
    #expect(second.output.contains("until it holds, no case is played"))
  }
}
