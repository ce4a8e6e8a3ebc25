import SceneLifecycle
import Testing

/// A trace that an invariant accepts and one that it rejects at the marked line.
struct Example: Sendable {
  /// Identifier of the invariant.
  var id: String
  /// Name of the platform.
  var platform: String
  /// A lawful trace that puts the invariant to the test.
  var accepted: String
  /// A trace whose marked line breaks the invariant, and no line before it any hard one.
  var rejected: String

  init(
    _ id: String, on platform: String = "ipad-ios17", accepts accepted: String = Example.day,
    rejects rejected: String
  ) {
    self.id = id
    self.platform = platform
    self.accepted = accepted
    self.rejected = rejected
  }

  /// The platform with the example's name.
  func world() throws -> Platform { try #require(Platform.named(platform)) }

  static let all: [Example] =
    ofLaunch + ofConnections + ofActivation + ofStates + ofSessions + ofDiscards + ofPayloads
    + ofNotices + ofWindows + ofProcess + ofSceneless

  /// A day in the life of a window.
  static let day = """
    launches
    A appears
    A touchesBegan
    A sceneWillResignActive by=controlCenter
    NAPP willResignActiveNotification
    A sceneDidBecomeActive
    NAPP didBecomeActiveNotification
    A leaves
    A stateRestorationActivity payload=1
    A returns
    A leaves
    A sceneDidDisconnect by=reclaim
    A delegate.window.set
    A willConnectTo
    A returns
    """

  /// Two windows, one of which is closed, and a third in its place.
  static let twoWindows = """
    launches
    A appears
    B joins
    B closes
    B joins
    """

  /// A window is closed while the app is not running.
  static let closedMeanwhile = """
    launches
    A appears
    B joins
    PROC terminated by=kill
    gone B
    launches
    APP didDiscardSceneSessions named=B
    A delegate.window.set
    A willConnectTo
    A returns
    """

  /// An app without scenes.
  static let sceneless = """
    launches
    APP applicationDidBecomeActive
    NAPP didBecomeActiveNotification
    APP applicationWillResignActive
    APP applicationDidBecomeActive
    APP applicationWillResignActive
    APP applicationDidEnterBackground
    NAPP didEnterBackgroundNotification
    APP applicationWillEnterForeground
    APP willContinueUserActivityWithType payload=4
    APP continueUserActivity payload=4
    NAPP willEnterForegroundNotification
    APP applicationDidBecomeActive
    """
}

extension Example: CustomTestStringConvertible {
  var testDescription: String { "\(id) on \(platform)" }
}
