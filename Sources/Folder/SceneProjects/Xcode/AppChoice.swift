/// The one target that is the app, among all of some projects.
struct AppChoice {
  /// A target with its project.
  struct ProjectApp {
    let project: XcodeProject
    let target: ProjectObject

    var name: String { target.text("name") ?? target.id }
  }

  /// The app; nil where no project has one.
  private(set) var app: ProjectApp?
  /// Why there is none, where there are projects.
  private(set) var error: ProjectError?

  /// Chooses the app of a folder.
  ///
  /// - Parameter asked: The name of a target; nil where there is only one.
  /// - Throws: `ProjectError` where there are several, or none has the name.
  init(_ search: ProjectSearch, _ files: ProjectFiles, asked: String?) throws(ProjectError) {
    var projects: [XcodeProject] = []
    var others: [String] = []
    for level in search.levels {
      var apps: [ProjectApp] = []
      for path in level {
        let project = try XcodeProject(path, files)
        projects.append(project)
        apps += try project.apps(asked: asked).map { ProjectApp(project: project, target: $0) }
      }
      others += apps.map(\.name)
      let named = apps.filter { asked == nil || $0.name == asked }
      app = try Self.one(of: named, files)
      if app != nil { return }
    }
    // A folder with the sources alone has its project beside it.
    for level in try ProjectSearch.around(files) where projects.isEmpty {
      var apps: [ProjectApp] = []
      for path in level {
        let project = try XcodeProject(path, files)
        for target in try project.apps(asked: asked) {
          let found = try TargetFiles(target, in: project)
          let isHere = found.sources.contains { FilePath.isBelow($0, files.base) }
          if isHere { apps.append(ProjectApp(project: project, target: target)) }
        }
      }
      let named = apps.filter { asked == nil || $0.name == asked }
      app = try Self.one(of: named, files)
      if app != nil { return }
    }
    error = try Self.reason(projects, others, asked)
  }

  /// The only app of a list; nil where it is empty.
  private static func one(of apps: [ProjectApp], _ files: ProjectFiles) throws(ProjectError)
    -> ProjectApp?
  {
    guard apps.count > 1 else { return apps.first }
    let names = Set(apps.map(\.name)).sorted()
    let locations = Set(apps.map { files.shown($0.project.path) }).sorted()
    guard names.count > 1 else {
      throw ProjectError(
        .severalApps, "name the folder of one project, as several have the app",
        at: files.shown(files.base), value: names[0], choices: locations)
    }
    throw ProjectError(
      .severalApps, "there are several apps: name one as the target",
      at: locations.joined(separator: ", "), choices: names)
  }

  /// Why no project has the app.
  private static func reason(
    _ projects: [XcodeProject], _ others: [String], _ asked: String?
  ) throws(ProjectError) -> ProjectError? {
    guard let first = projects.first else { return nil }
    if let asked {
      return ProjectError(
        .unknownTarget, "no target that is an app has the name", at: first.location, value: asked,
        choices: Set(others).sorted())
    }
    let targets = projects.flatMap(\.shownTargets)
    return ProjectError(
      .noApp, "no target is an app for iOS", at: first.location,
      choices: targets)
  }
}
