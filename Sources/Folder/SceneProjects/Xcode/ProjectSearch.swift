/// Looks for the projects of Xcode in a folder and around it.
struct ProjectSearch {
  /// So deep below the folder a project may lie.
  static let mostLevels = 5
  /// The most folders that are looked into.
  static let mostFolders = 5_000

  /// The projects, as absolute paths, by how deep they lie; each level sorted.
  private(set) var levels: [[String]] = []
  /// Whether a folder says that a program makes its project, such as XcodeGen.
  private(set) var recipe: String?

  /// Files from which a program makes a project.
  private static let recipes = ["project.yml", "project.yaml", "Project.swift"]

  /// Whether a program makes a project from a file; a source of that name may be the app's own.
  private static func isRecipe(_ path: String) -> Bool {
    guard recipes.contains(FilePath.name(path)) else { return false }
    return FilePath.suffix(path) != "swift" || SourceMarks.isManifest(path)
  }

  /// Searches a folder.
  ///
  /// - Parameter project: The project that is given itself: no other is looked for.
  /// - Throws: `ProjectError` where a folder cannot be read, or a link leads out.
  init(_ files: ProjectFiles, given project: String? = nil) throws(ProjectError) {
    if let project {
      levels = [[project]]
      return
    }
    var folders = [files.base]
    var visited: Set<String> = []
    for _ in 0..<Self.mostLevels where !folders.isEmpty {
      var found: [String] = []
      var below: [String] = []
      for folder in folders where visited.count < Self.mostFolders {
        guard Self.isNew(folder, files, &visited) else { continue }
        let names = try files.names(in: folder)
        recipe = recipe ?? names.lazy.map { folder + "/" + $0 }.first(where: Self.isRecipe)
        for name in names {
          let path = folder + "/" + name
          if FilePath.suffix(name) == "xcodeproj" {
            // Where a program makes the project, Git may keep its schemes alone.
            if ProjectFiles.kind(of: path + "/project.pbxproj") != nil { found.append(path) }
          } else if !FolderWalk.bundles.contains(FilePath.suffix(name)),
            !FolderWalk.isForeign(name), ProjectFiles.kind(of: path) == .folder
          {
            below.append(path)
          }
        }
      }
      levels.append(found)
      folders = below
    }
  }

  /// Whether a folder is seen for the first time, and inside: a link that leads out is none of the app's.
  private static func isNew(
    _ folder: String, _ files: ProjectFiles, _ visited: inout Set<String>
  ) -> Bool {
    do throws(ProjectError) {
      guard let real = try files.real(folder) else { return false }
      return visited.insert(real).inserted
    } catch {
      return false
    }
  }

  /// The projects in the folders around one, up to that of the repository, the nearest first.
  static func around(_ files: ProjectFiles) throws(ProjectError) -> [[String]] {
    var levels: [[String]] = []
    var folder = files.base
    while folder != files.boundary, folder != "/" {
      folder = FilePath.folder(folder)
      let names = try files.names(in: folder).filter { FilePath.suffix($0) == "xcodeproj" }
      levels.append(names.map { folder + "/" + $0 })
    }
    return levels
  }
}
