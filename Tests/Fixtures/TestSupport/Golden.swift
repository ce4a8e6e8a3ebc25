public import Foundation

/// Exact text that a test expects, kept in a file beside the test.
///
/// `make goldens` sets `SCENEFUZZ_GOLDENS` and rewrites. A missing file is written and the
/// comparison still fails, so that no golden is committed unread.
public struct Golden: Sendable {
  /// The file that holds the text.
  public var file: URL

  /// Creates the golden `Goldens/NAME` beside a test file.
  ///
  /// - Parameter test: Path of the test file; the caller's by default.
  public init(_ name: String, beside test: String = #filePath) {
    file = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent(name)
  }

  /// Returns nil when the text is the golden; otherwise where the two differ first.
  public func difference(from text: String) -> String? {
    let rewrites = ProcessInfo.processInfo.environment["SCENEFUZZ_GOLDENS"] != nil
    guard let expected = try? String(contentsOf: file, encoding: .utf8), !rewrites else {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      } catch {
        return "\(file.path) cannot be written: \(error)"
      }
      return rewrites ? nil : "\(file.path) was missing; it is written now, read it"
    }
    return Self.firstDifference(expected, text).map { "\(file.path): \($0)" }
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> String? {
    if expected == actual { return nil }
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, (a, b)) in zip(left, right).enumerated() where a != b {
      return "line \(number + 1): expected '\(a)', got '\(b)'"
    }
    return "expected \(left.count) lines, got \(right.count)"
  }
}

/// The root of the checkout that the tests run in.
public let checkout: URL = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
