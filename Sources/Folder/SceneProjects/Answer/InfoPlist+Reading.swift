extension InfoPlist {
  /// Reads the file that settings name, and adds what they generate.
  ///
  /// - Parameters:
  ///   - settings: Those of the target.
  ///   - root: The folder from which settings name files.
  ///   - remarks: Gets a sentence where the file is not there.
  /// - Throws: `ProjectError` where the file is no property list of keys and values.
  init(
    _ settings: BuildSettings, in root: String, _ files: ProjectFiles, _ remarks: inout [String]
  ) throws(ProjectError) {
    var values: [String: PropertyValue] = [:]
    var path: String?
    if let name = try settings.path("INFOPLIST_FILE") {
      let file = try Self.file(FilePath.joined(root, name), in: root, files, &remarks)
      path = file.map(files.shown)
      if let file, let list = try files.list(file, .plist) {
        guard let table = list.table else {
          throw ProjectError(
            .malformed, "an Info.plist has keys and values, and this has not", at: files.shown(file)
          )
        }
        values = table
      }
    }
    var unfolding = ListUnfolding(with: settings)
    values = try unfolding.table(values)
    if try settings.flag("GENERATE_INFOPLIST_FILE") == true {
      for (key, value) in try Self.generated(settings, &unfolding) {
        values[key] = Self.merged(values[key], with: value)
      }
    }
    self.init(values: values, path: path)
  }

  /// The file that settings name; where it is not there, the only one of its name below the project, which
  /// is what remains of a path on another machine.
  private static func file(
    _ named: String, in root: String, _ files: ProjectFiles, _ remarks: inout [String]
  ) throws(ProjectError) -> String? {
    if let file = try files.existing(named) { return file }
    let name = FilePath.name(named)
    var alike: [String] = []
    do throws(ProjectError) {
      let walk = try FolderWalk(root, files) { FolderWalk.isForeign(FilePath.name($0)) }
      alike = walk.found.filter { FilePath.name($0) == name }
    } catch {
      // What cannot be walked through has no other file to offer.
    }
    let other = alike.count == 1 ? root + "/" + alike[0] : nil
    remarks.append(
      "\(files.shown(named)), the Info.plist, is not there"
        + (other.map { ": \(files.shown($0)) is taken in its place" } ?? ""))
    return other
  }

  /// A generated value takes the place of one in the file; lists and tables get its elements as well.
  private static func merged(_ old: PropertyValue?, with new: PropertyValue) -> PropertyValue {
    switch (old, new) {
    case (.list(let old), .list(let new)): .list(old + Self.others(in: new, than: old))
    case (.table(let old), .table(let new)): .table(old.merging(new) { $1 })
    default: new
    }
  }

  private static func others(
    in new: [PropertyValue], than old: [PropertyValue]
  ) -> [PropertyValue] {
    let known = Set(old)
    return new.filter { !known.contains($0) }
  }

  /// Values of other settings that stand in Info.plist as well.
  private static let settings = [
    ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ("CFBundleExecutable", "EXECUTABLE_NAME"),
    ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
    ("CFBundleName", "PRODUCT_NAME"),
    ("CFBundlePackageType", "PRODUCT_BUNDLE_PACKAGE_TYPE"),
    ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
  ]

  /// Keys whose value is a list of words.
  private static let lists: Set<String> = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
    "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iphone",
  ]

  /// Returns the values that Xcode makes of settings.
  private static func generated(
    _ settings: BuildSettings, _ unfolding: inout ListUnfolding
  ) throws(ProjectError) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for (key, name) in Self.settings {
      if let value = try settings.value(name) { values[key] = .text(value) }
    }
    let start = "INFOPLIST_KEY_"
    for name in settings.names(beginningWith: start) {
      guard let value = try settings.value(name) else { continue }
      try unfolding.count(value)
      let key = String(name.dropFirst(start.count))
        .replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
      switch key {
      case "UIApplicationSceneManifest_Generation":
        guard PropertyValue.flag(value) == true else { continue }
        values["UIApplicationSceneManifest"] = .table([
          "UIApplicationSupportsMultipleScenes": .flag(true), "UISceneConfigurations": .table([:]),
        ])
      case "UILaunchScreen_Generation":
        if PropertyValue.flag(value) == true { values["UILaunchScreen"] = .table([:]) }
      default:
        values[key] =
          lists.contains(key)
          ? .list(BuildSettings.words(in: value).map { .text($0) })
          : ["YES", "NO"].contains(value) ? .flag(value == "YES") : .text(value)
      }
    }
    return values
  }
}
