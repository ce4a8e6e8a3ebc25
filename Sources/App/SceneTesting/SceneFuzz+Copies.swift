import Foundation
public import SceneFuzzing
import SceneLifecycle
import SceneReporting
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
  private static let next = "write scenefuzz init --update && swift test"

  /// Returns the changes since the copies were made, one sentence each.
  static func differences(in package: URL) -> [String] {
    let file = package.appendingPathComponent(MadeDigest.fileName)
    guard let text = try? String(contentsOf: file, encoding: .utf8), let digest = MadeDigest(text)
    else {
      return ["\(file.path) is not there or names no app: \(next)"]
    }
    if let flaw = digest.flaw {
      return ["\(file.path) is not as it was written: \(flaw); \(next)"]
    }
    if digest.tool != Product.version {
      return ["the copies are of version \(digest.tool.shown), this is \(Product.version): \(next)"]
    }
    return digest.sources.compactMap { difference(from: $0, in: package) }
      + digest.made.compactMap { change(of: $0, in: package) } + strangers(to: digest, in: package)
  }

  /// Returns the change of a copy, as a sentence; nil where it is as it was made.
  private static func change(of copy: SourceDigest, in package: URL) -> String? {
    let url = URL(fileURLWithPath: copy.path, relativeTo: package)
    guard let now = Self.digest(of: copy, at: url) else {
      return "\(copy.path.shown) is not there: \(next)"
    }
    return now == copy ? nil : "\(copy.path.shown) is not as it was made: \(next)"
  }

  /// Returns a sentence for each source among the copies that is none of them.
  private static func strangers(to digest: MadeDigest, in package: URL) -> [String] {
    let known = Set(digest.made.map(\.path))
    let folder = "Made"
    let paths = FileManager.default.enumerator(
      atPath: package.appendingPathComponent(folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
      .filter { $0.hasSuffix(".swift") && !known.contains($0) }.sorted()
      .map { "\($0.shown) is none of the copies that were made: \(next)" }
  }

  /// Returns the change of a file or a folder, as a sentence; nil where there is none.
  private static func difference(from source: SourceDigest, in package: URL) -> String? {
    let url = URL(fileURLWithPath: source.path, relativeTo: package)
    guard let now = digest(of: source, at: url) else {
      return "\(source.path.shown) is not there any more, and the copies still have it: \(next)"
    }
    if now == source { return nil }
    return source.isFolder
      ? "\(source.path.shown) has other files than when the copies were made: \(next)"
      : "\(source.path.shown) has changed since the copies were made: \(next)"
  }

  /// The digest as it would be now; nil where there is nothing of the kind, such as a pipe.
  private static func digest(of source: SourceDigest, at url: URL) -> SourceDigest? {
    if source.isFolder {
      let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
      return names.map { SourceDigest(folder: source.path, names: $0) }
    }
    let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey])
    guard values?.isRegularFile == true, let data = try? Data(contentsOf: url) else { return nil }
    return SourceDigest(path: source.path, bytes: data)
  }
}
