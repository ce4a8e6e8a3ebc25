/// A package in the repository that an app uses.
enum LocalPackage {
  /// The modules of some packages, by name.
  ///
  /// - Parameter packages: Their folders, as paths from the folder that was given.
  static func modules(
    of packages: [String], _ files: ProjectFiles
  ) throws(ProjectError) -> [AppModule] {
    var found: [AppModule] = []
    for package in packages {
      let folder = FilePath.joined(files.base, package)
      // A package beside the repository is another one's.
      if FilePath.isBelow(folder, files.boundary) { found += try modules(in: folder, files) }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The modules of a package, by its targets that are no tests.
  ///
  /// - Parameter folder: The folder of the package, absolute.
  /// - Throws: `ProjectError` where a folder cannot be read, or lies outside.
  static func modules(
    in folder: String, _ files: ProjectFiles
  ) throws(ProjectError) -> [AppModule] {
    guard let manifest = try ManifestText(in: folder, files) else { return [] }
    var modules: [AppModule] = []
    for target in manifest.targets {
      guard
        let location = try location(of: target, among: manifest.targets.count, in: folder, files)
      else { continue }
      let walk = try FolderWalk(location, files) { FolderWalk.isForeign(FilePath.name($0)) }
      let sources = walk.found.filter {
        FilePath.suffix($0) == "swift" && FilePath.name($0) != "Package.swift"
      }
      modules.append(
        AppModule(
          name: SettingModifier.module(target.name),
          sources: sources.map { files.shown(location + "/" + $0) }.sorted(),
          dataModels: AppResources(walk.found.map { files.shown(location + "/" + $0) }).dataModels))
    }
    return modules
  }

  /// The folder of a target's sources: the one that is named, or where SwiftPM looks for it.
  private static func location(
    of target: ManifestText.ManifestTarget, among count: Int, in folder: String,
    _ files: ProjectFiles
  ) throws(ProjectError) -> String? {
    if let path = target.path { return FilePath.joined(folder, path) }
    for name in ["Sources", "Source", "src", "srcs"] {
      let path = folder + "/" + name
      if ProjectFiles.kind(of: path + "/" + target.name) == .folder {
        return path + "/" + target.name
      }
      // Since Swift 5.9 the sources of a single target need no folder of their own.
      if count == 1, ProjectFiles.kind(of: path) == .folder { return path }
    }
    return nil
  }
}
