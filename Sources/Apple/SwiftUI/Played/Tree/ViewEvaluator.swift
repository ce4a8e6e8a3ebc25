/// Keeps the last value of a view that has a body, and reads the body where it has to be read.
@MainActor
final class ViewEvaluator<Content: View>: NodeEvaluator {
  private var view: Content

  init(_ view: Content) { self.view = view }

  nonisolated var isOfTheApp: Bool { true }

  /// Takes a new value; says whether it differs from the last one.
  func takes(_ view: Content) -> Bool {
    let isSame = FieldTable.isSame(self.view, view)
    self.view = view
    return !isSame
  }

  func evaluate(_ node: ViewNode) {
    var bound = view
    let body = node.reads {
      FieldTable.bind(&bound, to: node)
      return bound.body
    }
    node.updateChild(0, body)
  }
}

extension ViewNode {
  /// Brings the node of a view that has a body up to date: the body is read where something has changed.
  @MainActor
  func evaluates<Content: View>(_ view: Content) {
    guard let evaluator = evaluator as? ViewEvaluator<Content> else {
      let evaluator = ViewEvaluator(view)
      self.evaluator = evaluator
      return evaluator.evaluate(self)
    }
    if evaluator.takes(view) || isDirty { evaluator.evaluate(self) }
  }
}
