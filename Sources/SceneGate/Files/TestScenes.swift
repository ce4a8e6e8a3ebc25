package import CommandKit
import Foundation
import SceneLifecycle

/// Where the unit tests of a package keep the histories of an app: folders `Scenes/NAME`.
package struct TestScenes {
  /// The folders, sorted; as the working folder sees them where that is the package's.
  package let folders: [String]

  /// Looks below the tests of the package, and beside the file that describes the app.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - file: The file that makes its `AppTest`.
  ///   - environment: Where the command runs.
  package init(of name: String, besides file: String, _ environment: CommandEnvironment) {
    guard let root = environment.packageRoot else {
      folders = []
      return
    }
    let end = "Scenes/" + name
    let below = FileManager.default.enumerator(atPath: root + "/Tests")
    let paths = below?.compactMap { $0 as? String } ?? []
    var found = paths.filter { $0 == end || $0.hasSuffix("/" + end) }.map { "Tests/" + $0 }
    if file.hasPrefix(root + "/") {
      let parts = file.dropFirst(root.count + 1).split(separator: "/").dropLast()
      found.append((parts.map(String.init) + [end]).joined(separator: "/"))
    }
    let isHere = root == environment.folder
    folders = Set(found).sorted().map { isHere ? $0 : root + "/" + $0 }
  }

  /// The histories in them.
  ///
  /// - Throws: `CommandError` where a folder cannot be read.
  package func paths() throws(CommandError) -> [String] {
    var paths: [String] = []
    for folder in folders { paths += try Disk.scenes(below: folder) }
    return paths
  }
}
