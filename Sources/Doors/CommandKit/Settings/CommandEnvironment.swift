import Foundation

/// The environment of the command: variables, and a package with a settings file.
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

  /// The folder and those above it, the nearest first; none where the working folder is gone.
  private var ancestors: [URL] {
    guard let folder, folder.hasPrefix("/") else { return [] }
    var ancestors = [URL(fileURLWithPath: folder).standardizedFileURL]
    while let last = ancestors.last, last.path != "/" {
      ancestors.append(last.deletingLastPathComponent())
    }
    return ancestors
  }

  private static func has(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  /// The root of the package; nil when the folder lies in none.
  package var packageRoot: String? {
    ancestors.first { Self.has("Package.swift", in: $0) }?.path
  }

  /// The root of the checkout, to which paths in reports are relative: a package may lie below it.
  ///
  /// A build server names it; elsewhere it is the repository around the folder, or the package.
  package var checkoutRoot: String? {
    let named = Self.checkoutVariables.compactMap { variables[$0] }.first { root in
      ancestors.contains { $0.path == URL(fileURLWithPath: root).standardizedFileURL.path }
    }
    let root = named.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return root ?? ancestors.first { Self.has(".git", in: $0) }?.path ?? packageRoot
  }

  /// Variables in which GitHub and GitLab name the checkout.
  private static let checkoutVariables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

  /// The settings file of the package; nil when there is none.
  ///
  /// - Returns: The path, and the name for messages, relative to the folder.
  func settingsFile() -> (path: String, name: String)? {
    for (level, ancestor) in ancestors.enumerated() {
      if Self.has(SettingsFile.name, in: ancestor) {
        let path = ancestor.appendingPathComponent(SettingsFile.name).path
        return (path, String(repeating: "../", count: level) + SettingsFile.name)
      }
      if Self.has("Package.swift", in: ancestor) { return nil }
    }
    return nil
  }
}
