import SceneTaskHooks

/// The work that an app did outside of the steps of its case, one sentence each.
///
/// Sentences may come from any thread; each is kept once. What is not taken is dropped with the
/// last reference, and so is whatever comes later.
package final class UncontrolledWork: Sendable {
  /// Under which number sentences are noted.
  package let number = scene_escapes_open()

  /// Opens an empty list under a number of its own.
  package init() {}

  deinit { scene_escapes_close(number) }

  /// Keeps a sentence.
  static func note(_ sentence: String, under number: UInt64) {
    scene_escape_note(number, sentence)
  }

  /// Takes what was kept up to now, sorted.
  package func take() -> [String] {
    var sentences: [String] = []
    while let text = scene_escape_take(number) {
      sentences.append(String(cString: text))
      text.deallocate()
    }
    return sentences.sorted()
  }
}
