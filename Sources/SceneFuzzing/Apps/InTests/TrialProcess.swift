import Foundation
import SceneDriving
import SceneLifecycle

/// Plays histories that may end a process in processes of their own: this program once more.
///
/// The new process runs the same test up to where it would play cases, and plays the one history that it
/// was given instead. A folder holds what both need; `TrialRequest` is the other side.
package struct TrialProcess {
  /// How a history ended the process.
  enum PlayEnd: Hashable {
    /// At a moment; the end of a sentence says how.
    case ended(AppEnd)
    /// The history was played to its end.
    case held
    /// It took too long, or the process never came to the test.
    case unknown
  }

  /// How long a process may take: most of it goes into its start.
  static let patience = DispatchTimeInterval.seconds(20)

  private let test: String
  private let arguments: [String]

  /// Prepares processes for a test; nil where this program cannot be started for one test alone.
  ///
  /// - Parameters:
  ///   - test: What tells the test from others.
  ///   - fileID: The test's module and file.
  ///   - words: What this program was started with, its own name included.
  init?(
    _ test: String, in fileID: String, words: [String] = CommandLine.arguments
  ) {
    guard let arguments = Self.arguments(words, fileID) else { return nil }
    self.test = test
    self.arguments = arguments
  }

  /// What the program is started with to run one test; nil where there is no way to say which.
  package static func arguments(_ words: [String], _ fileID: String) -> [String]? {
    #if os(macOS) || os(Linux)
      let place = words.firstIndex(of: "--testing-library")
      if let place, words.dropFirst(place + 1).first == "swift-testing" {
        let names = fileID.split(separator: "/").map {
          NSRegularExpression.escapedPattern(for: String($0))
        }
        guard let module = names.first, let file = names.last, names.count > 1 else { return nil }
        return bundle(words) + ["--testing-library", "swift-testing"]
          + ["--filter", "^\(module)\\..*/\(file):"]
      }
      // XCTest runs what its own words choose: a file is none of them.
      let isXCTest = words.first?.hasSuffix("xctest") ?? true
      return isXCTest ? nil : Array(words.dropFirst())
    #else
      return nil
    #endif
  }

  /// Where SwiftPM's helper finds the tests; nothing where the tests are the program.
  private static func bundle(_ words: [String]) -> [String] {
    guard let place = words.firstIndex(of: "--test-bundle-path") else { return [] }
    return Array(words[place...].prefix(2))
  }

  /// Plays a history in a new process.
  func play(_ scenario: Scenario) -> PlayEnd {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-trial-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try TrialRequest.write(scenario, of: test, to: folder)
      return try run(folder)
    } catch {
      return .unknown
    }
  }

  #if os(macOS) || os(Linux)
    private func run(_ folder: URL) throws -> PlayEnd {
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging([
        TrialRequest.variable: folder.path, "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 }
      let said = folder.appendingPathComponent("said")
      try Data().write(to: said)
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: said)
      let isOver = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in isOver.signal() }
      try process.run()
      if isOver.wait(timeout: .now() + Self.patience) == .timedOut {
        kill(process.processIdentifier, SIGKILL)
        isOver.wait()
        return .unknown
      }
      let crumbs = CrashBreadcrumb(at: TrialRequest.inPlay(folder))
      defer { crumbs.close() }
      let hasLeft = process.terminationReason == .exit
      if hasLeft && process.terminationStatus == TrialRequest.heldStatus { return .held }
      guard let left = crumbs.left else { return .unknown }
      let how =
        hasLeft
        ? "It left by itself with status \(process.terminationStatus)"
        : "It ended by signal \(process.terminationStatus)"
      let text = (try? String(contentsOf: said, encoding: .utf8)) ?? ""
      let trap = TrapMessage(lastIn: text).map { ": \($0.text.prefix(300))" }
      return .ended(AppEnd(.crashes, at: left.moment, how + (trap ?? ".")))
    }
  #else
    private func run(_ folder: URL) throws -> PlayEnd { .unknown }
  #endif
}
