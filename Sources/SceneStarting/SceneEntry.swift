import Foundation

/// What an app's property list says of its windows, with the storyboard that it names.
struct SceneEntry {
  /// The class of the scene delegate, without its module; nil where nothing names it.
  private(set) var delegate: String?
  /// The storyboard from which the window comes.
  private(set) var storyboard: String?
  /// The class of the controller that the storyboard shows first; nil for a plain one.
  private(set) var controller: String?
  /// Whether the app has several windows; true where nothing says so.
  private(set) var supportsMultipleScenes = true

  /// Reads the first property list below a folder that has a scene manifest.
  init(below folder: URL) {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    let names = (walk?.compactMap { $0 as? String } ?? []).sorted()
    let lists = names.filter { $0.hasSuffix(".plist") }.lazy.compactMap { name in
      Self.manifest(in: folder.appendingPathComponent(name))
    }
    guard let manifest = lists.first else { return }
    supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    let windows = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    guard let first = windows?.first else { return }
    let name = first["UISceneDelegateClassName"] as? String
    delegate = name?.split(separator: ".").last.map(String.init)
    storyboard = first["UISceneStoryboardFile"] as? String
    guard let storyboard,
      let path = names.first(where: { $0.hasSuffix(storyboard + ".storyboard") })
    else { return }
    controller = Self.firstController(in: folder.appendingPathComponent(path))
  }

  private static func manifest(in file: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return (list as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any]
  }

  /// The class of the controller that a storyboard shows first.
  private static func firstController(in file: URL) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let first = text.firstMatch(of: /initialViewController="([^"]+)"/)?.1,
      let element = text.split(separator: "<").first(where: { $0.contains(" id=\"\(first)\"") })
    else { return nil }
    return element.firstMatch(of: /customClass="([^"]+)"/).map { String($0.1) }
  }
}
