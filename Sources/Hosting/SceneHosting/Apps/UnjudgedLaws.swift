/// The sentences on laws that could not judge because of a stub, and on guesses.
@MainActor
enum UnjudgedLaws {
  private static var sentences: [ObjectIdentifier: Set<String>] = [:]

  /// Keeps a sentence for the apps of a class of delegate, once.
  ///
  /// - Complexity: O(1) once it is known.
  static func add(_ sentence: @autoclosure () -> String, of delegate: Any.Type) {
    sentences[ObjectIdentifier(delegate), default: []].insert(sentence())
  }

  /// Takes the sentences for a class of delegate, sorted: the next campaign begins without any.
  static func take(of delegate: Any.Type) -> [String] {
    (sentences.removeValue(forKey: ObjectIdentifier(delegate)) ?? []).sorted()
  }
}
