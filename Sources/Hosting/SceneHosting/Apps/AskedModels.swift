import SceneFuzzing

/// The classes of models that laws have asked an app for, with whether a view has held one.
@MainActor
package enum AskedModels {
  private struct ModelQuestion: Hashable {
    let delegate: ObjectIdentifier
    let model: ObjectIdentifier
  }

  private static var answers: [ModelQuestion: (name: String, isFound: Bool)] = [:]

  /// Keeps that a model was asked for.
  ///
  /// - Parameters:
  ///   - model: Its class.
  ///   - isFound: Whether a view holds one.
  ///   - delegate: What stands for the app.
  /// - Complexity: O(1).
  package static func add(_ model: Any.Type, isFound: Bool, of delegate: Any.Type) {
    let question = ModelQuestion(
      delegate: ObjectIdentifier(delegate), model: ObjectIdentifier(model))
    if let known = answers[question], known.isFound || !isFound { return }
    answers[question] = ("\(model)", isFound)
  }

  /// Takes what was asked, sorted by names: the next campaign begins without any.
  static func take(of delegate: Any.Type) -> [AskedModel] {
    let asked = answers.filter { $0.key.delegate == ObjectIdentifier(delegate) }
    for question in asked.keys { answers[question] = nil }
    return asked.values.map { AskedModel($0.name, isHeld: $0.isFound) }.sorted { $0.name < $1.name }
  }
}
