@_exported public import UIKit

/// A view controller that holds a SwiftUI view; what the view does is not played.
///
/// Its own callbacks come as those of every view controller: a subclass may override them.
/// Source: Apple, uihostingcontroller.
open class UIHostingController<Content: View>: UIViewController {
  /// The view that it shows; a plain value here.
  open var rootView: Content
  /// What its size follows; a plain value here.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a view for a storyboard, which has no archive here.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// Creates no controller: an archive has no view.
  public required init?(coder: NSCoder) { nil }
}

/// How far a scene is in the foreground, as a SwiftUI view reads it.
///
/// Source: Apple, scenephase.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not on screen.
  case background
  /// The scene is in the foreground and receives no events.
  case inactive
  /// The scene is in the foreground and receives events.
  case active
}

/// What the size of a hosting controller follows.
///
/// Source: Apple, uihostingcontrollersizingoptions.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// One bit a size.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The size that the controller prefers.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
