package import Foundation
import SceneDriving
import SceneTaskHooks

/// The temporary files that killed processes have left.
///
/// A folder has the number of its owner in its name, and when that began: another process may have the
/// number since.
package enum Leftovers {
  /// The owner in names of this process.
  package static var owner: String { "\(getpid())-\(scene_process_birth(getpid()))" }

  /// Takes away what is left in the folder of temporary files, once a process.
  static let areCleared: Void = clear(in: FileManager.default.temporaryDirectory)

  /// Takes away folders of trials and positions of tests whose owners are gone.
  ///
  /// The position of a test stays for its next run, unless the test itself lay among the temporary files.
  package static func clear(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      let file = folder.appendingPathComponent(name)
      if isLeft(name, of: TrialRequest.prefix) {
        try? FileManager.default.removeItem(at: file)
      } else if name.hasPrefix("scenefuzz-"), name.hasSuffix(".in-play"),
        CrashBreadcrumb.isOrphan(at: file.path, below: folder.path)
      {
        unlink(file.path)
      }
    }
  }

  /// Whether the owner of what has a name is gone.
  ///
  /// - Parameters:
  ///   - name: A prefix, `NUMBER-BEGIN-` and anything.
  ///   - prefix: The prefix.
  package static func isLeft(_ name: String, of prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let words = name.dropFirst(prefix.count).split(separator: "-", maxSplits: 2)
    guard words.count == 3, let number = pid_t(words[0]), let birth = UInt64(words[1]), number > 0
    else { return false }
    if kill(number, 0) != 0 && errno == ESRCH { return true }
    let current = scene_process_birth(number)
    return current != 0 && current != birth
  }
}
