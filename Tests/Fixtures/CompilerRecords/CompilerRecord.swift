package import Foundation
import Synchronization
import TestSupport

/// The compiler's answers to the questions of some suites, kept in a file.
///
/// `SCENEFUZZ_GOLDENS=1`, which `make goldens` sets, asks the compiler and writes the file when the process
/// ends. What no test asks any more stays in it: to leave that out, remove the file first and play all tests.
package final class CompilerRecord: Sendable {
  /// The answers to sources of `SceneLoweringTests`.
  package static let lowering = CompilerRecord("lowering")
  /// The answers to sources of `SceneStubsTests`.
  package static let stubs = CompilerRecord("stubs")
  /// The answers to apps of `SceneStartingTests`.
  package static let starting = CompilerRecord("starting")

  private static let all = [lowering, stubs, starting]

  /// The file, as a sentence names it.
  package var name: String { "the record '\(file.lastPathComponent)'" }

  private let file: URL
  private let kept: Mutex<RecordText>
  private let isChanged = Mutex(false)

  private convenience init(_ name: String) {
    self.init(
      file: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Records/\(name).txt"))
    if RecordedFrontend.RecordUse.current == .keeps { Self.writesAtEnd }
  }

  /// Takes a file, which need not be there.
  ///
  /// - Complexity: O(bytes of the file).
  package init(file: URL) {
    self.file = file
    kept = Mutex(RecordText((try? String(contentsOf: file, encoding: .utf8)) ?? ""))
  }

  /// Writes the file where an answer is new.
  ///
  /// - Throws: Where the file cannot be written.
  /// - Complexity: O(n log n) in the answers.
  package func write() throws {
    guard isChanged.withLock({ $0 }) else { return }
    try Data(kept.withLock { $0.text }.utf8).write(to: file)
  }

  /// Writes each record when the process ends.
  private static let writesAtEnd: Void = {
    atexit {
      for record in CompilerRecord.all {
        do { try record.write() } catch { print("\(record.name) cannot be written: \(error)") }
      }
    }
  }()

  func answer(to part: CompilerQuestion.Part) -> CompilerAnswer? {
    kept.withLock { $0[part.key] }
  }

  func keep(_ answer: CompilerAnswer, to part: CompilerQuestion.Part) {
    kept.withLock { $0[part.key] = answer }
    isChanged.withLock { $0 = true }
  }
}
