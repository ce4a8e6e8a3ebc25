import SceneLifecycle

/// The models of Core Data of an app, as far as they can be read.
package struct DataModels: Hashable, Sendable {
  /// The models, by their paths.
  package private(set) var models: [DataModel] = []
  /// The files and parts that could not be read, one sentence each.
  package private(set) var remarks: [String] = []
  /// The files that were read, as sorted paths from the app's folder.
  package private(set) var readFiles: [String] = []
  /// The folders of models with several versions, as sorted paths: the names in them count.
  package private(set) var readFolders: [String] = []

  /// The most bytes of a file.
  private static let mostBytes = 4 << 20

  /// Reads the models of an app.
  ///
  /// One that cannot be read is a remark, and the others are there.
  package init(of project: AppProject) {
    let own = project.resources.dataModels
    // A framework may have the app's model, too.
    let others = Set(project.modules.flatMap(\.dataModels)).subtracting(own)
    let paths = own + others.sorted()
    guard !paths.isEmpty else { return }
    do throws(ProjectError) {
      let files = try ProjectFiles(project.folder)
      for path in paths {
        do throws(ProjectError) {
          let model = try read(path, FilePath.joined(files.base, path), files)
          models.append(model)
        } catch {
          remarks.append("\(error.description): no class is made of this model")
        }
      }
      readFiles = files.looks.files.map(files.shown).sorted()
      readFolders = files.looks.folders.map(files.shown).sorted()
    } catch {
      remarks.append(error.description)
    }
    leaveOutDoubles()
  }

  private mutating func read(
    _ path: String, _ folder: String, _ files: ProjectFiles
  ) throws(ProjectError) -> DataModel {
    let version =
      FilePath.suffix(path) == "xcdatamodeld" ? try current(in: folder, files) : folder
    let contents = version + "/contents"
    guard let bytes = try files.bytes(of: contents, most: Self.mostBytes) else {
      let isOld = try files.has(version + "/elements")
      throw ProjectError(
        .unreadable,
        isOld ? "the model has the format of Xcode 3" : "the model has no file 'contents'",
        at: files.shown(version))
    }
    return DataModel(
      path: path, entities: try DataModelText.entities(bytes, at: files.shown(contents)))
  }

  /// The version that the app uses: the one that a list names, else the only one, else the last.
  private mutating func current(
    in folder: String, _ files: ProjectFiles
  ) throws(ProjectError) -> String {
    files.looks.note(folder: folder)
    let names = try files.names(in: folder).filter { FilePath.suffix($0) == "xcdatamodel" }
    let list = folder + "/.xccurrentversion"
    let named = try files.list(list, .plist)?["_XCCurrentVersionName"]?.text
    if let named, names.contains(named) { return folder + "/" + named }
    guard let last = names.last else {
      throw ProjectError(.unreadable, "the model has no version", at: files.shown(folder))
    }
    if let named {
      remarks.append(
        "\(files.shown(list)) names the version '\(named.shown)', which is not there: '\(last.shown)'"
          + " is taken")
    } else if names.count > 1 {
      remarks.append(
        "\(files.shown(folder)) names no version that is current: '\(last.shown)' is taken")
    }
    return folder + "/" + last
  }

  /// Of two kinds with one name the first counts.
  private mutating func leaveOutDoubles() {
    var seen: Set<String> = []
    models = models.map { model in
      let entities = model.entities.filter { entity in
        if seen.insert(entity.name).inserted { return true }
        remarks.append("\(model.path): there is another kind of object '\(entity.name.shown)'")
        return false
      }
      return DataModel(path: model.path, entities: entities)
    }
  }
}
