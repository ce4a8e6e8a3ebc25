/// A shape: how a controller is presented.
///
/// Source: Apple, uipresentationcontroller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

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
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}

/// A shape: something that the app does with what is handed on.
///
/// Source: Apple, uiactivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  }
}
