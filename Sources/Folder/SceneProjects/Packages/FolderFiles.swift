/// The files of a folder without a project, less those of tests, extensions and packages.
struct FolderFiles {
  /// From the folder, sorted.
  let paths: [String]
  /// The folders of packages, sorted.
  let packages: [String]
  /// The files that cannot be read, one sentence each.
  private(set) var remarks: [String] = []
  /// The sources that are not taken for the app's, sorted.
  let leftOut: [LeftOutFiles]

  private let files: ProjectFiles
  private let lists: [(path: String, values: [String: PropertyValue])]

  /// Looks through a folder.
  ///
  /// - Throws: `ProjectError` where a folder cannot be read, a link leads out, or there are too many.
  init(_ files: ProjectFiles) throws(ProjectError) {
    let walk = try FolderWalk(files.base, files) { FolderWalk.isForeign(FilePath.name($0)) }
    var leaving = LeavingOut(files)
    let found = try leaving.sorted(walk)
    var lists: [(path: String, values: [String: PropertyValue])] = []
    var parts: Set<String> = []
    var packages: Set<String> = []
    for path in found {
      let folder = FilePath.folder(path)
      if FilePath.name(path) == "Package.swift", !folder.isEmpty,
        SourceMarks.isManifest(files.base + "/" + path)
      {
        packages.insert(folder)
      }
      guard ["plist", "entitlements"].contains(FilePath.suffix(path)) else { continue }
      do throws(ProjectError) {
        guard let list = try files.list(files.base + "/" + path, .plist)?.table else { continue }
        if Self.parts.contains(where: { list[$0] != nil }) {
          parts.insert(folder)
        } else {
          lists.append((path, list))
        }
      } catch {
        remarks.append(error.description)
      }
    }
    for path in walk.others where Self.kinds.contains(FilePath.suffix(path)) {
      remarks.append("\(path): this is no ordinary file, and is left out")
    }
    let left = parts.union(packages)
    let isLeft = { (path: String) in left.contains { FilePath.isBelow(path, $0) } }
    leaving.add(parts: parts.subtracting(packages), of: found)
    // A file in a package is the package's: its manifest says which are compiled.
    leftOut = leaving.found.filter { left in !packages.contains { FilePath.isBelow(left.path, $0) }
    }
    paths = found.filter { !isLeft($0) }
    self.lists = lists.filter { !isLeft($0.path) }
    self.packages = packages.sorted()
    self.files = files
  }

  /// Ends of names of files that would be read.
  private static let kinds: Set<String> = ["entitlements", "plist", "storyboard", "swift"]

  /// Keys of the Info.plist of an extension, or of a watch's app.
  private static let parts = [
    "EXAppExtensionAttributes", "NSExtension", "WKApplication", "WKWatchKitApp",
  ]

  /// Returns the values of settings that property lists name, where no project gives them.
  static func settings(named name: String) -> BuildSettings {
    let layer = SettingLayer([
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": name,
      "TARGET_NAME": name,
    ])
    return BuildSettings([layer], configuration: "Debug", at: name)
  }

  /// The first Info.plist that speaks of scenes, else the first at all.
  func info(_ settings: BuildSettings) throws(ProjectError) -> InfoPlist {
    let plists = lists.filter { FilePath.suffix($0.path) == "plist" }
    let first =
      plists.first { $0.values["UIApplicationSceneManifest"] != nil }
      ?? plists.first { $0.values["CFBundleIdentifier"] != nil }
    guard let first else { return InfoPlist(values: [:], path: nil) }
    var unfolding = ListUnfolding(with: settings)
    return InfoPlist(values: try unfolding.table(first.values), path: first.path)
  }

  /// The first file of entitlements.
  func entitlements(_ settings: BuildSettings) throws(ProjectError) -> Entitlements {
    guard let first = lists.first(where: { FilePath.suffix($0.path) == "entitlements" }) else {
      return .none
    }
    var unfolding = ListUnfolding(with: settings)
    return Entitlements(values: try unfolding.table(first.values), path: first.path)
  }
}
