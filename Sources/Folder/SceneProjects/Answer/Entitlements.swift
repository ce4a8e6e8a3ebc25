/// The entitlements of an app, from their file.
package struct Entitlements: Hashable, Sendable {
  /// All of it, by key; empty where there is no file.
  package let values: [String: PropertyValue]
  /// The file, as a path from the folder; nil where there is none.
  package let path: String?

  /// No file.
  static let none = Entitlements(values: [:], path: nil)

  /// The domains whose links open the app, such as `applinks:example.com`.
  package var associatedDomains: [String] {
    values["com.apple.developer.associated-domains"]?.texts ?? []
  }

  init(values: [String: PropertyValue], path: String?) {
    self.values = values
    self.path = path
  }

  /// Reads the file that settings name.
  ///
  /// - Throws: `ProjectError` where the file is no property list of keys and values.
  init(
    _ settings: BuildSettings, in root: String, _ files: ProjectFiles, _ remarks: inout [String]
  ) throws(ProjectError) {
    guard let name = try settings.path("CODE_SIGN_ENTITLEMENTS") else {
      self = .none
      return
    }
    let file = FilePath.joined(root, name)
    guard let file = try files.existing(file), let list = try files.list(file, .plist) else {
      remarks.append("\(files.shown(file)), the file of entitlements, is not there")
      self = .none
      return
    }
    guard let table = list.table else {
      throw ProjectError(
        .malformed, "entitlements are keys and values, unlike this file", at: files.shown(file))
    }
    var unfolding = ListUnfolding(with: settings)
    self.init(values: try unfolding.table(table), path: files.shown(file))
  }
}
