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
  /// The folders that were left out.
  private(set) var skipped: [String] = []
  /// Whether a change of the folders may change which files are the app's.
  private let isNoted: Bool

  /// Walks through a folder.
  ///
  /// - Parameters:
  ///   - folder: Its absolute path.
  ///   - files: What may be read.
  ///   - isNoted: Whether a change of the folders may change which files are the app's.
  ///   - skips: Whether a folder is left out.
  /// - Throws: `ProjectError` where a folder cannot be read, a link leads out, or there are too many.
  init(
    _ folder: String, _ files: ProjectFiles, isNoted: Bool = true,
    skipping skips: @escaping (String) -> Bool = { _ in false }
  ) throws(ProjectError) {
    self.files = files
    self.skips = skips
    self.isNoted = isNoted
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
    isMadeByTools(name) || name.lowercased() == "vendor" || isOfTests(name)
  }

  /// Whether a folder has the name of one that tools make.
  static func isMadeByTools(_ name: String) -> Bool { madeByTools.contains(name.lowercased()) }

  /// Whether the last word of a folder's name is *tests*: `UITests`, `unit-tests`, and not `Contests`.
  static func isOfTests(_ name: String) -> Bool {
    guard name.lowercased().hasSuffix("tests") else { return false }
    let start = name.index(name.endIndex, offsetBy: -5)
    guard start > name.startIndex else { return true }
    return name[start] == "T" || !name[name.index(before: start)].isLetter
  }

  private static let madeByTools: Set<String> = [
    "build", "carthage", "deriveddata", "fastlane", "node_modules", "pods", "sourcepackages",
    "tuist",
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
    if isNoted { files.looks.note(folder: folder) }
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
        if skips(below) {
          skipped.append(below)
        } else {
          try walk(path, below + "/", level: level + 1)
        }
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
