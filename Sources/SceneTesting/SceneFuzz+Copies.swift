import Foundation
public import SceneFuzzing
import SceneLifecycle
import Testing

extension SceneFuzz {
  /// Expects that an app's sources are those of which its copies were made.
  ///
  /// An issue names each that has changed.
  ///
  /// `scenefuzz init --delegates` writes the call into the test of the package beside an app.
  ///
  /// - Parameters:
  ///   - fileID: The test's module and file.
  ///   - filePath: The test's file, two folders below the package.
  ///   - line: The line of the call.
  ///   - column: Its column.
  /// - Complexity: O(bytes of the app's sources).
  public static func expectCurrentCopies(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let call = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let package = URL(fileURLWithPath: filePath + "/../../..").standardizedFileURL
    for sentence in CopyCheck.differences(in: package) {
      Issue.record(Comment(rawValue: sentence), sourceLocation: call)
    }
  }
}

/// Compares an app's sources with those of which its copies were made.
enum CopyCheck {
  private static let next = "write scenefuzz init --update"

  /// What has changed, one sentence each.
  static func differences(in package: URL) -> [String] {
    let file = package.appendingPathComponent(MadeDigest.fileName)
    guard let text = try? String(contentsOf: file, encoding: .utf8), let digest = MadeDigest(text)
    else {
      return ["\(file.path) is not there or names no app: \(next)"]
    }
    return digest.sources.compactMap { source in
      let url = URL(fileURLWithPath: source.path, relativeTo: package)
      guard let data = try? Data(contentsOf: url) else {
        return "\(source.path) is not there any more, and the copies still have it: \(next)"
      }
      if SourceDigest(path: source.path, bytes: data) == source { return nil }
      return "\(source.path) has changed since the copies were made: \(next)"
    }
  }
}
