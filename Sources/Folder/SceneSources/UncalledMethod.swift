/// A method of the application's delegate that UIKit does not call in an app with scenes, or at all.
package struct UncalledMethod: Hashable, Sendable {
  /// The name with its labels.
  package let title: String
  /// The method that is called in its place where the app has scenes.
  package let inScenes: String
  /// The method that is called in its place where the app has none; nil where this one is.
  package let withoutScenes: String?

  /// Returns what is known of a method; nil for one that is called as long as the app has it.
  package static func named(_ title: String) -> UncalledMethod? { all.first { $0.title == title } }

  /// Whether some methods have the one that is called in a method's place.
  ///
  /// Then the method is there for older systems, and nothing is lost.
  ///
  /// - Parameters:
  ///   - title: The method.
  ///   - own: The methods of its class.
  ///   - scenes: The methods of each scene delegate: all of them have to answer.
  package static func isAnswered(
    _ title: String, _ own: [String], _ scenes: [[String]]
  ) -> Bool {
    guard let method = named(title) else { return false }
    if method.withoutScenes.map(own.contains) ?? false { return true }
    return !scenes.isEmpty && scenes.allSatisfy { $0.contains(method.inScenes) }
  }

  /// Whether a method is an older form of another one that Apple has deprecated.
  ///
  /// No page says that it is gone.
  ///
  /// Source: Apple, uiapplicationdelegate/application(_:didreceiveremotenotification:), *Deprecated*.
  package static func isOldForm(_ title: String) -> Bool {
    title == "application(_:didReceiveRemoteNotification:)"
  }

  /// All of them.
  package static let all = moved + old

  /// The endings of the methods that tell of a state, behind `application` or `scene`.
  package static let states = [
    "DidBecomeActive", "WillResignActive", "WillEnterForeground", "DidEnterBackground",
  ]

  /// The methods of the application's delegate in whose place a scene's delegate is called.
  ///
  /// Source: Apple, uiapplicationdelegate (each method's page says that UIKit calls the scene's in apps that
  /// support scenes), uikit/app_and_environment/scenes and technotes/tn3187.
  private static let moved =
    states.map { UncalledMethod("application\($0)(_:)", inScenes: "scene\($0)(_:)") }
    + [
      UncalledMethod("application(_:open:options:)", inScenes: "scene(_:openURLContexts:)"),
      UncalledMethod("application(_:continue:restorationHandler:)", inScenes: "scene(_:continue:)"),
      UncalledMethod(
        "application(_:willContinueUserActivityWithType:)",
        inScenes: "scene(_:willContinueUserActivityWithType:)"),
      UncalledMethod(
        "application(_:didFailToContinueUserActivityWithType:error:)",
        inScenes: "scene(_:didFailToContinueUserActivityWithType:error:)"),
      UncalledMethod("application(_:didUpdate:)", inScenes: "scene(_:didUpdate:)"),
      UncalledMethod(
        "application(_:performActionFor:completionHandler:)",
        inScenes: "windowScene(_:performActionFor:completionHandler:)"),
      UncalledMethod(
        "application(_:performActionFor:)", inScenes: "windowScene(_:performActionFor:)"),
      UncalledMethod(
        "application(_:userDidAcceptCloudKitShareWith:)",
        inScenes: "windowScene(_:userDidAcceptCloudKitShareWith:)"),
    ]

  /// The methods that no system of today calls, whether the app has scenes or not.
  ///
  /// Source: Apple, uiapplicationdelegate, *Deprecated*.
  private static let old = [
    UncalledMethod(
      "application(_:handleOpen:)", inScenes: "scene(_:openURLContexts:)",
      withoutScenes: "application(_:open:options:)"),
    UncalledMethod(
      "application(_:open:sourceApplication:annotation:)", inScenes: "scene(_:openURLContexts:)",
      withoutScenes: "application(_:open:options:)"),
    UncalledMethod("application(_:didReceive:)", notification: "didReceive"),
    UncalledMethod("application(_:didReceiveLocalNotification:)", notification: "didReceive"),
    UncalledMethod(
      "application(_:handleActionWithIdentifier:for:completionHandler:)",
      notification: "didReceive"),
    UncalledMethod(
      "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
      notification: "didReceive"),
  ]

  private init(_ title: String, inScenes: String, withoutScenes: String? = nil) {
    self.title = title
    self.inScenes = inScenes
    self.withoutScenes = withoutScenes
  }

  private init(_ title: String, notification name: String) {
    let instead = "userNotificationCenter(_:\(name):withCompletionHandler:)"
    self.init(title, inScenes: instead, withoutScenes: instead)
  }
}
