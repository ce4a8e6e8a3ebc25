package import CommandKit
import Foundation
import SceneLifecycle
import SceneReporting
import SceneSources

/// Where a new package takes SceneFuzz from: an address that Git knows, or a folder.
package struct StarterDependency {
  /// The folder or the address, as the manifest writes it.
  let location: String
  /// Whether it is an address.
  let isAddress: Bool
  /// Whether it was chosen because no address is known.
  let isGuess: Bool

  /// Takes what was given; otherwise the address of SceneFuzz, or the checkout that was built.
  ///
  /// - Parameters:
  ///   - given: A path or an address; nil where none is given.
  ///   - root: The folder of the package.
  ///   - folder: The working folder, from which a given path counts.
  ///   - address: The address of SceneFuzz; nil where none is known.
  /// - Throws: `CommandError` where a given path holds no package.
  package init(
    _ given: String?, from root: String, _ folder: String?, address: String? = Product.address
  ) throws(CommandError) {
    isGuess = given == nil && address == nil
    if let address = given ?? address, Self.isAddress(address) {
      try Self.check(address)
      (location, isAddress) = (address, true)
      return
    }
    isAddress = false
    if let given {
      let url = URL(
        fileURLWithPath: given,
        relativeTo: folder.map { URL(fileURLWithPath: $0, isDirectory: true) })
      let path = url.standardizedFileURL.path
      if !Self.isPackage(path) {
        throw CommandError(
          Diagnostic(
            "there is no package in \(Diagnostic.quote(given))",
            help: "give the folder that has the Package.swift of SceneFuzz, or an address"))
      }
      location = Self.relative(path, to: root)
    } else {
      let built = Self.checkout()
      location = Self.isPackage(built) ? Self.relative(built, to: root) : "../\(Product.name)"
    }
  }

  /// The name by which the manifest knows the package: the last part of its place.
  var identity: String {
    let parts = location.split { $0 == "/" || isAddress && $0 == ":" }
    let last = parts.last.map(String.init) ?? Product.name
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The line of the manifest that names the place.
  var line: String {
    isAddress
      ? ".package(url: \(SwiftText.literal(location)), from: \(SwiftText.literal(Product.version)))"
      : ".package(path: \(SwiftText.literal(location)))"
  }

  /// A product of SceneFuzz, as a target's dependency.
  func product(_ name: String) -> String {
    ".product(name: \(SwiftText.literal(name)), package: \(SwiftText.literal(identity)))"
  }

  /// The step that a workflow needs where the package takes SceneFuzz from a folder.
  var fetching: String {
    if isAddress { return "" }
    return """
            # The manifest takes \(Product.name) from a folder, which no build machine has: check it out to
            # there, or give the manifest an address, before this passes.
            - run: \(WorkflowText.scalar("test -f " + "\(location)/Package.swift".shellWord))

      """
  }

  private static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.hasPrefix("git@")
  }

  private static func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/Package.swift")
  }

  /// Throws where an address has a sign that none has, such as a quote or a line break.
  private static func check(_ address: String) throws(CommandError) {
    let odd = address.unicodeScalars.first {
      !$0.isVisible || " \"\\'$`".unicodeScalars.contains($0)
    }
    guard let odd else { return }
    throw CommandError(
      Diagnostic(
        "the address \(Diagnostic.quote(address)) has \(Diagnostic.quote(String(odd))) in it",
        help: "give --dependency an address without it, or a path"))
  }

  /// The checkout that this command was built from.
  private static func checkout(_ file: String = #filePath) -> String {
    let home = URL(fileURLWithPath: file).deletingLastPathComponent()
    return SourceFolders.line(above: home).last?.path ?? home.path
  }

  /// A path from a folder where the two are near, so that a team can share it; as it is otherwise.
  private static func relative(_ path: String, to root: String) -> String {
    let (ours, theirs) = (root.split(separator: "/"), path.split(separator: "/"))
    let shared = zip(ours, theirs).prefix { $0 == $1 }.count
    let up = ours.count - shared
    if shared == 0 || up > 2 || up == 0 && theirs.count == shared { return path }
    let parts = Array(repeating: "..", count: up) + theirs.dropFirst(shared).map(String.init)
    return parts.joined(separator: "/")
  }
}
