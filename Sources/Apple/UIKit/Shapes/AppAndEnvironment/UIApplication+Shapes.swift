// A shape: what an app may ask of its application object, and what changes nothing here.
extension UIApplication {
  /// Whether the user lets the app refresh in the background: yes here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var supportsAlternateIcons: Bool { true }
  /// Asks for a headset's buttons; none is pressed here.
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Extends restoration until its counterpart is called; nothing is restored that way here.
  public func extendStateRestoration() {}
  /// Ends what was extended; nothing is restored that way here.
  public func completeStateRestoration() {}
  /// Says that no snapshot may be used at the next launch; nothing uses one here.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// A shape: keys of how a URL is opened elsewhere.
  ///
  /// Source: Apple, uiapplication/openexternalurloptionskey.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A shape: what a third party adds to an app.
  ///
  /// Source: Apple, uiapplication/extensionpointidentifier.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Lets no touch through; nothing touches here.
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
  /// Hides or shows the bar; nothing shows it here.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
}

/// A shape: whether the app may refresh in the background.
///
/// Source: Apple, uibackgroundrefreshstatus.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and the user cannot change it.
  case restricted = 0
  case denied = 1
  case available = 2
}
