/// A project of Xcode: its objects, and where its files are.
struct XcodeProject {
  /// The folder that ends in `.xcodeproj`, absolute.
  let path: String
  /// The project file, for messages.
  let location: String
  /// The folder from which the project names its files, absolute: `SRCROOT`.
  let folder: String
  let files: ProjectFiles
  let root: ProjectObject
  private let objects: [String: ProjectObject]
  /// The settings that were read.
  let cache = SettingsCache()
  /// The group around each group or file.
  private let groups: [String: String]

  /// Reads a project.
  ///
  /// - Parameter path: The folder that ends in `.xcodeproj`, absolute.
  /// - Throws: `ProjectError` where its file is not there, or is no project.
  init(_ path: String, _ files: ProjectFiles) throws(ProjectError) {
    let file = path + "/project.pbxproj"
    let location = files.shown(file)
    guard let list = try files.list(file, .project) else {
      throw ProjectError(.unreadable, "the project has no such file", at: location)
    }
    var objects: [String: ProjectObject] = [:]
    for (id, value) in list["objects"]?.table ?? [:] {
      if let fields = value.table { objects[id] = ProjectObject(id: id, fields) }
    }
    guard let id = list["rootObject"]?.text, let root = objects[id], root.kind == "PBXProject"
    else {
      throw ProjectError(
        .malformed, "this is no project of Xcode: it names no root object", at: location)
    }
    guard root.texts("targets").count <= Self.mostTargets else {
      throw ProjectError(
        .tooLarge, "there are more than \(Self.mostTargets) targets", at: location)
    }
    self.path = path
    self.location = location
    self.files = files
    self.root = root
    self.objects = objects
    folder = FilePath.joined(FilePath.folder(path), root.text("projectDirPath") ?? "")
    var groups: [String: String] = [:]
    for group in objects.values.sorted(by: { $0.id < $1.id }) {
      for child in group.texts("children") where groups[child] == nil { groups[child] = group.id }
    }
    self.groups = groups
  }

  /// The most groups that lie in each other, and the most targets.
  private static let mostLevels = 64
  private static let mostTargets = 1_000

  /// The name of the project.
  var name: String { FilePath.stem(path) }

  /// An object; nil where none has the identifier.
  func object(_ id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  /// The objects that a key of another one lists, in its order; those that are not there left out.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.texts(key).compactMap { objects[$0] }
  }

  /// All objects of a kind, in the order of their identifiers.
  func objects(of kind: String) -> [ProjectObject] {
    objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
  }

  /// The targets, in the order of the project.
  var targets: [ProjectObject] { objects("targets", of: root) }

  /// The absolute path of a group or file; nil where it is a product or part of Apple's SDK.
  ///
  /// - Throws: `ProjectError` where groups lie in each other in a circle.
  func path(of object: ProjectObject) throws(ProjectError) -> String? {
    var parts: [String] = []
    var next = object
    var seen: Set<String> = []
    while true {
      guard seen.insert(next.id).inserted else {
        throw ProjectError(
          .loop, "groups lie in each other in a circle, through", at: location, value: next.id)
      }
      guard seen.count <= Self.mostLevels else {
        throw ProjectError(
          .tooDeep, "more than \(Self.mostLevels) groups lie in each other, around", at: location,
          value: object.id)
      }
      if let part = next.text("path"), !part.isEmpty { parts.append(part) }
      switch next.text("sourceTree") ?? "<group>" {
      case "<group>":
        guard let around = group(around: next) else { return joined(folder, parts) }
        next = around
      case "SOURCE_ROOT": return joined(folder, parts)
      case "<absolute>": return joined("/", parts)
      default: return nil
      }
    }
  }

  private func group(around object: ProjectObject) -> ProjectObject? {
    groups[object.id].flatMap { objects[$0] }
  }

  private func joined(_ folder: String, _ parts: [String]) -> String {
    parts.reversed().reduce(folder) { FilePath.joined($0, $1) }
  }
}
