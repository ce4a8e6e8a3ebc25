package import Foundation
import SceneTaskHooks

/// A folder that exists as long as its value is held, for what a test writes.
///
/// A test run that was killed leaves its folders; the next run takes them away.
package final class Scratch {
  /// The folder.
  package let url: URL

  /// The folder's path.
  package var path: String { url.path }

  /// How the name of each such folder begins.
  package static let prefix = "scenefuzz-test-"

  /// Takes away what killed runs have left, once a process.
  private static let isSwept: Void = {
    let temporary = FileManager.default.temporaryDirectory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where isLeft(name) {
      try? FileManager.default.removeItem(at: temporary.appendingPathComponent(name))
    }
  }()

  /// Makes a folder.
  package init() throws {
    Self.isSwept
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent(
        "\(Self.prefix)\(getpid())-\(scene_process_birth(getpid()))-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Whether a folder belongs to a test run that is over.
  package static func isLeft(_ name: String) -> Bool {
    let words = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 2)
    guard name.hasPrefix(prefix), let number = words.first.flatMap({ pid_t(String($0)) }),
      number > 0
    else { return false }
    if kill(number, 0) != 0 && errno == ESRCH { return true }
    // Another process may have the number since.
    let birth = words.count == 3 ? UInt64(words[1]) : nil
    return birth.map { $0 != scene_process_birth(number) } ?? false
  }
}
