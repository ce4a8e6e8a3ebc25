/// Brings the node of a view up to date for a modifier of SwiftUI's own.
protocol NodeModifier {
  /// Brings the modifier's node up to date: the content is its first child.
  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content)
  /// Whether it reads values of the app's itself.
  static var reads: Bool { get }
}

extension NodeModifier {
  static var reads: Bool { false }
}

/// A view with a modifier of SwiftUI's own.
struct PlayedView<Content: View, Modifier: NodeModifier>: DrawnView {
  let content: Content
  let modifier: Modifier

  static var _reads: Bool { Modifier.reads }
  func _update(_ node: ViewNode) { modifier.update(node, content) }
}

/// A view with one of SwiftUI's own modifiers, whatever both are.
private protocol ModifiedByPlay {}
extension PlayedView: ModifiedByPlay {}

extension ViewNode {
  /// The outermost of the modifiers of SwiftUI's own that stand around one view.
  var outermostModifier: ViewNode {
    var node = self
    while let next = node.parent, next.type is any ModifiedByPlay.Type { node = next }
    return node
  }
}

extension View {
  func played(_ modifier: some NodeModifier) -> some View {
    PlayedView(content: self, modifier: modifier)
  }
}

extension ViewNode {
  /// The node's role; made where it has none.
  func keptRole<Role: ViewRole>(_ make: () -> Role) -> Role {
    if let role = role as? Role { return role }
    let new = make()
    role = new
    return new
  }
}

/// A change that an app's own type makes of a view.
///
/// Source: Apple, swiftui/viewmodifier.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view that it makes.
  associatedtype Body: View
  /// The view that it is for.
  typealias Content = _ViewModifier_Content<Self>
  /// Makes the view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is for.
public struct _ViewModifier_Content<Modifier>: DrawnView {
  let updates: @MainActor (ViewNode) -> Void

  public func _update(_ node: ViewNode) { updates(node) }
}

/// A view with a modifier of the app's own.
///
/// Source: Apple, swiftui/modifiedcontent.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never read.
  public var body: Never { preconditionFailure("a view that SwiftUI draws itself has no body") }

  public static func _update(_ node: ViewNode, with view: Self) {
    let evaluator = node.evaluator as? ModifierEvaluator<Content, Modifier>
    if let evaluator {
      evaluator.view = view
      evaluator.evaluate(node)
    } else {
      let evaluator = ModifierEvaluator(view)
      node.evaluator = evaluator
      evaluator.evaluate(node)
    }
  }
}

/// Keeps the last value of a modifier of the app's own.
private final class ModifierEvaluator<Content: View, Modifier: ViewModifier>: NodeEvaluator {
  var view: ModifiedContent<Content, Modifier>

  init(_ view: ModifiedContent<Content, Modifier>) { self.view = view }

  func evaluate(_ node: ViewNode) {
    var bound = view.modifier
    let content = view.content
    let body = node.reads {
      FieldTable.bind(&bound, to: node)
      return bound.body(content: _ViewModifier_Content { $0.updateChild(0, content) })
    }
    node.updateChild(0, body)
  }
}

extension View {
  /// Changes the view by a modifier of the app's own.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
