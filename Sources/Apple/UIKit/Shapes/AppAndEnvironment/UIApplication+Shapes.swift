// A shape: what an app may ask of its application object, and what changes nothing here.
extension UIApplication {
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var supportsAlternateIcons: Bool { true }
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public func extendStateRestoration() {}
  public func completeStateRestoration() {}
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
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
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
  case restricted = 0
  case denied = 1
  case available = 2
}
