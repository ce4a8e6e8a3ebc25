/// A view for an app's own type that is none, with the type's state: the content of a map.
package struct DescribedView<Value, Content: View>: DrawnView {
  fileprivate let value: Value
  fileprivate let content: @MainActor (Value) -> Content

  /// Takes the value of the app's, and what reads the view that it describes.
  package init(_ value: Value, content: @escaping @MainActor (Value) -> Content) {
    self.value = value
    self.content = content
  }

  package func _update(_ node: ViewNode) {
    let known = node.evaluator as? DescribedEvaluator<Value, Content>
    let evaluator = known ?? DescribedEvaluator(self)
    evaluator.view = self
    node.evaluator = evaluator
    evaluator.evaluate(node)
  }
}

/// Keeps the last value of an app's own type that is no view.
@MainActor
private final class DescribedEvaluator<Value, Content: View>: NodeEvaluator {
  var view: DescribedView<Value, Content>

  init(_ view: DescribedView<Value, Content>) { self.view = view }

  func evaluate(_ node: ViewNode) {
    var bound = view.value
    let content = node.reads {
      FieldTable.bind(&bound, to: node)
      return view.content(bound)
    }
    node.updateChild(0, content)
  }
}
