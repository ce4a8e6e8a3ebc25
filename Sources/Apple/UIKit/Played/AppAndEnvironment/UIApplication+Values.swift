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
    /// The key of the value that the other app added.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file has to be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
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

/// The result of a fetch in the background.
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
