/// A program of SwiftUI's that is played: what the host tells it.
@MainActor
package protocol PlayedProgram: _HostedScene {
  /// The class of the delegate that the program's adaptor names; nil for none.
  var adaptedClass: (any UIApplicationDelegate.Type)? { get }
  /// Begins with the delegate of the adaptor: the scenes are read.
  func begins(with delegate: (any UIApplicationDelegate)?, inBackground: Bool)
  /// Makes the window of a scene that connects.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - options: What it connects with.
  ///   - kept: What the scene's session keeps for views.
  ///   - inBackground: Whether it connects in the background.
  func connects(
    _ scene: UIWindowScene, _ options: UIScene.ConnectionOptions.Contents, kept: [String: Any],
    inBackground: Bool)
  /// The scene has disconnected.
  func disconnects(_ scene: UIScene)
  /// The values that a scene's views keep with its session; nil for a scene of another program.
  func kept(by scene: UIScene) -> [String: Any]?
  /// The phase of a scene has changed.
  func phases(_ scene: UIScene, _ state: UIApplication.State)
  /// The phase of the app has changed.
  func phases(_ state: UIApplication.State)
  /// Whether a tap on a notification that starts the app is told before its first scene connects.
  var answersComeFirst: Bool { get }
  /// Whether views get what opens their window before its scene is active.
  var linksComeBeforeActive: Bool { get }
  /// Hands a link to a scene's views; says whether any takes it.
  func opens(_ url: URL, in scene: UIScene) -> Bool
  /// Hands an activity to a scene's views; says whether any takes it.
  func continues(_ activity: NSUserActivity, in scene: UIScene) -> Bool
  /// The identifiers of refreshes for which the program has work.
  var refreshes: [String] { get }
  /// Begins the work of a refresh.
  ///
  /// - Parameters:
  ///   - identifier: That of the refresh.
  ///   - completion: Called once the work has returned.
  /// - Returns: What cancels the work; nil where the program has none.
  func refreshes(_ identifier: String, completion: @escaping @MainActor @Sendable () -> Void)
    -> (@MainActor @Sendable () -> Void)?
  /// Begins the work for the downloads of a session.
  ///
  /// - Returns: What cancels the work; nil where the program has none.
  func downloads(of session: String, completion: @escaping @MainActor @Sendable () -> Void)
    -> (@MainActor @Sendable () -> Void)?
}
