import Foundation

/// Sorts out of a folder's files those that are not the app's: a name is a hint, what they import decides.
struct LeavingOut {
  /// The sources that are left out.
  private(set) var found: [LeftOutFiles] = []
  private let files: ProjectFiles

  /// The most files of a folder that are counted.
  private static let mostCounted = 10_000

  init(_ files: ProjectFiles) { self.files = files }

  /// The app's files, sorted: those of a walk, and those of folders that have a foreign name alone.
  ///
  /// - Throws: `ProjectError` where a link leads out, or there are too many files.
  mutating func sorted(_ walk: FolderWalk) throws(ProjectError) -> [String] {
    var paths: [String] = []
    for path in walk.found where isOfApp(path) { paths.append(path) }
    for folder in walk.skipped { paths += try inside(folder) }
    found.sort { $0.path < $1.path }
    return paths.sorted()
  }

  /// Keeps the sources of extensions and other products.
  mutating func add(parts: Set<String>, of paths: [String]) {
    for folder in parts.sorted() {
      let sources = paths.filter { Self.isSwift($0) && FilePath.isBelow($0, folder) }
      if sources.isEmpty { continue }
      found.append(LeftOutFiles(folder + "/", .part, count: sources.count))
    }
    found.sort { $0.path < $1.path }
  }

  private static func isSwift(_ path: String) -> Bool { FilePath.suffix(path) == "swift" }

  /// Whether a file is the app's; a test and a manifest are none, nor is a template.
  private mutating func isOfApp(_ path: String) -> Bool {
    let name = FilePath.name(path)
    if name.contains("___") { return false }
    let whole = files.base + "/" + path
    if ["Package.swift", "Project.swift", "Workspace.swift"].contains(name),
      SourceMarks.isManifest(whole)
    {
      // That of a package says where the package is.
      return name == "Package.swift" && path != name
    }
    guard name.hasSuffix("Tests.swift"), SourceMarks.isOfTests(whole) else { return true }
    found.append(LeftOutFiles(path, .tests, count: 1))
    return false
  }

  /// The app's files in a folder with a foreign name.
  private mutating func inside(_ folder: String) throws(ProjectError) -> [String] {
    let name = FilePath.name(folder)
    let path = files.base + "/" + folder
    if FolderWalk.isMadeByTools(name) {
      let count = Self.count(path)
      if count > 0 { found.append(LeftOutFiles(folder + "/", .made, count: count)) }
      return []
    }
    let all: [String]
    do throws(ProjectError) { all = try FolderWalk(path, files, isNoted: false).found } catch {
      // A folder that cannot be looked through is none of the app's, and that is said.
      found.append(LeftOutFiles(folder + "/", .others))
      return []
    }
    let sources = all.filter(Self.isSwift).map { folder + "/" + $0 }.sorted()
    if sources.isEmpty { return [] }
    guard FolderWalk.isOfTests(name) else {
      found.append(LeftOutFiles(folder + "/", .others, sources: sources))
      return []
    }
    if sources.contains(where: { SourceMarks.isOfTests(files.base + "/" + $0) }) {
      found.append(LeftOutFiles(folder + "/", .tests, count: sources.count))
      return []
    }
    // Nothing in it is a test: it is a part of the app, as of one that measures speed.
    return try FolderWalk(path, files).found.map { folder + "/" + $0 }
  }

  /// How many sources a folder has, as far as they are counted; links are not followed.
  private static func count(_ folder: String) -> Int {
    let walk = FileManager.default.enumerator(atPath: folder)
    var (sources, all) = (0, 0)
    while let next = walk?.nextObject() as? String, all < mostCounted {
      all += 1
      if isSwift(next) { sources += 1 }
    }
    return sources
  }
}
