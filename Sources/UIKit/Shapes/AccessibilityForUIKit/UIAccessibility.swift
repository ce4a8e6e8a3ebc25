/// What the user needs to read the screen and to operate it: nothing here.
///
/// Source: Apple, uikit/uiaccessibility-swift.struct.
public struct UIAccessibility: Sendable {
  /// Whether the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether less moves.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less shows through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether a switch operates the device.
  public static var isSwitchControlRunning: Bool { false }
  /// Posted when the screen is read out or not; never here.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when less moves or not; never here.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Tells that something is to be read out; nothing reads here.
  public static func post(notification: Notification, argument: Any?) {}

  /// What is told to what reads the screen.
  ///
  /// Source: Apple, uikit/uiaccessibility/notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A sentence.
    public static let announcement = Notification(rawValue: 1_008)
    /// Part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1_001)
    /// The whole screen has changed.
    public static let screenChanged = Notification(rawValue: 1_000)
  }
}

/// What shakes the device a little: a shape.
///
/// Source: Apple, uifeedbackgenerator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Gets ready.
  open func prepare() {}
}

/// What shakes the device as if something hit it: a shape.
///
/// Source: Apple, uiimpactfeedbackgenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it hits.
  public enum FeedbackStyle: Int, Sendable {
    /// Lightly.
    case light = 0
    /// As usual.
    case medium = 1
    /// Hard.
    case heavy = 2
  }

  public override init() { super.init() }
  /// Creates one that hits so hard.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Hits.
  open func impactOccurred() {}
}
