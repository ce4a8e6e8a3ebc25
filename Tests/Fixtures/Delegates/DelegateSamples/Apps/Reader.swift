import UIKit

/// An article on the screen, and how far it is read.
final class ArticleViewController: UIViewController {
  var identifier: String?
  var offset = 0
  let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
  }

  /// The user reads on.
  func scroll() {
    offset += 1
    userActivity?.needsSave = true
  }
}

/// Hands an article from one device to the other, and restores it in a window that comes back.
class ReaderSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let activityType = "com.example.reader.article"

  var window: UIWindow?
  var article: ArticleViewController? { window?.rootViewController as? ArticleViewController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = ArticleViewController()
    self.window = window
    window.makeKeyAndVisible()
    if let activity = session.stateRestorationActivity { show(activity, in: scene) }
    if let activity = connectionOptions.userActivities.first { show(activity, in: scene) }
  }

  /// Shows the article that an activity is about; the scene tells of it from now on.
  func show(_ activity: NSUserActivity, in scene: UIScene) {
    guard let article else { return }
    article.identifier =
      activity.userInfo?["article"] as? String ?? activity.targetContentIdentifier
      ?? activity.webpageURL?.lastPathComponent
    article.offset = activity.userInfo?["offset"] as? Int ?? 0
    let own = NSUserActivity(activityType: Self.activityType)
    own.userInfo = entries
    own.isEligibleForHandoff = true
    scene.userActivity = own
    own.becomeCurrent()
  }

  private var entries: [AnyHashable: Any] {
    ["article": article?.identifier ?? "", "offset": article?.offset ?? 0]
  }

  // MARK: Handoff

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    article?.spinner.startAnimating()
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    article?.spinner.stopAnimating()
    show(userActivity, in: scene)
  }

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    article?.spinner.stopAnimating()
  }

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: entries)
  }

  // MARK: Restoration

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard article?.identifier != nil else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: entries)
    return activity
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    article?.offset = stateRestorationActivity.userInfo?["offset"] as? Int ?? 0
  }

  func sceneWillResignActive(_ scene: UIScene) { scene.userActivity?.resignCurrent() }
  func sceneDidBecomeActive(_ scene: UIScene) { scene.userActivity?.becomeCurrent() }
}

/// Waits for an activity that was announced and never hears that it did not come.
class PatientReaderSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var article: ArticleViewController? { window?.rootViewController as? ArticleViewController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = ArticleViewController()
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    article?.spinner.startAnimating()
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    article?.spinner.stopAnimating()
    article?.identifier = userActivity.targetContentIdentifier
  }
}
