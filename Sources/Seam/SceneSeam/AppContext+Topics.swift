// What several apps have, in the words of ready-made laws: an app notes it without knowing a law.
extension AppContext.Topic {
  /// The decision that the system launched the app for its own reasons.
  public static let backgroundLaunch: AppContext.Topic = "a background launch"
  /// The decision that the user launched the app.
  public static let foregroundLaunch: AppContext.Topic = "a launch by the user"
  /// The decision that no user is signed in.
  public static let signedOut: AppContext.Topic = "that no user is signed in"

  /// The set-up that an app needs before its first window works.
  public static let startUp: AppContext.Topic = "the start-up"
  /// The views that the app shows in its window.
  public static let mainView: AppContext.Topic = "the main view"
  /// The configuration of the app's windows.
  public static let mainConfiguration: AppContext.Topic = "the main configuration"

  /// The user comes to the app: an open, a session, a visit.
  public static let open: AppContext.Topic = "an open"
  /// A prompt that unlocks the app, from its start to its end.
  public static let unlock: AppContext.Topic = "unlock"
}
