extension UIApplication {
  /// Whether the app is on screen and gets events.
  ///
  /// Source: Apple, uiapplication/state.
  public enum State: Int, Sendable {
    /// The app is on screen and gets events.
    case active = 0
    /// The app is on screen and gets no events.
    case inactive = 1
    /// The app is not on screen.
    case background = 2
  }

  /// Keys of what a process is launched with.
  ///
  /// Source: Apple, uiapplication/launchoptionskey.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL that launched the app; an app with scenes gets it in the connection options.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A push that launched the app.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A move of the device that launched the app.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// A quick action that launched the app without scenes.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// Activities that launched the app without scenes.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of an activity that launched the app without scenes.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// An annotation of the app that asked for the launch.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A CloudKit share that launched the app without scenes.
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    /// A Bluetooth central manager that launched the app.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// A Bluetooth peripheral manager that launched the app.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  }

  /// Keys of what a URL comes with in an app without scenes.
  ///
  /// Source: Apple, uiapplication/openurloptionskey.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opens the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app added.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file has to be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

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

/// Background time that the app asked for.
///
/// Source: Apple, uibackgroundtaskidentifier.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number; 0 for none.
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No background time.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What came of a fetch in the background.
///
/// Source: Apple, uibackgroundfetchresult.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData = 0
  /// There was nothing new.
  case noData = 1
  /// It failed.
  case failed = 2
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

/// The ways in which an interface may be turned.
///
/// Source: Apple, uiinterfaceorientationmask.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The home button to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The home button to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How an interface is turned.
///
/// Source: Apple, uiinterfaceorientation.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nothing is known of it.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The home button to the right.
  case landscapeRight = 3
  /// The home button to the left.
  case landscapeLeft = 4

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
