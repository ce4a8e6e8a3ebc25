/// The Info.plist of an app, as the system reads it.
///
/// It is the Info.plist with what build settings add, and with their names replaced by their values.
package struct InfoPlist: Hashable, Sendable {
  /// All of it, by key.
  package let values: [String: PropertyValue]
  /// The file, as a path from the folder; nil where settings alone make it.
  package let path: String?

  /// The scene manifest; nil where the app has none, and runs without scenes.
  package var sceneManifest: DeclaredScenes? {
    guard let manifest = values["UIApplicationSceneManifest"]?.table else { return nil }
    let roles = manifest["UISceneConfigurations"]?.table ?? [:]
    let configurations = roles.sorted { $0.key < $1.key }.flatMap { role, value in
      (value.list ?? []).filter { $0.table != nil }.map { item in
        DeclaredScenes.DeclaredScene(
          role: role, name: item["UISceneConfigurationName"]?.filled,
          delegateClass: item["UISceneDelegateClassName"]?.filled,
          sceneClass: item["UISceneClassName"]?.filled,
          storyboard: item["UISceneStoryboardFile"]?.stem)
      }
    }
    return DeclaredScenes(
      supportsMultipleScenes: manifest["UIApplicationSupportsMultipleScenes"]?.flag ?? false,
      configurations: configurations)
  }

  /// The schemes of links that are the app's own, in the order of the file.
  package var urlSchemes: [String] {
    (values["CFBundleURLTypes"]?.list ?? [])
      .flatMap { $0["CFBundleURLSchemes"]?.texts ?? [] }.filter { !$0.isEmpty }
  }

  /// The kinds of user activity that it continues.
  package var activityTypes: [String] { values["NSUserActivityTypes"]?.texts ?? [] }

  /// The types of its quick actions that are always there.
  package var shortcutItems: [String] {
    (values["UIApplicationShortcutItems"]?.list ?? []).compactMap {
      $0["UIApplicationShortcutItemType"]?.filled
    }
  }

  /// The kinds of document that it opens.
  package var documentTypes: [String] {
    (values["CFBundleDocumentTypes"]?.list ?? []).flatMap { $0["LSItemContentTypes"]?.texts ?? [] }
  }

  /// The storyboard of an app without scenes.
  package var mainStoryboard: String? { values["UIMainStoryboardFile"]?.stem }

  /// The identifier of the bundle.
  package var bundleIdentifier: String? { values["CFBundleIdentifier"]?.filled }
}

extension PropertyValue {
  /// The text; nil where there is none, or an empty one.
  var filled: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  /// The name of a storyboard, which some write with the end of its file's name.
  var stem: String? {
    filled.map { FilePath.suffix($0) == "storyboard" ? FilePath.stem($0) : $0 }
  }
}
