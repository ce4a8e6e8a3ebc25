import Foundation

/// The files of a folder: what a project names is read from there, and nothing outside.
struct ProjectFiles {
  /// The folder that was given, without links.
  let base: String
  /// The folder that no file may be outside of: that of the repository, or the given one.
  let boundary: String
  /// The names that were looked up in folders.
  let names = FolderNames()
  /// The files and folders that were read.
  let looks = ProjectLooks()

  /// Opens a folder.
  ///
  /// - Throws: `ProjectError` where there is none, or it cannot be read.
  init(_ folder: String) throws(ProjectError) {
    let path = try Self.real(folder.isEmpty ? "." : folder, at: folder)
    guard let path, Self.kind(of: path) == .folder else {
      throw ProjectError(.unreadable, "there is no folder", at: folder, value: folder)
    }
    base = path
    boundary = Self.repository(around: path)
  }

  /// The kind of item at a path.
  enum FileKind { case file, folder, other }

  /// Returns the kind of item at a path, links followed; nil where there is nothing.
  static func kind(of path: String) -> FileKind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue { return .folder }
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    return (type as? FileAttributeType) == .typeRegular ? .file : .other
  }

  /// The nearest folder around one that has a Git repository; the folder itself where none has.
  private static func repository(around folder: String) -> String {
    var path = folder
    while path != "/" {
      if FileManager.default.fileExists(atPath: path + "/.git") { return path }
      path = FilePath.folder(path)
    }
    return folder
  }

  /// A path without links; nil where there is nothing.
  private static func real(_ path: String, at location: String) throws(ProjectError) -> String? {
    guard !path.utf8.contains(0) else {
      throw ProjectError(.unreadable, "no file has the name", at: location, value: path)
    }
    guard let found = realpath(path, nil) else {
      if errno == ELOOP {
        throw ProjectError(.loop, "links lead round in a circle at", at: location, value: path)
      }
      return nil
    }
    defer { free(found) }
    return String(cString: found)
  }

  /// A file or folder without links; nil where there is nothing.
  ///
  /// - Throws: `ProjectError` where a link leads out of the folder, or round in a circle.
  func real(_ path: String) throws(ProjectError) -> String? {
    guard let found = try Self.real(path, at: shown(path)) else { return nil }
    guard FilePath.isBelow(found, boundary) else {
      throw ProjectError(
        .outside, "this leads out of the folder, to", at: shown(path), value: found)
    }
    return found
  }

  /// Whether a file or a folder is there, and inside.
  func has(_ path: String) throws(ProjectError) -> Bool { try real(path) != nil }

  /// Returns the bytes of a file; nil where there is none.
  ///
  /// - Throws: `ProjectError` where it is no ordinary file, is too long, or lies outside.
  func bytes(of path: String, most: Int) throws(ProjectError) -> [UInt8]? {
    guard let real = try real(path) else { return nil }
    guard Self.kind(of: real) == .file else {
      throw ProjectError(.unreadable, "this is no ordinary file", at: shown(path))
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= most else {
      throw ProjectError(.tooLarge, "the file has more than \(most >> 20) MB", at: shown(path))
    }
    guard let data = FileManager.default.contents(atPath: real) else {
      throw ProjectError(.unreadable, "the file cannot be read", at: shown(path))
    }
    looks.note(file: path)
    return Array(data)
  }

  /// A property list; nil where there is no such file.
  func list(_ path: String, _ limits: ListLimits) throws(ProjectError) -> PropertyValue? {
    guard let bytes = try bytes(of: path, most: limits.mostBytes) else { return nil }
    return try PropertyListFile.value(of: bytes, at: shown(path), limits)
  }

  /// The names in a folder, sorted; hidden ones left out.
  func names(in folder: String) throws(ProjectError) -> [String] {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return names.filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw ProjectError(.unreadable, "the folder cannot be read", at: shown(folder))
    }
  }

  /// A path as messages and answers write it: from the folder that was given, if it is not outside.
  func shown(_ path: String) -> String {
    FilePath.isBelow(path, boundary) ? FilePath.relative(path, to: base) : path
  }
}
