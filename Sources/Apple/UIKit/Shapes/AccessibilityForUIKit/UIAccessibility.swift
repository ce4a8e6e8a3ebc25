/// A shape: what the user needs to read and operate the screen; all of it is off here.
///
/// Source: Apple, uikit/uiaccessibility-swift.struct.
public struct UIAccessibility: Sendable {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  public static func post(notification: Notification, argument: Any?) {}

  /// A notification for the program that reads the screen.
  ///
  /// Source: Apple, uikit/uiaccessibility/notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let announcement = Notification(rawValue: 1_008)
    public static let layoutChanged = Notification(rawValue: 1_001)
    public static let screenChanged = Notification(rawValue: 1_000)
  }
}

/// A shape: what shakes the device a little.
///
/// Source: Apple, uifeedbackgenerator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}

/// A shape: what shakes the device as if something hit it.
///
/// Source: Apple, uiimpactfeedbackgenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override init() { super.init() }
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

/// A shape: what shakes the device to say how something ended.
///
/// Source: Apple, uinotificationfeedbackgenerator.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A shape: what shakes the device as a choice changes.
///
/// Source: Apple, uiselectionfeedbackgenerator.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
