import Foundation
import SceneDriving
import SceneLifecycle
import SceneReporting
import SceneTaskHooks

/// Plays histories that may end a process in processes of their own: this program once more.
///
/// The new process runs the same test up to where it would play cases, and plays the one history that it
/// was given instead. A folder holds what both need; `TrialRequest` is the other side.
package struct TrialProcess {
  /// How a history ended the process.
  enum PlayEnd: Hashable {
    /// At a moment; the end of a sentence says how.
    case ended(AppEnd)
    /// The history was played to its end, or a mistake in the test has ended it.
    case held
    /// It took too long, or the process never came to the test.
    case unknown
  }

  /// How long a process may take: most of it goes into its start.
  static let patience = Duration.seconds(20)

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

  /// Returns the program's arguments that run one test; nil where there is no way to say which.
  package static func arguments(_ words: [String], _ fileID: String) -> [String]? {
    #if os(macOS) || os(Linux)
      let index = words.firstIndex(of: "--testing-library")
      if let index, words.dropFirst(index + 1).first == "swift-testing" {
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
    guard let index = words.firstIndex(of: "--test-bundle-path") else { return [] }
    return Array(words[index...].prefix(2))
  }

  /// Plays a history in a new process.
  func play(_ scenario: Scenario) -> PlayEnd {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(TrialRequest.prefix)\(Leftovers.owner)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let secret = try TrialRequest.write(scenario, of: test, to: folder)
      return try run(folder, secret)
    } catch {
      return .unknown
    }
  }

  #if os(macOS) || os(Linux)
    private func run(_ folder: URL, _ secret: String) throws -> PlayEnd {
      let said = folder.appendingPathComponent("said")
      try Data().write(to: said)
      let output = try FileHandle(forWritingTo: said)
      let hasHeld = TrialRequest.held(folder)
      // The process ends with its parent: the end of the pipe that the parent holds is closed then.
      let door = Pipe()
      let (reading, writing) = (door.fileHandleForReading, door.fileHandleForWriting)
      for end in [reading, writing, output] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
      try writing.write(contentsOf: Data(secret.utf8))
      guard
        let process = start(
          folder, lending: reading.fileDescriptor, messages: output.fileDescriptor)
      else { return .unknown }
      let isLate = wait(for: process)
      let status = scene_process_reap(process, "\(TrialRequest.variable)=\(folder.path)", nil)
      withExtendedLifetime(door) {}
      if (try? String(contentsOf: hasHeld, encoding: .utf8)) == secret { return .held }
      let breadcrumb = CrashBreadcrumb(at: TrialRequest.inPlay(folder))
      defer { breadcrumb.close() }
      guard let left = breadcrumb.left else { return .unknown }
      if left.isMistake { return .held }
      if isLate {
        let note = "It did not return within \(Self.patience.text)."
        return .ended(AppEnd(.hangs, at: left.moment, note))
      }
      let signal = status & 0x7F
      let how =
        signal == 0
        ? "It left by itself with status \(status >> 8 & 0xFF)" : "It ended by signal \(signal)"
      let text = (try? String(contentsOf: said, encoding: .utf8)) ?? ""
      let trap = TrapMessage(lastIn: text).map { ": \($0.text.prefix(300))" }
      return .ended(AppEnd(.crashes, at: left.moment, how + (trap ?? ".")))
    }

    /// Starts this program once more; nil where the system starts none.
    private func start(_ folder: URL, lending door: Int32, messages: Int32) -> pid_t? {
      guard let program = Bundle.main.executableURL?.path else { return nil }
      var variables = ProcessInfo.processInfo.environment
      variables[TrialRequest.variable] = folder.path
      variables[TrialRequest.keyVariable] = "\(getpid()) \(TrialRequest.pipe)"
      variables["SWIFT_BACKTRACE"] = "enable=no"
      let words = ([program] + arguments).map { strdup($0) } + [nil]
      let entries = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
      let null = open("/dev/null", O_RDWR | O_CLOEXEC)
      defer {
        for text in words + entries { free(text) }
        close(null)
      }
      let lent = [null, null, messages, door]
      var process: pid_t = 0
      let error = scene_process_start(
        program, words, entries, lent, [0, 1, 2, TrialRequest.pipe], Int32(lent.count), &process)
      return error == 0 ? process : nil
    }

    /// Waits for a process; one that takes too long is ended.
    ///
    /// - Returns: Whether it took too long.
    private func wait(for process: pid_t) -> Bool {
      let end = ContinuousClock.now + Self.patience
      while !scene_process_has_ended(process) {
        if ContinuousClock.now >= end {
          kill(process, SIGKILL)
          return true
        }
        usleep(2_000)
      }
      return false
    }
  #else
    private func run(_ folder: URL, _ secret: String) throws -> PlayEnd { .unknown }
  #endif
}
