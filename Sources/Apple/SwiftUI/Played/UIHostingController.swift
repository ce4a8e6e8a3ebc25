@_exported public import UIKit

/// A view controller that shows a SwiftUI view.
///
/// Its own callbacks come as those of every view controller, and the view appears and disappears with them.
/// Source: Apple, swiftui/uihostingcontroller.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that it shows.
  open var rootView: Content {
    didSet { if isViewLoaded { update() } }
  }
  /// The sizes that it follows; stored, never used.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The views that it shows.
  package let graph: ViewGraph

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    graph = ViewGraph(EnvironmentScope(below: nil))
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a view for a storyboard, which has no archive here.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    graph = ViewGraph(EnvironmentScope(below: nil))
    super.init(coder: coder)
  }

  /// Creates no controller: an archive has no view.
  public required init?(coder: NSCoder) { nil }

  isolated deinit { graph.ends() }

  private func update() {
    graph.scene = viewIfLoaded?.window?.windowScene
    graph.environment.set(
      EnvironmentScope.dismissKey,
      { [weak self] in
        ViewTurn.here { self?.dismiss(animated: true) }
      } as () -> Void)
    graph.update(rootView)
  }

  open override func loadView() {
    super.loadView()
    update()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    graph.scene = viewIfLoaded?.window?.windowScene
    graph.shows(true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    graph.shows(false)
  }
}

/// Shows a window of a SwiftUI program.
final class ProgramController: UIViewController {
  private let graph: ViewGraph

  init(_ graph: ViewGraph) {
    self.graph = graph
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    graph.shows(true)
  }
}

/// How far a scene is in the foreground, as a SwiftUI view reads it.
///
/// Source: Apple, swiftui/scenephase.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not on screen.
  case background
  /// The scene is in the foreground and receives no events.
  case inactive
  /// The scene is in the foreground and receives events.
  case active
}

/// The sizes that a hosting controller follows.
///
/// Source: Apple, swiftui/uihostingcontrollersizingoptions.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// One bit a size.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size that the controller prefers.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
