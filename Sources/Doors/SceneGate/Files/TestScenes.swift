package import CommandKit
import Foundation
import SceneLifecycle

/// Where the unit tests of a package keep the histories of an app: folders `Scenes/NAME`.
package struct TestScenes {
  /// The folders, sorted; as the working folder sees them where that is the package's.
  package let folders: [String]

  /// The app's name.
  private let name: String
  /// The folder of the package, as the folders begin with it; empty where that is the working folder.
  private let start: String
  /// The folders in which there may be one, from the package's folder on.
  private let parents: [String]

  /// Looks below the tests of the package, and beside the file that describes the app.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - file: The file that makes its `AppTest`.
  ///   - environment: Where the command runs.
  /// - Throws: `CommandError` where a folder of the tests cannot be read.
  package init(
    of name: String, besides file: String, _ environment: CommandEnvironment
  ) throws(CommandError) {
    self.name = name
    guard let root = environment.packageRoot else {
      (folders, start, parents) = ([], "", [])
      return
    }
    var found: Set<String> = []
    if FileManager.default.fileExists(atPath: root + "/Tests") {
      found = Set(try Self.parents(below: "Tests", in: root))
    }
    if file.hasPrefix(root + "/") {
      let parts = file.dropFirst(root.count + 1).split(separator: "/").dropLast()
      found.insert(parts.map(String.init).joined(separator: "/"))
    }
    parents = found.sorted()
    let start = root == environment.folder ? "" : root + "/"
    self.start = start
    folders = parents.map { start + ($0.isEmpty ? "" : $0 + "/") + "Scenes/" + name }
  }

  /// The folders that have one called `Scenes`.
  private static func parents(
    below folder: String, in root: String
  ) throws(CommandError) -> [String] {
    let path = root + "/" + folder
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(path)) cannot be read: \(error.localizedDescription)",
          help: "make it readable: unit tests may keep histories of the app in it"))
    }
    var found = names.contains("Scenes") ? [folder] : []
    for name in names where name != "Scenes" {
      let kind =
        try? FileManager.default.attributesOfItem(atPath: path + "/" + name)[.type]
        as? FileAttributeType
      if kind == .typeDirectory { found += try parents(below: folder + "/" + name, in: root) }
    }
    return found
  }

  /// The histories in them.
  ///
  /// - Throws: `CommandError` where a folder cannot be read, or is a link.
  package func paths() throws(CommandError) -> [String] {
    var paths: [String] = []
    for parent in parents {
      let folder = start + parent
      paths += try Disk.scenes(below: folder.isEmpty ? "." : folder, at: ["Scenes", name])
    }
    return paths
  }
}
