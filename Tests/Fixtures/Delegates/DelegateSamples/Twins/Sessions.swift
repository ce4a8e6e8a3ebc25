import UIKit

/// Where a window's document lies: a file with the session's name.
@MainActor
enum DocumentFile {
  static func url(_ session: UISceneSession) -> URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      .appendingPathComponent(session.persistentIdentifier)
  }

  static func read(_ session: UISceneSession) -> Int? {
    (try? String(contentsOf: url(session), encoding: .utf8)).flatMap { Int($0) }
  }

  static func write(_ version: Int, _ session: UISceneSession) {
    try? String(version).write(to: url(session), atomically: true, encoding: .utf8)
  }

  static func remove(_ session: UISceneSession) {
    try? FileManager.default.removeItem(at: url(session))
  }
}

/// P12: a sketchbook with one drawing a window.
class SketchbookAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    let connected = application.connectedScenes.map(\.session)
    for session in sceneSessions where !connected.contains(session) { delete(session) }
  }

  func delete(_ session: UISceneSession) {
    guard DocumentFile.read(session) != nil else { return }
    DocumentFile.remove(session)
    services.delete("drawing", of: session)
  }
}

/// P12: a window of the sketchbook.
class SketchbookSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if DocumentFile.read(session) == nil { return }
    services?.restore("drawing", of: session, version: 0)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    DocumentFile.write(1, scene.session)
    services?.save("drawing", of: scene.session, version: 0)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    // The bug: a scene that disconnects is taken for a window that the user closed.
    if !isFixed { (app as? SketchbookAppDelegate)?.delete(scene.session) }
  }
}

/// P17: a form that is filled in over days.
class FormsAppDelegate: TwinAppDelegate, UIApplicationDelegate {
  private var fields: [(session: UISceneSession, count: Int)] = []

  func filled(_ session: UISceneSession) -> Int? {
    fields.first { $0.session === session }?.count
  }

  func fill(_ session: UISceneSession, to count: Int) {
    fields.removeAll { $0.session === session }
    fields.append((session, count))
  }

  func save(_ session: UISceneSession) {
    guard let count = filled(session) else { return }
    DocumentFile.write(count, session)
    services.save("form", of: session, version: count)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    // The bug: most processes end without being asked to.
    for session in application.openSessions { save(session) }
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    for session in sceneSessions {
      fields.removeAll { $0.session === session }
      DocumentFile.remove(session)
    }
  }
}

/// P17: a window with a form.
class FormsSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  private var forms: FormsAppDelegate? { app as? FormsAppDelegate }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    showWindow(in: scene)
    guard let forms, forms.filled(session) == nil, let saved = DocumentFile.read(session) else {
      return
    }
    forms.fill(session, to: saved)
    services?.restore("form", of: session, version: saved)
  }

  /// The user fills in one more field.
  func fill(_ session: UISceneSession) {
    forms?.fill(session, to: (forms?.filled(session) ?? 0) + 1)
    services?.change("form", of: session)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    if isFixed { forms?.save(scene.session) }
  }
}

/// A text that is kept in the view controller that shows it.
class TextViewController: UIViewController {
  var length = 0
}

/// An app whose windows keep their texts in view controllers.
class TextAppDelegate: TwinAppDelegate, UIApplicationDelegate {}

/// A window whose text comes back with its activity.
class TextSceneDelegate: TwinSceneDelegate, UIWindowSceneDelegate {
  var controller: TextViewController? { window?.rootViewController as? TextViewController }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let controller = TextViewController()
    if let saved = session.stateRestorationActivity?.userInfo?["length"] as? Int {
      controller.length = saved
      services?.restore("text", of: session, version: saved)
    }
    showWindow(in: scene, controller)
  }

  func type(in session: UISceneSession) {
    controller?.length += 1
    services?.change("text", of: session)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    // The bug: the controller goes with its window, and the text with the controller.
    if isFixed { save(scene.session) }
  }

  private func save(_ session: UISceneSession) {
    guard let length = controller?.length else { return }
    let activity = NSUserActivity(activityType: "com.example.text")
    activity.addUserInfoEntries(from: ["length": length])
    session.stateRestorationActivity = activity
    services?.save("text", of: session, version: length)
  }
}
