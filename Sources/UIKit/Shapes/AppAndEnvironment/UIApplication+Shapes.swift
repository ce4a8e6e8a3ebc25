extension UIApplication {
  /// Whether the user lets the app refresh in the background: yes here.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the app may choose its icon.
  public var supportsAlternateIcons: Bool { true }
  /// Asks for a headset's buttons; none is pressed here.
  public func beginReceivingRemoteControlEvents() {}
  /// Asks for a headset's buttons no longer.
  public func endReceivingRemoteControlEvents() {}
  /// As often as the system lets the app fetch.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  /// Never: the app does not fetch.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
  /// Sets how often the app fetches; a plain value here.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Extends restoration until its counterpart is called; nothing is restored that way here.
  public func extendStateRestoration() {}
  /// Ends what was extended; nothing is restored that way here.
  public func completeStateRestoration() {}
  /// Says that no snapshot may be used at the next launch; nothing uses one here.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}

extension UIApplication {
  /// Keys of how a URL is opened elsewhere.
  ///
  /// Source: Apple, uiapplication/openexternalurloptionskey.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app may open it and no browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// What a third party adds to an app.
  ///
  /// Source: Apple, uiapplication/extensionpointidentifier.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A keyboard of another maker.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// The page of the settings app about this app.
  public static let openSettingsURLString = "app-settings:"
}

/// Whether the app may refresh in the background.
///
/// Source: Apple, uibackgroundrefreshstatus.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and the user cannot change it.
  case restricted = 0
  /// The user forbade it.
  case denied = 1
  /// It may.
  case available = 2
}
