import Foundation

/// What the command finds around itself: variables, and a package with a settings file.
package struct CommandEnvironment: Hashable, Sendable {
  /// The variables of the environment.
  package var variables: [String: String]
  /// The folder from which the package is looked for, upwards; nil for no settings file.
  package var folder: String?

  /// Creates surroundings; nothing is around unless it is given.
  package init(variables: [String: String] = [:], folder: String? = nil) {
    self.variables = variables
    self.folder = folder
  }

  /// What is around the process.
  static func process() -> CommandEnvironment {
    CommandEnvironment(
      variables: ProcessInfo.processInfo.environment,
      folder: FileManager.default.currentDirectoryPath)
  }

  /// The root of the package; nil when the folder lies in none.
  var packageRoot: String? {
    guard let folder else { return nil }
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      let manifest = place.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return place.path }
      if place.path == "/" { return nil }
      place.deleteLastPathComponent()
    }
  }

  /// The settings file of the package; nil when there is none.
  ///
  /// - Returns: The path, and the name for messages, relative to the folder.
  func settingsFile() -> (path: String, name: String)? {
    guard let folder else { return nil }
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    var name = SettingsFile.name
    while true {
      let file = place.appendingPathComponent(SettingsFile.name)
      if FileManager.default.fileExists(atPath: file.path) { return (file.path, name) }
      let manifest = place.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) || place.path == "/" { return nil }
      place.deleteLastPathComponent()
      name = "../" + name
    }
  }
}
