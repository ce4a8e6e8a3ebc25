public import UIKit

/// A view of UIKit's as a part of SwiftUI's.
///
/// It is made when it is first there, brought up to date when a value changes, and dismantled when
/// it goes.
/// Source: Apple, swiftui/uiviewrepresentable.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The view's class.
  associatedtype UIViewType: UIView
  /// The type of the object that it hands to its delegates.
  associatedtype Coordinator = Void
  /// The coordinator and the environment.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up when the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what it hands to its delegates.
  func makeCoordinator() -> Coordinator
  /// Returns the size in the room that is offered; never asked here.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Never read.
  public var body: Never { preconditionFailure("a view of UIKit's has no body") }
  /// Does nothing: the app leaves it out.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Never asked.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public static func _update(_ node: ViewNode, with view: Self) {
    RepresentableEvaluator.updates(node, ViewBridge(view: view))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing: the app has no coordinator.
  public func makeCoordinator() {}
}

/// A view controller of UIKit's as a part of SwiftUI's.
///
/// It is made when it is first there, brought up to date when a value changes, and dismantled when
/// it goes.
/// Source: Apple, swiftui/uiviewcontrollerrepresentable.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The controller's class.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that it hands to its delegates.
  associatedtype Coordinator = Void
  /// The coordinator and the environment.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up when the controller goes.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what it hands to its delegates.
  func makeCoordinator() -> Coordinator
  /// Returns the size in the room that is offered; never asked here.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Never read.
  public var body: Never { preconditionFailure("a view controller of UIKit's has no body") }
  /// Does nothing: the app leaves it out.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Never asked.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public static func _update(_ node: ViewNode, with view: Self) {
    RepresentableEvaluator.updates(node, ControllerBridge(view: view))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing: the app has no coordinator.
  public func makeCoordinator() {}
}

/// The coordinator and the environment of a view of UIKit's.
///
/// Source: Apple, swiftui/uiviewrepresentablecontext.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that it hands to its delegates.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public private(set) var transaction = Transaction()
  /// The view's environment.
  public let environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    (self.coordinator, self.environment) = (coordinator, environment)
  }
}

/// The coordinator and the environment of a view controller of UIKit's.
///
/// Source: Apple, swiftui/uiviewcontrollerrepresentablecontext.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that it hands to its delegates.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public private(set) var transaction = Transaction()
  /// The view controller's environment.
  public let environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    (self.coordinator, self.environment) = (coordinator, environment)
  }
}

/// Makes something of UIKit's and brings it up to date.
@MainActor
private protocol Bridge {
  associatedtype Value: View
  associatedtype Made: AnyObject
  associatedtype Coordinator

  var view: Value { get set }
  func makeCoordinator() -> Coordinator
  func make(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Made
  func update(_ made: Made, _ coordinator: Coordinator, _ environment: EnvironmentValues)
  func dismantle(_ made: Made, _ coordinator: Coordinator)
  func shows(_ made: Made, _ isShown: Bool)
}

private struct ViewBridge<Value: UIViewRepresentable>: Bridge {
  var view: Value

  func makeCoordinator() -> Value.Coordinator { view.makeCoordinator() }
  func make(
    _ coordinator: Value.Coordinator, _ environment: EnvironmentValues
  ) -> Value.UIViewType {
    view.makeUIView(context: UIViewRepresentableContext(coordinator, environment))
  }
  func update(
    _ made: Value.UIViewType, _ coordinator: Value.Coordinator, _ environment: EnvironmentValues
  ) {
    view.updateUIView(made, context: UIViewRepresentableContext(coordinator, environment))
  }
  func dismantle(_ made: Value.UIViewType, _ coordinator: Value.Coordinator) {
    Value.dismantleUIView(made, coordinator: coordinator)
  }
  func shows(_ made: Value.UIViewType, _ isShown: Bool) {}
}

private struct ControllerBridge<Value: UIViewControllerRepresentable>: Bridge {
  typealias Made = Value.UIViewControllerType
  var view: Value

  func makeCoordinator() -> Value.Coordinator { view.makeCoordinator() }
  func make(_ coordinator: Value.Coordinator, _ environment: EnvironmentValues) -> Made {
    view.makeUIViewController(
      context: UIViewControllerRepresentableContext(coordinator, environment))
  }
  func update(
    _ made: Made, _ coordinator: Value.Coordinator, _ environment: EnvironmentValues
  ) {
    view.updateUIViewController(
      made, context: UIViewControllerRepresentableContext(coordinator, environment))
  }
  func dismantle(_ made: Made, _ coordinator: Value.Coordinator) {
    Value.dismantleUIViewController(made, coordinator: coordinator)
  }
  func shows(_ made: Made, _ isShown: Bool) {
    if isShown { made.loadViewIfNeeded() }
    made.beginAppearanceTransition(isShown, animated: false)
    made.endAppearanceTransition()
  }
}

/// The object of UIKit's that a node stands for.
@MainActor
private final class RepresentableRole<Made: AnyObject>: @MainActor ViewRole {
  let made: Made
  let dismantle: @MainActor () -> Void
  let show: @MainActor (Bool) -> Void
  private var isShown = false

  init(
    _ made: Made, dismantle: @escaping @MainActor () -> Void,
    show: @escaping @MainActor (Bool) -> Void
  ) { (self.made, self.dismantle, self.show) = (made, dismantle, show) }

  func changes(_ node: ViewNode, isShown: Bool) {
    if self.isShown == isShown { return }
    self.isShown = isShown
    let show = show
    ViewTurn.current.calls(ViewAction(isShown ? .appears : .disappears) { show(isShown) })
  }

  func leaves(_ node: ViewNode) {
    changes(node, isShown: false)
    ViewTurn.current.calls(ViewAction(.disappears, dismantle))
  }
}

/// Keeps the last value that describes something of UIKit's, and brings that up to date.
@MainActor
private final class RepresentableEvaluator<Kind: Bridge>: NodeEvaluator {
  private var bridge: Kind
  private var coordinator: Kind.Coordinator?

  init(_ bridge: Kind) { self.bridge = bridge }

  nonisolated var isOfTheApp: Bool { true }

  static func updates(_ node: ViewNode, _ bridge: Kind) {
    guard let known = node.evaluator as? RepresentableEvaluator else {
      let new = RepresentableEvaluator(bridge)
      node.evaluator = new
      return new.evaluate(node)
    }
    let isSame = FieldTable.isSame(known.bridge.view, bridge.view)
    known.bridge = bridge
    if !isSame || node.isDirty { known.evaluate(node) }
  }

  func evaluate(_ node: ViewNode) {
    var bound = bridge
    node.reads {
      FieldTable.bind(&bound.view, to: node)
      let environment = node.environment.values
      let coordinator = coordinator ?? bound.makeCoordinator()
      self.coordinator = coordinator
      let role = node.keptRole { () -> RepresentableRole<Kind.Made> in
        let made = bound.make(coordinator, environment)
        return RepresentableRole(
          made, dismantle: { bound.dismantle(made, coordinator) },
          show: { bound.shows(made, $0) })
      }
      bound.update(role.made, coordinator, environment)
      role.changes(node, isShown: node.isShown)
    }
  }
}
