/// The files below a folder, each once, however many links lead there.
struct FolderWalk {
  /// The most files and folders that are looked at.
  static let mostEntries = 100_000
  /// The most folders that lie in each other.
  static let mostLevels = 48

  private let files: ProjectFiles
  /// Whether a folder, by its path below the first one, is left out with all that is in it.
  private let skips: (String) -> Bool
  private var visited: Set<String> = []
  private var entries = 0
  private(set) var found: [String] = []
  /// The paths of items that are neither files nor folders, such as pipes.
  private(set) var others: [String] = []

  /// Walks through a folder.
  ///
  /// - Parameters:
  ///   - folder: Its absolute path.
  ///   - files: What may be read.
  ///   - skips: Whether a folder is left out.
  /// - Throws: `ProjectError` where a folder cannot be read, a link leads out, or there are too many.
  init(
    _ folder: String, _ files: ProjectFiles, skipping skips: @escaping (String) -> Bool
  ) throws(ProjectError) {
    self.files = files
    self.skips = skips
    try walk(folder, "", level: 0)
  }

  /// Folders that are one resource, or nothing of an app's.
  static let bundles: Set<String> = [
    "app", "appex", "appiconset", "bundle", "docc", "framework", "imageset", "mlmodelc",
    "mlpackage", "momd", "playground", "rcproject", "rtfd", "scnassets", "spriteatlas", "xcassets",
    "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcstickers",
    "xctemplate", "xcworkspace", "icon",
  ]

  /// Whether a folder has other people's code, tests, or what a build makes, by its name.
  static func isForeign(_ name: String) -> Bool {
    let name = name.lowercased()
    return foreign.contains(name) || name.hasSuffix("tests")
  }

  private static let foreign: Set<String> = [
    "build", "carthage", "deriveddata", "fastlane", "node_modules", "pods", "sourcepackages",
    "tuist", "vendor",
  ]

  private mutating func walk(
    _ folder: String, _ prefix: String, level: Int
  ) throws(ProjectError) {
    guard let real = try files.real(folder), visited.insert(real).inserted else { return }
    guard level < Self.mostLevels else {
      throw ProjectError(
        .tooDeep, "more than \(Self.mostLevels) folders lie in each other", at: files.shown(folder))
    }
    let names = try files.names(in: real)
    files.looks.note(folder: folder)
    for name in names {
      entries += 1
      guard entries <= Self.mostEntries else {
        throw ProjectError(
          .tooLarge, "there are more than \(Self.mostEntries) files", at: files.shown(folder))
      }
      let path = folder + "/" + name
      let below = prefix + name
      if Self.bundles.contains(FilePath.suffix(name)) {
        if try files.has(path), !skips(below) { found.append(below) }
        continue
      }
      switch ProjectFiles.kind(of: path) {
      case .folder:
        if !skips(below) { try walk(path, below + "/", level: level + 1) }
      case .file:
        if try files.has(path) { found.append(below) }
      case .other, nil:
        // A link that leads out or round says so; one that leads nowhere is no file.
        if let real = try files.real(path), ProjectFiles.kind(of: real) == .other {
          others.append(below)
        }
      }
    }
  }
}
