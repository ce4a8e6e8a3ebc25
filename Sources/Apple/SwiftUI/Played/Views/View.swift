/// A part of what an app shows: a description, which the tree of views follows.
///
/// Nothing is laid out or drawn.
/// Source: Apple, swiftui/view.
@MainActor @preconcurrency
public protocol View {
  /// The view that describes it.
  associatedtype Body: View
  /// The view that it consists of.
  @ViewBuilder var body: Self.Body { get }
  /// Brings a node of the tree up to date; SwiftUI's own views have their own way.
  static func _update(_ node: ViewNode, with view: Self)
}

extension View {
  public static func _update(_ node: ViewNode, with view: Self) { node.evaluates(view) }
}

extension Never: View {
  /// Never read.
  public var body: Never { preconditionFailure("a view that SwiftUI draws itself has no body") }
}

/// A view that SwiftUI itself draws on a device.
@MainActor @preconcurrency
public protocol DrawnView: View where Body == Never {
  /// Brings its node up to date; a view without others in it has nothing to do.
  func _update(_ node: ViewNode)
  /// Whether it reads values of the app's itself, so that a change has to reach it.
  static var _reads: Bool { get }
}

extension DrawnView {
  /// Never read.
  public var body: Never { preconditionFailure("a view that SwiftUI draws itself has no body") }
  public static var _reads: Bool { false }
  public func _update(_ node: ViewNode) {}
  public static func _update(_ node: ViewNode, with view: Self) { node.updates(view) }
}

/// Keeps the last value of a view of SwiftUI's own that reads values of the app's.
@MainActor
private final class DrawnEvaluator<Content: DrawnView>: NodeEvaluator {
  var view: Content

  init(_ view: Content) { self.view = view }

  func evaluate(_ node: ViewNode) {
    node.reads { view._update(node) }
  }
}

extension ViewNode {
  /// Brings the node of a view of SwiftUI's own up to date.
  @MainActor
  func updates<Content: DrawnView>(_ view: Content) {
    guard Content._reads else { return view._update(self) }
    let known = evaluator as? DrawnEvaluator<Content>
    let evaluator = known ?? DrawnEvaluator(view)
    evaluator.view = view
    self.evaluator = evaluator
    evaluator.evaluate(self)
  }
}

/// A view that Xcode shows beside the source; nothing shows it here.
///
/// Source: Apple, swiftui/previewprovider.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The view's type.
  associatedtype Previews: View
  /// The view; never asked for here.
  @ViewBuilder static var previews: Previews { get }
}
