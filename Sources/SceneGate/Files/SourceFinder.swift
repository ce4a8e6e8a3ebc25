package import CommandKit
import Foundation
import SceneFuzzing
package import SceneInvariants
package import SceneLifecycle
package import SceneReporting

/// Finds the files that reports name, relative to the root of the checkout.
///
/// The compiler knows an invariant's module and file name only, and a package may lie below the
/// checkout: annotations and code scanning need the whole path.
package struct SourceFinder {
  /// The root of the package; nil for no package.
  private let root: String?
  /// The root of the checkout, with a slash at its end; nil where none is known.
  private let checkout: String?
  /// The working folder; nil where none is known.
  private let folder: String?

  /// The folders of a package that hold modules.
  private static let folders = ["Sources", "Tests"]

  /// Looks below the package that a command runs in.
  package init(_ environment: CommandEnvironment) {
    root = environment.packageRoot
    checkout = environment.checkoutRoot.map { $0 + "/" }
    folder = environment.folder
  }

  /// Returns where an invariant is declared: `Module/File.swift` where the package has no such file.
  package func position(of invariant: Invariant) -> FilePosition {
    FilePosition(file: path(of: invariant.file) ?? invariant.file, line: invariant.line)
  }

  /// Returns the line of an app's source, relative to the checkout where it lies in it.
  package func position(of place: Diagnostic.Place) -> FilePosition {
    FilePosition(file: inCheckout(place.file), line: place.line)
  }

  /// Returns a file that a path names from the working folder.
  package func position(ofFile path: String) -> FilePosition {
    guard !path.hasPrefix("/"), let folder else {
      return FilePosition(file: inCheckout(path), line: 1)
    }
    let whole = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder + "/"))
    let inside = inCheckout(whole.standardizedFileURL.path)
    return FilePosition(file: inside.hasPrefix("/") ? path : inside, line: 1)
  }

  private func inCheckout(_ path: String) -> String {
    guard let checkout, path.hasPrefix(checkout) else { return path }
    return String(path.dropFirst(checkout.count))
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
      if let found { return inCheckout("\(root)/\(folder)/\(found)") }
    }
    return nil
  }
}
