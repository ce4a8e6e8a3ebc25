import Foundation
import SceneTaskHooks

/// Sees to it that a process in the middle of its work does not end as if the work were done.
///
/// An end of the app's code by `exit`, `quick_exit` or `_exit` becomes a failure instead; macOS
/// does not show the last of them.
package struct ExitGuard {
  private final class Sentence {
    let text: () -> String
    init(_ text: @escaping () -> String) { self.text = text }
  }

  private let number: UInt64

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - status: The status with which the process ends then.
  ///   - text: What it says before, on standard error.
  package init(status: Int32, _ text: @escaping () -> String) {
    let sentence = Unmanaged.passRetained(Sentence(text))
    number = scene_exit_watch(
      { context in
        let sentence = Unmanaged<Sentence>.fromOpaque(context).takeUnretainedValue()
        FileHandle.standardError.write(Data(sentence.text().utf8))
        return false
      }, sentence.toOpaque(), status)
  }

  /// The work is done: the process may end.
  package func end() { scene_exit_forget(number) }
}
