package import CommandKit
import Foundation
import SceneFuzzing
package import SceneInvariants
package import SceneLifecycle
package import SceneReporting

/// Finds the files that declare invariants; the compiler knows their module and name only.
package struct SourceFinder {
  /// The root of the package; nil for no package.
  private let root: String?

  /// The folders of a package that hold modules.
  private static let folders = ["Sources", "Tests"]

  /// Looks below the package that a command runs in.
  package init(_ environment: CommandEnvironment) { root = environment.packageRoot }

  /// Returns where an invariant is declared: `Module/File.swift` where the package has no such file.
  package func position(of invariant: Invariant) -> FilePosition {
    FilePosition(file: path(of: invariant.file) ?? invariant.file, line: invariant.line)
  }

  /// Returns the line of an app's source, relative to the checkout where it lies in it.
  package func position(of place: Diagnostic.Place) -> FilePosition {
    let prefix = (root ?? "") + "/"
    let isInside = root != nil && place.file.hasPrefix(prefix)
    let file = isInside ? String(place.file.dropFirst(prefix.count)) : place.file
    return FilePosition(file: file, line: place.line)
  }

  /// Returns the line that a trap names, such as `Notes/Notes.swift:14: Fatal error: …`.
  ///
  /// - Returns: Nil where the package has no such file.
  package func position(inTrap message: String) -> FilePosition? {
    let parts = message.split(separator: ":", maxSplits: 2).map(String.init)
    guard parts.count > 1, let line = Int(parts[1]), line > 0, let file = path(of: parts[0]) else {
      return nil
    }
    return FilePosition(file: file, line: line)
  }

  private func path(of fileID: String) -> String? {
    let parts = fileID.split(separator: "/").map(String.init)
    guard let root, let module = parts.first, let name = parts.last, parts.count > 1 else {
      return nil
    }
    for folder in Self.folders.map({ "\($0)/\(module)" }) {
      let below = FileManager.default.enumerator(atPath: "\(root)/\(folder)")
      let files = below?.compactMap { $0 as? String } ?? []
      let found = files.sorted().first { $0 == name || $0.hasSuffix("/" + name) }
      if let found { return "\(folder)/\(found)" }
    }
    return nil
  }
}
