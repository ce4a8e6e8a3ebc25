/// A package in the repository that an app uses.
enum LocalPackage {
  /// The modules of packages, and the folders of theirs that are left out.
  struct Found {
    var modules: [AppModule] = []
    var leftOut: [LeftOutFiles] = []
  }

  /// The modules of some packages, by name.
  ///
  /// - Parameter packages: Their folders, as paths from the folder that was given.
  static func modules(
    of packages: [String], _ files: ProjectFiles
  ) throws(ProjectError) -> Found {
    var found = Found()
    for package in packages {
      let folder = FilePath.joined(files.base, package)
      // A package beside the repository is another one's.
      if FilePath.isBelow(folder, files.boundary) {
        try add(folder, files, to: &found)
      } else {
        let path = FilePath.relative(folder, to: files.base)
        found.leftOut.append(LeftOutFiles(path + "/", .outside))
      }
    }
    found.modules.sort { $0.name < $1.name }
    found.leftOut.sort { $0.path < $1.path }
    return found
  }

  /// Adds the modules of a package, by its targets that are no tests.
  ///
  /// - Parameter folder: The folder of the package, absolute.
  /// - Throws: `ProjectError` where a folder cannot be read.
  private static func add(
    _ folder: String, _ files: ProjectFiles, to found: inout Found
  ) throws(ProjectError) {
    guard let manifest = try ManifestText(in: folder, files) else { return }
    for target in manifest.targets {
      let location = try location(of: target, among: manifest.targets.count, in: folder, files)
      guard let location else {
        let name = files.shown(folder) + "/" + target.name + "/"
        found.leftOut.append(LeftOutFiles(name, .unknown))
        continue
      }
      guard isInside(location, files) else {
        found.leftOut.append(
          LeftOutFiles(FilePath.relative(location, to: files.base) + "/", .outside))
        continue
      }
      // SwiftPM compiles all that lies below a target; beside a manifest lie tests and builds, too.
      let isRoot = location == folder
      let walk = try FolderWalk(location, files) {
        isRoot && !$0.contains("/") && FolderWalk.isForeign($0)
      }
      let sources = walk.found.filter {
        FilePath.suffix($0) == "swift" && !(isRoot && $0 == "Package.swift")
      }
      found.modules.append(
        AppModule(
          name: SettingModifier.module(target.name),
          sources: sources.map { files.shown(location + "/" + $0) }.sorted(),
          dataModels: AppResources(walk.found.map { files.shown(location + "/" + $0) }).dataModels))
    }
  }

  /// Whether a folder lies in the repository, with links followed.
  private static func isInside(_ folder: String, _ files: ProjectFiles) -> Bool {
    guard FilePath.isBelow(folder, files.boundary) else { return false }
    do throws(ProjectError) { return try files.has(folder) } catch { return false }
  }

  /// The folder of a target's sources: the one that is named, or where SwiftPM looks for it.
  private static func location(
    of target: ManifestText.ManifestTarget, among count: Int, in folder: String,
    _ files: ProjectFiles
  ) throws(ProjectError) -> String? {
    if let path = target.path {
      let location = FilePath.joined(folder, path)
      return ProjectFiles.kind(of: location) == .folder ? location : nil
    }
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
