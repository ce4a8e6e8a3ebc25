import SceneTaskHooks

/// What an app did outside of the steps of its case, one sentence each.
///
/// Sentences may come from any thread; each is kept once. What nobody has taken is dropped with the
/// last reference, and so is whatever comes later.
final class UncontrolledWork: Sendable {
  /// Under which number sentences are noted.
  let number = scene_escapes_open()

  deinit { scene_escapes_close(number) }

  /// Keeps a sentence.
  static func note(_ sentence: String, under number: UInt64) {
    scene_escape_note(number, sentence)
  }

  /// Takes what was kept up to now, sorted.
  func take() -> [String] {
    var sentences: [String] = []
    while let text = scene_escape_take(number) {
      sentences.append(String(cString: text))
      text.deallocate()
    }
    return sentences.sorted()
  }
}

extension AppResult {
  /// What escaped as reports tell it, one line each.
  package static func lines(ofEscapes escapes: [String]) -> String {
    escapes.map { "not stepped: \($0)\n" }.joined()
  }
}
