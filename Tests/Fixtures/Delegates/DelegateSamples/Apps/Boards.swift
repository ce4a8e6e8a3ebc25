import UIKit

/// Opens each board in a window of its own, and those that are shared with the user.
class BoardsAppDelegate: UIResponder, UIApplicationDelegate {
  private(set) var accepted: [CKShare.Metadata] = []
  private(set) var refusals = 0
  /// The boards for which a window was asked that has not come yet.
  private(set) var pending: [String] = []

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    for session in sceneSessions {
      UserDefaults.standard.removeObject(forKey: "board-\(session.persistentIdentifier)")
    }
  }

  func accept(_ metadata: CKShare.Metadata) {
    accepted.append(metadata)
    // Every window lists the new board, those in the background once they are brought up to date.
    for session in UIApplication.shared.openSessions {
      UIApplication.shared.requestSceneSessionRefresh(session)
    }
  }

  /// Opens a board: in the window that shows it, or else in a new one.
  func open(_ board: String, from scene: UIScene) {
    let activity = NSUserActivity(activityType: BoardSceneDelegate.activityType)
    activity.targetContentIdentifier = board
    activity.userInfo = ["board": board]
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = scene
    let shown = UIApplication.shared.openSessions.first { $0.board == board }
    pending.append(board)
    UIApplication.shared.requestSceneSessionActivation(
      shown, userActivity: activity, options: options
    ) { [weak self, weak scene] error in
      self?.refuses(board, with: error, in: scene)
    }
  }

  private func refuses(_ board: String, with error: any Error, in scene: UIScene?) {
    refusals += 1
    pending.removeAll { $0 == board }
    // One window has to do: the board takes the place of the one that is there.
    guard let delegate = scene?.delegate as? BoardSceneDelegate else { return }
    delegate.show(board, in: scene)
  }

  func opened(_ board: String) { pending.removeAll { $0 == board } }

  /// Closes a window; the user may have closed it before the system gets to it.
  func close(_ scene: UIScene) {
    let options = UIWindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = .commit
    UIApplication.shared.requestSceneSessionDestruction(scene.session, options: options) {
      [weak self] _ in self?.refusals += 1
    }
  }
}

extension UISceneSession {
  /// The board that the session shows, as the app keeps it with it.
  var board: String? {
    get { userInfo?["board"] as? String }
    set { userInfo = newValue.map { ["board": $0] } }
  }
}

/// A window with one board.
class BoardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let activityType = "com.example.boards.open"

  var window: UIWindow?
  private(set) var board: String?

  var app: BoardsAppDelegate? { UIApplication.shared.delegate as? BoardsAppDelegate }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    self.window = window
    window.makeKeyAndVisible()
    if let metadata = connectionOptions.cloudKitShareMetadata { app?.accept(metadata) }
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    show(activity?.userInfo?["board"] as? String ?? session.board ?? "inbox", in: scene)
  }

  func show(_ board: String, in scene: UIScene?) {
    self.board = board
    scene?.session.board = board
    scene?.title = board
    let conditions = UISceneActivationConditions()
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
      format: "self == %@", board)
    scene?.activationConditions = conditions
    app?.opened(board)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let board = userActivity.userInfo?["board"] as? String { show(board, in: scene) }
  }

  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata
  ) {
    app?.accept(metadata)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = ["board": board ?? "inbox"]
    return activity
  }
}

/// Accepts a share in its own call only: one that opened the app is lost.
class ForgetfulBoardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata
  ) {
    (UIApplication.shared.delegate as? BoardsAppDelegate)?.accept(metadata)
  }
}
