/// The classes of models that laws have asked an app for, with whether a view has held one.
@MainActor
package enum AskedModels {
  private struct AskedModel: Hashable {
    let delegate: ObjectIdentifier
    let model: ObjectIdentifier
  }

  private static var answers: [AskedModel: (name: String, isFound: Bool)] = [:]

  /// Keeps that a model was asked for.
  ///
  /// - Parameters:
  ///   - model: Its class.
  ///   - isFound: Whether a view holds one.
  ///   - delegate: What stands for the app.
  /// - Complexity: O(1).
  package static func add(_ model: Any.Type, isFound: Bool, of delegate: Any.Type) {
    let question = AskedModel(
      delegate: ObjectIdentifier(delegate), model: ObjectIdentifier(model))
    if let known = answers[question], known.isFound || !isFound { return }
    answers[question] = ("\(model)", isFound)
  }

  /// Takes the names of those that no view has held, sorted: the next campaign begins without any.
  static func takeMissed(of delegate: Any.Type) -> [String] {
    let asked = answers.filter { $0.key.delegate == ObjectIdentifier(delegate) }
    for question in asked.keys { answers[question] = nil }
    return asked.values.filter { !$0.isFound }.map(\.name).sorted()
  }
}
