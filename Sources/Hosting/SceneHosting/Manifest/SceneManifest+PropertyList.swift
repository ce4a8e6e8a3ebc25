import Foundation
import UIKit

/// Why an Info.plist is of no use.
public struct ManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, its place, and a way to solve it.
  public let description: String
}

extension SceneManifest {
  /// Reads the manifest of an Info.plist.
  ///
  /// - Parameter path: The file.
  /// - Throws: `ManifestError` when the file cannot be read or has no manifest.
  public init(infoPlist path: String) throws(ManifestError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ManifestError(description: "\(path): cannot be read; give the path of an Info.plist")
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let info = list as? [String: Any] else {
      throw ManifestError(description: "\(path): is no property list of keys and values")
    }
    guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else {
      throw ManifestError(
        description: "\(path): has no UIApplicationSceneManifest; an app without one has no scenes")
    }
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    var entries: [Configuration] = []
    for (role, value) in roles.sorted(by: { $0.key < $1.key }) {
      for item in value as? [[String: Any]] ?? [] {
        entries.append(Self.entry(item, UISceneSession.Role(rawValue: role)))
      }
    }
    self.init(
      entries,
      supportsMultipleScenes: manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false,
      mainStoryboard: info["UIMainStoryboardFile"] as? String)
    let types = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    urlSchemes = schemes.map { $0.lowercased() }
  }

  private static func entry(_ item: [String: Any], _ role: UISceneSession.Role) -> Configuration {
    Configuration(
      role: role, name: item["UISceneConfigurationName"] as? String,
      delegateName: item["UISceneDelegateClassName"] as? String,
      sceneClassName: item["UISceneClassName"] as? String,
      storyboard: item["UISceneStoryboardFile"] as? String)
  }
}
