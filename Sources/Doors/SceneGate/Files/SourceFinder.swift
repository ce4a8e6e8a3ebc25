package import CommandKit
import Foundation
import SceneFuzzing
package import SceneInvariants
package import SceneLifecycle
package import SceneReporting
import SceneSources

/// Finds the files that reports name, relative to the root of the checkout.
///
/// The compiler knows an invariant's module and file name only, and a package may lie below the
/// checkout: annotations and code scanning need the whole path.
package struct SourceFinder {
  /// The root of the package; nil for no package.
  let root: String?
  /// The root of the checkout, with a slash at its end; nil where none is known.
  private let checkout: String?
  /// The working folder; nil where none is known.
  private let folder: String?

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
  package func position(of location: Diagnostic.Location) -> FilePosition {
    let isName = !location.file.contains("/")
    let found = isName ? original(of: location.file) ?? path(ofOnly: location.file) : nil
    return FilePosition(file: found ?? ownPath(location.file), line: location.line)
  }

  /// Returns a path from the checkout.
  ///
  /// That of an app beside its package, in no checkout, is from the package. Where no package is known it is
  /// from the working folder.
  private func ownPath(_ path: String) -> String {
    let inside = inCheckout(path)
    if !inside.hasPrefix("/") { return inside }
    if let root {
      let original = original(of: path)
      let whole = original.map { URL(fileURLWithPath: root + "/" + $0).standardizedFileURL.path }
      return whole == path ? original ?? path : path
    }
    guard let folder, path.hasPrefix(folder + "/") else { return path }
    return String(path.dropFirst(folder.count + 1))
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

  func inCheckout(_ path: String) -> String {
    guard let checkout, path.hasPrefix(checkout) else { return path }
    return String(path.dropFirst(checkout.count))
  }

  /// Returns the line that a trap names, such as `Notes/Notes.swift:14: Fatal error: …`.
  ///
  /// The file is a module's, or a whole path: that depends on the language mode of the app's package.
  ///
  /// - Returns: Nil where the package has no such file.
  package func position(inTrap message: String) -> FilePosition? {
    let parts = message.split(separator: ":", maxSplits: 2).map(String.init)
    guard parts.count > 1, let line = Int(parts[1]), line > 0 else { return nil }
    let name = parts[0]
    let file =
      name.hasPrefix("/")
      ? ownFile(name) : original(of: name) ?? path(of: name) ?? path(ofOnly: name)
    return file.map { FilePosition(file: $0, line: line) }
  }

  /// Returns the line of a frame, such as `Notes.swift:14:5`.
  ///
  /// - Returns: Nil where the package has no such file, or several.
  package func position(inFrame frame: String) -> FilePosition? {
    let parts = frame.split(separator: ":").map(String.init)
    guard parts.count > 1, let line = Int(parts[1]), line > 0 else { return nil }
    let file = original(of: parts[0]) ?? path(ofOnly: parts[0])
    return file.map { FilePosition(file: $0, line: line) }
  }

  /// A whole path that lies in the package.
  private func ownFile(_ path: String) -> String? {
    guard let root, path.hasPrefix(root + "/"), !path.dropFirst(root.count).contains("/.build/")
    else { return nil }
    return inCheckout(path)
  }

  /// The one file of the package that has a name; `Module/File.swift` may lie in a folder of another name.
  private func path(ofOnly fileID: String) -> String? {
    let parts = fileID.split(separator: "/").map(String.init)
    guard let root, let name = parts.last else { return nil }
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    let found = (below?.compactMap { $0 as? URL } ?? []).filter {
      $0.lastPathComponent == name && !$0.path.dropFirst(root.count).contains("/.")
    }
    return found.count == 1 ? inCheckout(found[0].standardizedFileURL.path) : nil
  }

  private func path(of fileID: String) -> String? {
    let parts = fileID.split(separator: "/").map(String.init)
    guard let root, let module = parts.first, let name = parts.last, parts.count > 1 else {
      return nil
    }
    for folder in SourceFolders.folders(of: module, in: root) {
      let below = FileManager.default.enumerator(atPath: folder)
      let files = below?.compactMap { $0 as? String } ?? []
      let found = files.sorted().first { $0 == name || $0.hasSuffix("/" + name) }
      if let found { return inCheckout("\(folder)/\(found)") }
    }
    return nil
  }
}
