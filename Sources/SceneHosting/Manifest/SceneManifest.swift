public import UIKit

/// Which scenes an app has: what `UIApplicationSceneManifest` says in its Info.plist.
public struct SceneManifest: Sendable {
  /// One configuration.
  struct Configuration: Sendable {
    var role: UISceneSession.Role
    var name: String?
    /// The classes by name, as a property list has them, or as they are.
    var delegateName: String?
    var delegateClass: AnyClass?
    var sceneClassName: String?
    var storyboard: String?
  }

  var entries: [Configuration]
  /// Whether the app declares that it supports several windows.
  public var supportsMultipleScenes: Bool

  init(_ entries: [Configuration], supportsMultipleScenes: Bool) {
    self.entries = entries
    self.supportsMultipleScenes = supportsMultipleScenes
  }

  /// What Xcode's template has: `SceneDelegate` of the application delegate's module.
  public static let template = SceneManifest(
    [
      Configuration(
        role: .windowApplication, name: "Default Configuration", delegateName: "SceneDelegate")
    ], supportsMultipleScenes: true)

  /// A manifest without configurations: the application delegate answers with classes of its own.
  public static let empty = SceneManifest([], supportsMultipleScenes: true)

  /// Creates a manifest with one configuration for windows.
  ///
  /// - Parameters:
  ///   - delegate: The class of the scene delegate.
  ///   - name: The configuration's name.
  ///   - storyboard: The storyboard from which UIKit makes the window; nil for a window in code.
  ///   - supportsMultipleScenes: Whether the app declares that it supports several windows.
  public init(
    delegate: any UISceneDelegate.Type, name: String = "Default Configuration",
    storyboard: String? = nil, supportsMultipleScenes: Bool = true
  ) {
    self.init(
      [
        Configuration(
          role: .windowApplication, name: name, delegateClass: delegate,
          storyboard: storyboard)
      ], supportsMultipleScenes: supportsMultipleScenes)
  }

  /// Returns the manifest with one more configuration.
  ///
  /// - Parameters:
  ///   - role: What its sessions are for.
  ///   - name: Its name.
  ///   - delegate: The class of the scene delegate.
  ///   - storyboard: The storyboard from which UIKit makes the window.
  public func adding(
    _ role: UISceneSession.Role, name: String, delegate: any UISceneDelegate.Type,
    storyboard: String? = nil
  ) -> SceneManifest {
    var manifest = self
    manifest.entries.append(
      Configuration(
        role: role, name: name, delegateClass: delegate, storyboard: storyboard))
    return manifest
  }

  /// The first entry of a role that has the name, or the first at all where none is asked for.
  func entry(_ name: String?, _ role: UISceneSession.Role) -> Configuration? {
    entries.first { $0.role == role && (name == nil || $0.name == name) }
  }
}
