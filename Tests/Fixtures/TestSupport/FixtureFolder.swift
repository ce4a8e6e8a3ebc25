public import Foundation

/// An app's folder as its developers have it, with a bug that lies over it.
///
/// `Tests/Fixtures/Folders/NAME` has the right app in `App`, the files that differ in `Bug`, and in
/// `expected` what a test says where the bug is.
public struct FixtureFolder: Sendable {
  /// The name of the folder.
  public let name: String
  private let folder: URL

  /// Every folder, by name.
  public static func all() throws -> [FixtureFolder] {
    let root = checkout.appendingPathComponent("Tests/Fixtures/Folders")
    return try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
      .filter { !$0.hasPrefix(".") }
      .map { FixtureFolder(name: $0, folder: root.appendingPathComponent($0)) }
  }

  /// What the report of a test says once the bug is there: each of these texts.
  public func expected() throws -> [String] {
    let file = folder.appendingPathComponent("expected")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  /// Copies the right app to a folder that is not there yet.
  public func copyApp(to copy: URL) throws {
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: folder.appendingPathComponent("App"), to: copy)
  }

  /// Lays the files with the bug over a copy of the app.
  ///
  /// - Throws: Where the app has no file of such a name.
  public func plantBug(in app: URL) throws {
    for (path, data) in try Self.files(in: folder.appendingPathComponent("Bug")) {
      let file = app.appendingPathComponent(path)
      _ = try Data(contentsOf: file)
      try data.write(to: file)
    }
  }

  /// The files below a folder, by their paths.
  public static func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let file = folder.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try Data(contentsOf: file) }
    }
    return files
  }
}
