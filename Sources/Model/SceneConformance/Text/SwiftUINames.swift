import SceneLifecycle

/// Names of SwiftUI's modifiers that a log of views holds, with the callbacks of UIKit's behind them.
///
/// Any view may have such a modifier, so the name stands behind the label of a scene, `VC` or `PHASE`.
/// Sources: Apple, swiftui/view/onopenurl(perform:), swiftui/view/oncontinueuseractivity(_:perform:),
/// swiftui/view/onappear(perform:), swiftui/view/ondisappear(perform:).
enum SwiftUINames {
  /// The callbacks that a modifier's closure may answer; nil for a name that binds nothing.
  static func kinds(of name: String, _ recipient: Recipient) -> CallbackSet? {
    guard recipients.contains(recipient) else { return nil }
    return (links + views).first { $0.name == name }?.kinds
  }

  /// Whether it is the name of a modifier that takes links or activities.
  static func isLink(_ name: String) -> Bool { has(links, name) }

  /// Whether it is the name of a modifier of any view: the log does not say of which one.
  static func isOfAnyView(_ name: String) -> Bool { has(views, name) }

  /// Whether it is the modifier behind whose name a phase may stand.
  static func isChange(_ name: String) -> Bool {
    RecordedSelector(name).forms.contains("onChange")
  }

  private typealias Names = [(name: String, kinds: CallbackSet)]

  private static let recipients: [Recipient] = [.sceneDelegate, .viewController, .phase]

  // SwiftUI hands on the activity of a universal link as its URL (Apple, forums 762526).
  private static let links: Names = [
    ("onOpenURL", CallbackSet(.openURL, .continueActivity)),
    ("onContinueUserActivity", CallbackSet(.continueActivity)),
  ]

  private static let views: Names = [
    ("onAppear", CallbackSet(.viewWillAppear)), ("onDisappear", CallbackSet(.viewDidDisappear)),
  ]

  private static func has(_ names: Names, _ name: String) -> Bool {
    RecordedSelector(name).forms.contains { form in names.contains { $0.name == form } }
  }
}
