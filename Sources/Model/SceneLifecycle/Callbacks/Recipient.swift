/// Whom a callback reaches, with the word that recordings use.
public enum Recipient: String, Hashable, Sendable, CaseIterable {
  /// The application delegate.
  case appDelegate = "APP"
  /// The scene delegate; recordings write the scene's label instead.
  case sceneDelegate = "SCENE"
  /// Observers of a `UIApplication` notification.
  case appObserver = "NAPP"
  /// Observers of a `UIScene` notification.
  case sceneObserver = "NSCENE"
  /// The scene's root view controller.
  case viewController = "VC"
  /// The delegate of the user-notification centre.
  case notificationCenter = "UN"
  /// SwiftUI code that watches a scene's `scenePhase`.
  case phase = "PHASE"
  /// SwiftUI code that watches the app's `scenePhase`.
  case appPhase = "APPPHASE"
  /// Observers of a `UIWindow` notification.
  case windowObserver = "WINDOW"
  /// The process itself.
  case process = "PROC"
  /// A silent move of the engine, which no object receives.
  case noObject = "MOVE"
}
