/// A shape: how a controller is presented.
///
/// Source: Apple, uipresentationcontroller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {}

/// A shape: where a controller stands that is presented in a balloon.
///
/// Source: Apple, uipopoverpresentationcontroller.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// A shape: where a balloon points to.
///
/// Source: Apple, uipopoverarrowdirection.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// A shape: how high a controller stands that is presented on a sheet.
///
/// Source: Apple, uisheetpresentationcontroller.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false

  @preconcurrency @MainActor
  open class Detent: NSObject {
    public class func medium() -> Detent { Detent() }
    public class func large() -> Detent { Detent() }
  }
}

/// A shape: what takes part in a change of size; nothing moves here.
///
/// Source: Apple, uiviewcontrollertransitioncoordinator.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

/// A shape: the way from one controller of a storyboard to another; no storyboard is read.
///
/// Source: Apple, uistoryboardsegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}

/// A shape: what hands something on to other apps, a controller as any other.
///
/// Source: Apple, uiactivityviewcontroller.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public private(set) var activityItems: [Any] = []

  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}

/// A shape: something that the app does with what is handed on.
///
/// Source: Apple, uiactivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {}
