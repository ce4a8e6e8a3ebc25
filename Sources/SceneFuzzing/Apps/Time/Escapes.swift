import SceneTaskHooks

/// What an app did outside of the steps of its case, one sentence each.
///
/// Sentences may come from any thread; each is kept once.
struct Escapes: Hashable, Sendable {
  let number: UInt64

  /// The escapes of a rig that is new.
  static func next() -> Escapes { Escapes(number: scene_number_next()) }

  /// Keeps a sentence.
  func note(_ sentence: String) { scene_escape_note(number, sentence) }

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
