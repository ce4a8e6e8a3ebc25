/// The windows that an app declares: the scene manifest of its Info.plist.
package struct DeclaredScenes: Hashable, Sendable {
  /// One configuration.
  package struct DeclaredScene: Hashable, Sendable {
    /// The role of its sessions, such as `UIWindowSceneSessionRoleApplication`.
    package let role: String
    /// The name by which code asks for it; nil where it has none.
    package let name: String?
    /// The class of the scene delegate, with its module, such as `Notes.SceneDelegate`.
    package let delegateClass: String?
    /// The class of the scene; nil for that of UIKit.
    package let sceneClass: String?
    /// The storyboard, without the end of its file's name.
    package let storyboard: String?
  }

  /// Whether the app may have several windows.
  package let supportsMultipleScenes: Bool
  /// Sorted by role, those of one in the order of the file.
  package let configurations: [DeclaredScene]
}
