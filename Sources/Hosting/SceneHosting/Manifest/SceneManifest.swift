public import UIKit

/// Which scenes an app has: what `UIApplicationSceneManifest` says in its Info.plist.
public struct SceneManifest: Sendable {
  /// One configuration.
  struct Configuration: Sendable {
    var role: UISceneSession.Role
    var name: String?
    /// The delegate's class by name, as a property list has it, or as it is.
    var delegateName: String?
    var delegateClass: AnyClass?
    var sceneClassName: String?
    var storyboard: String?
  }

  var entries: [Configuration]
  /// How the scene delegates are made that the configurations name.
  var factories = DelegateFactories()
  /// Whether the app declares that it supports several windows.
  public var supportsMultipleScenes: Bool
  /// The storyboard of the window where the app runs without scenes; nil for a window in code.
  ///
  /// Info.plist has it as `UIMainStoryboardFile`.
  public var mainStoryboard: String?
  /// The schemes of links that are the app's own, in small letters.
  var urlSchemes: [String] = []

  init(
    _ entries: [Configuration], supportsMultipleScenes: Bool, mainStoryboard: String? = nil
  ) {
    self.entries = entries
    self.supportsMultipleScenes = supportsMultipleScenes
    self.mainStoryboard = mainStoryboard
  }

  /// The manifest of Xcode's template: `SceneDelegate` of the application delegate's module.
  public static let template = SceneManifest(
    [
      Configuration(
        role: .windowApplication, name: "Default Configuration", delegateName: "SceneDelegate")
    ], supportsMultipleScenes: true)

  /// A manifest without configurations: the application delegate answers with classes of its own.
  public static let empty = SceneManifest([], supportsMultipleScenes: true)

  /// The manifest of an app without scenes whose window comes from a storyboard.
  ///
  /// - Parameter storyboard: The name that Info.plist has as `UIMainStoryboardFile`.
  public static func sceneless(storyboard: String) -> SceneManifest {
    SceneManifest([], supportsMultipleScenes: true, mainStoryboard: storyboard)
  }

  /// Creates a manifest with one configuration for windows.
  ///
  /// - Parameters:
  ///   - name: The configuration's name.
  ///   - storyboard: The storyboard from which UIKit makes the window; nil for a window in code.
  ///   - supportsMultipleScenes: Whether the app declares that it supports several windows.
  ///   - make: Makes the scene delegate of each connection, as in `{ SceneDelegate() }`.
  public init<Delegate: UISceneDelegate>(
    name: String = "Default Configuration", storyboard: String? = nil,
    supportsMultipleScenes: Bool = true, delegate make: @escaping @MainActor () -> Delegate
  ) {
    self = SceneManifest([], supportsMultipleScenes: supportsMultipleScenes)
      .adding(.windowApplication, name: name, storyboard: storyboard, delegate: make)
  }

  /// Returns the manifest with one more configuration.
  ///
  /// - Parameters:
  ///   - role: What its sessions are for.
  ///   - name: Its name.
  ///   - storyboard: The storyboard from which UIKit makes the window.
  ///   - make: Makes the scene delegate of each connection.
  public func adding<Delegate: UISceneDelegate>(
    _ role: UISceneSession.Role, name: String, storyboard: String? = nil,
    delegate make: @escaping @MainActor () -> Delegate
  ) -> SceneManifest {
    var manifest = making(make)
    manifest.entries.append(
      Configuration(
        role: role, name: name, delegateClass: Delegate.self, storyboard: storyboard))
    return manifest
  }

  /// Returns the manifest with the factory of a class that is named elsewhere.
  ///
  /// An Info.plist names classes, and so does code that sets `UISceneConfiguration.delegateClass`. In
  /// a debug build such a class needs no factory if it has `init()`.
  ///
  /// - Parameter make: Makes the scene delegate of each connection, as in `{ SceneDelegate() }`.
  public func making<Delegate: UISceneDelegate>(_ make: @escaping @MainActor () -> Delegate)
    -> SceneManifest
  {
    var manifest = self
    manifest.factories.add(make)
    return manifest
  }

  /// Returns the manifest with schemes of links that are the app's own: `CFBundleURLTypes`.
  ///
  /// A link that the app opens itself comes back to it where the scheme is among them.
  ///
  /// - Parameter schemes: The schemes, such as `tour` of `tour://start`.
  public func opening(_ schemes: String...) -> SceneManifest {
    var manifest = self
    manifest.urlSchemes += schemes.map { $0.lowercased() }
    return manifest
  }

  /// The first entry of a role that has the name, or the first at all where none is asked for.
  func entry(_ name: String?, _ role: UISceneSession.Role) -> Configuration? {
    entries.first { $0.role == role && (name == nil || $0.name == name) }
  }

  /// The manifest as code in which each class that it names has a factory, for a message.
  var codeWithFactories: String {
    var names: [String] = []
    for name in entries.compactMap(\.delegateName) {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if !names.contains(last) { names.append(last) }
    }
    if names.count == 1, entries.count == 1 { return "SceneManifest { \(names[0])() }" }
    return "manifest" + names.map { ".making { \($0)() }" }.joined()
  }
}
