/// What laws could not judge because a stub was handed what they ask about.
@MainActor
enum UnjudgedLaws {
  private static var sentences: [ObjectIdentifier: Set<String>] = [:]

  /// Keeps a sentence for the apps of a class of delegate, once.
  ///
  /// - Complexity: O(1) once it is known.
  static func add(_ sentence: @autoclosure () -> String, of delegate: Any.Type) {
    sentences[ObjectIdentifier(delegate), default: []].insert(sentence())
  }

  /// The sentences for a class of delegate, sorted.
  static func sentences(of delegate: Any.Type) -> [String] {
    (sentences[ObjectIdentifier(delegate)] ?? []).sorted()
  }
}
