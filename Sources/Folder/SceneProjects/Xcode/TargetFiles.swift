/// The files that a target compiles and those that it takes along, absolute and sorted.
struct TargetFiles {
  private(set) var sources: Set<String> = []
  private(set) var resources: Set<String> = []
  /// Files that the project names and that are not there.
  private(set) var missing: Set<String> = []

  /// The most files of a target, each counted as often as it is named.
  private static let mostFiles = 20_000

  private let project: XcodeProject
  private var count = 0

  /// Collects the files of a target.
  ///
  /// - Throws: `ProjectError` where a file lies outside, or groups lie in each other in a circle.
  init(_ target: ProjectObject, in project: XcodeProject) throws(ProjectError) {
    self.project = project
    for phase in project.objects("buildPhases", of: target) {
      guard phase.kind == "PBXSourcesBuildPhase" || phase.kind == "PBXResourcesBuildPhase" else {
        continue
      }
      for file in project.objects("files", of: phase) where Self.isForPhones(file) {
        guard let reference = project.object(file.text("fileRef")) else { continue }
        try add(reference, isSource: phase.kind == "PBXSourcesBuildPhase")
      }
    }
    try addFolders(of: target)
  }

  /// Whether a file of a build phase is built for iOS.
  private static func isForPhones(_ file: ProjectObject) -> Bool {
    let platforms = file.texts("platformFilters") + file.texts("platformFilter")
    return platforms.isEmpty || platforms.contains("ios")
  }

  /// Adds a file, or each of the languages of one.
  private mutating func add(_ object: ProjectObject, isSource: Bool) throws(ProjectError) {
    if object.kind == "PBXVariantGroup" {
      for language in project.objects("children", of: object) where language.id != object.id {
        if language.kind == "PBXVariantGroup" { continue }
        try add(language, isSource: isSource)
      }
      return
    }
    guard let path = try project.path(of: object) else { return }
    let isSwift =
      FilePath.suffix(path) == "swift"
      || (object.text("lastKnownFileType") ?? object.text("explicitFileType")) == "sourcecode.swift"
    try add(path, isSource: isSource, isSwift: isSwift)
  }

  private mutating func add(
    _ path: String, isSource: Bool, isSwift: Bool
  ) throws(ProjectError) {
    count += 1
    guard count <= Self.mostFiles else {
      throw ProjectError(
        .tooLarge, "a target has more than \(Self.mostFiles) files", at: project.location)
    }
    guard let path = try project.files.existing(path) else {
      note(missing: path)
      return
    }
    if isSource, isSwift || FilePath.otherLanguages.contains(FilePath.suffix(path)) {
      sources.insert(path)
    } else {
      resources.insert(path)
    }
  }

  /// Keeps what is not there; the folder in which it would be changes when it comes.
  private mutating func note(missing path: String) {
    missing.insert(path)
    var folder = FilePath.folder(path)
    while FilePath.isBelow(folder, project.files.boundary) {
      if ProjectFiles.kind(of: folder) == .folder {
        project.files.looks.note(folder: folder)
        return
      }
      guard folder != FilePath.folder(folder) else { return }
      folder = FilePath.folder(folder)
    }
  }

  /// Adds what lies in the folders whose files the project does not list, as since Xcode 16.
  private mutating func addFolders(of target: ProjectObject) throws(ProjectError) {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    let phases = Set(target.texts("buildPhases"))
    for folder in project.objects(of: "PBXFileSystemSynchronizedRootGroup") {
      guard let path = try project.path(of: folder) else { continue }
      var except: Set<String> = []
      var filtered: Set<String> = []
      for set in project.objects("exceptions", of: folder) {
        let isOwn =
          set.text("target") == target.id
          || set.text("buildPhase").map(phases.contains) == true
        guard isOwn else { continue }
        except.formUnion(set.texts("membershipExceptions").map(Self.plain))
        for (name, value) in set.table("platformFiltersByRelativePath") {
          if !value.texts.contains("ios") { filtered.insert(Self.plain(name)) }
        }
      }
      if own.contains(folder.id) {
        try add(path, of: folder, without: except.union(filtered))
      } else {
        // Where the folder is another target's, the exceptions are what this one has.
        for name in except.subtracting(filtered).sorted() {
          try addNamed(FilePath.joined(path, name))
        }
      }
    }
  }

  /// A path as exceptions write it: that of a file in several languages has a prefix.
  private static func plain(_ name: String) -> String {
    let mark = "/Localized: "
    return name.hasPrefix(mark) ? String(name.dropFirst(mark.count)) : FilePath.normal(name)
  }

  private mutating func addNamed(_ path: String) throws(ProjectError) {
    if ProjectFiles.kind(of: path) == .folder, FilePath.suffix(path).isEmpty {
      let walk = try FolderWalk(path, project.files, skipping: { _ in false })
      for name in walk.found { try addFound(path + "/" + name) }
    } else {
      try addFound(path)
    }
  }

  private mutating func add(
    _ path: String, of folder: ProjectObject, without except: Set<String>
  ) throws(ProjectError) {
    guard try project.files.has(path) else {
      note(missing: path)
      return
    }
    let whole = Set(folder.texts("explicitFolders").map(FilePath.normal))
    let walk = try FolderWalk(path, project.files) { below in
      except.contains(below) || whole.contains(below)
    }
    for name in walk.found where !Self.isLeftOut(name, except) {
      try addFound(path + "/" + name)
    }
    for name in whole.subtracting(except).sorted() {
      let path = FilePath.joined(path, name)
      if try project.files.has(path) { resources.insert(path) }
    }
  }

  /// Whether a file is an exception, by its path or, in a folder of a language, without that folder.
  private static func isLeftOut(_ name: String, _ except: Set<String>) -> Bool {
    if except.contains(name) { return true }
    let parts = FilePath.parts(name)
    guard parts.contains(where: { $0.hasSuffix(".lproj") }) else { return false }
    return except.contains(parts.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/"))
  }

  /// Adds a file as Xcode sorts it by its name.
  private mutating func addFound(_ path: String) throws(ProjectError) {
    let suffix = FilePath.suffix(path)
    if ["h", "hpp", "xcconfig", "entitlements", "modulemap", "pch"].contains(suffix) { return }
    if ["app", "appex", "framework", "xcframework", "xcodeproj", "playground"].contains(suffix) {
      return
    }
    try add(
      path, isSource: suffix == "swift" || FilePath.otherLanguages.contains(suffix),
      isSwift: suffix == "swift")
  }
}
