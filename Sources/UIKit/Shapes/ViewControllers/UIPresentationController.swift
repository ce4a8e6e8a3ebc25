/// How a controller is presented: a shape.
///
/// Source: Apple, uipresentationcontroller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {}

/// Where a controller stands that is presented in a balloon: plain values.
///
/// Source: Apple, uipopoverpresentationcontroller.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view at which it stands.
  open var sourceView: UIView?
  /// The place in the view at which it stands.
  open var sourceRect = CGRect.zero
  /// The button at which it stands.
  open var barButtonItem: UIBarButtonItem?
  /// Where the balloon may point to.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// Where a balloon points to.
///
/// Source: Apple, uipopoverarrowdirection.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit a direction.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// How high a controller stands that is presented on a sheet: plain values.
///
/// Source: Apple, uisheetpresentationcontroller.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights.
  open var detents: [Detent] = [.large()]
  /// Whether it shows what it is pulled by.
  open var prefersGrabberVisible = false

  /// A height: a shape.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Half.
    public class func medium() -> Detent { Detent() }
    /// All.
    public class func large() -> Detent { Detent() }
  }
}

/// What takes part in a change of size: a shape, because nothing moves here.
///
/// Source: Apple, uiviewcontrollertransitioncoordinator.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

/// The way from one controller of a storyboard to another: a shape, because no storyboard is read.
///
/// Source: Apple, uistoryboardsegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Which way.
  public let identifier: String?
  /// The controller that it comes from.
  public let source: UIViewController
  /// The controller that it goes to.
  public let destination: UIViewController

  /// Creates a way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}

/// What hands something on to other apps: a controller as any other.
///
/// Source: Apple, uiactivityviewcontroller.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What it hands on.
  public private(set) var activityItems: [Any] = []

  /// Creates it with what it hands on.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}

/// Something that the app does with what is handed on: a shape.
///
/// Source: Apple, uiactivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {}
