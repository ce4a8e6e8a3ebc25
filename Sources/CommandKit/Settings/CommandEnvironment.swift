import Foundation

/// What the command finds in its environment: variables, and a package with a settings file.
package struct CommandEnvironment: Hashable, Sendable {
  /// The variables of the environment.
  package var variables: [String: String]
  /// The folder from which the package is looked for, upwards; nil for no settings file.
  package var folder: String?

  /// Creates an environment; it is empty unless something is given.
  package init(variables: [String: String] = [:], folder: String? = nil) {
    self.variables = variables
    self.folder = folder
  }

  /// The environment of the process.
  package static func process() -> CommandEnvironment {
    CommandEnvironment(
      variables: ProcessInfo.processInfo.environment,
      folder: FileManager.default.currentDirectoryPath)
  }

  /// The root of the package; nil when the folder lies in none.
  package var packageRoot: String? {
    guard let folder else { return nil }
    var ancestor = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      let manifest = ancestor.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return ancestor.path }
      if ancestor.path == "/" { return nil }
      ancestor.deleteLastPathComponent()
    }
  }

  /// The settings file of the package; nil when there is none.
  ///
  /// - Returns: The path, and the name for messages, relative to the folder.
  func settingsFile() -> (path: String, name: String)? {
    guard let folder else { return nil }
    var ancestor = URL(fileURLWithPath: folder).standardizedFileURL
    var name = SettingsFile.name
    while true {
      let file = ancestor.appendingPathComponent(SettingsFile.name)
      if FileManager.default.fileExists(atPath: file.path) { return (file.path, name) }
      let manifest = ancestor.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) || ancestor.path == "/" {
        return nil
      }
      ancestor.deleteLastPathComponent()
      name = "../" + name
    }
  }
}
