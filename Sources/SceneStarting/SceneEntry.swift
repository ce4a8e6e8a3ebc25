import CommandKit
import Foundation
import SceneLifecycle
import SceneReporting

/// What an app's property list says of its windows, with the storyboard that it names.
struct SceneEntry {
  /// The class of the scene delegate, without its module; nil where nothing names it.
  private(set) var delegate: String?
  /// The storyboard from which the window comes.
  private(set) var storyboard: String?
  /// The class of the controller that the storyboard shows first, as Swift writes it; nil for a plain
  /// one.
  private(set) var controller: String?
  /// Whether the app has several windows; true where nothing says so.
  private(set) var supportsMultipleScenes = true
  /// What stands otherwise in the test than in the app, one sentence each.
  private(set) var remarks: [String] = []

  /// Reads the first property list below a folder that has a scene manifest.
  ///
  /// - Throws: `CommandError` where a file is too long.
  init(below folder: URL) throws(CommandError) {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    let names = (walk?.compactMap { $0 as? String } ?? []).sorted()
    guard let manifest = try Self.manifest(among: names, below: folder) else { return }
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    let windows = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    guard let first = windows?.first else { return }
    let name = first["UISceneDelegateClassName"] as? String
    delegate = name?.split(separator: ".").last.map(String.init)
    storyboard = first["UISceneStoryboardFile"] as? String
    guard let storyboard,
      let path = names.first(where: { $0.hasSuffix(storyboard + ".storyboard") }),
      let shown = try Self.firstController(in: folder.appendingPathComponent(path))
    else { return }
    controller = SwiftText.identifier(shown)
    if controller == nil {
      remarks.append(
        "\(path) shows \(Diagnostic.quote(shown)) first, which is no name in Swift: a UIViewController"
          + " stands for it in the test")
    }
  }

  private static func manifest(
    among names: [String], below folder: URL
  ) throws(CommandError) -> [String: Any]? {
    for name in names where name.hasSuffix(".plist") {
      guard let data = try DelegateSource.data(of: folder.appendingPathComponent(name)),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let manifest = (list as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any]
      else { continue }
      return manifest
    }
    return nil
  }

  /// The class of the controller that a storyboard shows first.
  private static func firstController(in file: URL) throws(CommandError) -> String? {
    guard let text = try DelegateSource.text(of: file),
      let first = text.firstMatch(of: /initialViewController="([^"]+)"/)?.1,
      let element = text.split(separator: "<").first(where: { $0.contains(" id=\"\(first)\"") })
    else { return nil }
    return element.firstMatch(of: /customClass="([^"]+)"/).map { String($0.1) }
  }
}
