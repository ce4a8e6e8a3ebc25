extension AppProject {
  /// Finds out which files in a folder are the app, and how they are built.
  ///
  /// A project of Xcode comes first: one in the folder, below it, or around it up to the folder of the
  /// repository; then a manifest of SwiftPM; then the folder itself.
  ///
  /// - Parameters:
  ///   - folder: The folder, or a project in it.
  ///   - target: The name of the app's target; nil takes the only one.
  ///   - configuration: The configuration of the settings; nil takes `Debug`, or what is usual.
  ///   - tool: Asks SwiftPM; nil where it is not to be asked.
  /// - Throws: `ProjectError` where there is no app, or several and none is named, or a file is broken.
  package init(
    of folder: String, target: String? = nil, configuration: String? = nil,
    asking tool: (any PackageTool)? = nil
  ) throws(ProjectError) {
    let (files, search) = try Self.search(folder)
    let chosen = try AppChoice(search, files, asked: target)
    if let app = chosen.app {
      self = try Self.xcode(app.target, in: app.project, configuration)
      return
    }
    var remarks: [String] = []
    if let recipe = search.recipe {
      remarks.append(
        "\(files.shown(recipe)) makes the project: run its program first, or all sources are taken")
    }
    if try files.has(files.base + "/Package.swift") {
      let (found, remark) = try AppPackage.read(files, tool, asked: target)
      if let found {
        self = try found.app(files)
      } else {
        remarks += remark.map { [$0] } ?? []
        self = try Self.folder(files, remarks: remarks)
      }
      return
    }
    if let error = chosen.error { throw error }
    if let target {
      throw ProjectError(
        .unknownTarget, "there is no project that could have the target", at: folder, value: target)
    }
    self = try Self.folder(files, remarks: remarks)
  }

  /// Opens the folder to be searched: the given one, or that of a given project or workspace.
  private static func search(
    _ folder: String
  ) throws(ProjectError) -> (files: ProjectFiles, search: ProjectSearch) {
    let path = FilePath.normal(folder)
    guard ["xcodeproj", "xcworkspace"].contains(FilePath.suffix(path)) else {
      let files = try ProjectFiles(folder)
      return (files, try ProjectSearch(files))
    }
    let files = try ProjectFiles(FilePath.folder(path))
    let isProject = FilePath.suffix(path) == "xcodeproj"
    let project = isProject ? files.base + "/" + FilePath.name(path) : nil
    return (files, try ProjectSearch(files, given: project))
  }

  /// The names of the apps of which one can be asked for, sorted.
  ///
  /// - Throws: `ProjectError` where a project cannot be read.
  package static func targets(in folder: String) throws(ProjectError) -> [String] {
    let (files, search) = try Self.search(folder)
    var names: [String] = []
    for path in search.levels.joined() {
      let project = try XcodeProject(path, files)
      names += try project.apps(asked: nil).compactMap { $0.text("name") }
    }
    return Set(names).sorted()
  }
}
