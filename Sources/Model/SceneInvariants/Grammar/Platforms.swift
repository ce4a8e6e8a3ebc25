package import SceneLifecycle

/// The platforms on which a sentence says something.
package struct Platforms: Sendable {
  /// The words of the catalogue.
  package var name: String
  /// Whether a platform is one of them.
  package var include: @Sendable (Platform) -> Bool

  package init(_ name: String, _ include: @escaping @Sendable (Platform) -> Bool) {
    self.name = name
    self.include = include
  }

  /// Every platform.
  package static let all = Platforms("everywhere") { _ in true }
  /// Runs that use scenes.
  package static let scenes = Platforms("with scenes") { $0.usesScenes }
  /// Runs with scenes that have a delegate.
  package static let delegates = Platforms("with a scene delegate") { $0.hasSceneDelegate }
  /// Runs with scenes whose manifest names no delegate class.
  package static let manifest = Platforms("with scenes and no scene delegate") {
    $0.usesScenes && !$0.hasSceneDelegate
  }
  /// Runs that use the application delegate alone.
  package static let sceneless = Platforms("without scenes") { !$0.usesScenes }
  /// Runs with scenes and support for several windows.
  package static let severalWindows = Platforms("with several windows") {
    $0.usesScenes && $0.supportsMultipleWindows
  }
  /// Runs with scenes and a single window.
  package static let oneWindow = Platforms("with scenes and one window") {
    $0.usesScenes && !$0.supportsMultipleWindows
  }
  /// Runs with scenes whose configuration names a storyboard.
  package static let storyboard = Platforms("with scenes and a storyboard") {
    $0.usesScenes && $0.usesStoryboard
  }
  /// Runs with a key window in each scene.
  package static let keyPerScene = Platforms("with scenes, SDK 15 or later") {
    $0.usesScenes && $0.hasKeyWindowPerScene
  }
  /// Runs with one key window in the whole app.
  package static let keyPerApp = Platforms("with scenes, SDK 14 or earlier") {
    $0.usesScenes && !$0.hasKeyWindowPerScene
  }
  /// SwiftUI from iOS 18 on.
  package static let phases18 = Platforms("SwiftUI, iOS 18 or later") {
    $0.usesScenes && $0.usesSwiftUI && $0.system >= 18
  }
  /// SwiftUI with several windows before iOS 18.
  package static let phasesBefore18 = Platforms("SwiftUI with several windows before iOS 18") {
    $0.usesScenes && $0.usesSwiftUI && $0.supportsMultipleWindows && $0.system < 18
  }
  /// Runs with scenes on a phone, the device that a car connects to.
  package static let phones = Platforms("phones with scenes") {
    $0.usesScenes && $0.family == .iphone
  }
  /// Runs with scenes on a device that displays and cars connect to.
  package static let accessories = Platforms("phones and tablets with scenes") {
    $0.usesScenes && $0.isHandheld
  }
  /// Runs that give state back through the scene delegate.
  package static let restoring = Platforms("with scenes, iOS 15 or later") {
    $0.usesScenes && $0.restoresInteractionState
  }
  /// Apps that the system launches.
  package static let launchable = Platforms("where the app launches") { !$0.refusesToLaunch }
  /// Apps without scenes that the system refuses to launch.
  package static let refused = Platforms("without scenes, SDK of iOS 27") { $0.refusesToLaunch }
}
