package import CommandKit
import Foundation
import SceneLifecycle
import SceneReporting

/// Where a new package takes SceneFuzz from: an address that Git knows, or a folder.
package struct StarterDependency {
  /// The folder or the address, as the manifest writes it.
  let place: String
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
      (place, isAddress) = (address, true)
      return
    }
    isAddress = false
    if let given {
      let url = URL(
        fileURLWithPath: given,
        relativeTo: folder.map { URL(fileURLWithPath: $0, isDirectory: true) })
      let path = url.standardizedFileURL.path
      try Self.check(path)
      if !Self.isPackage(path) {
        throw CommandError(
          Diagnostic(
            "there is no package in \(Diagnostic.quote(given))",
            help: "give the folder that has the Package.swift of SceneFuzz, or an address"))
      }
      place = Self.relative(path, to: root)
    } else {
      let built = Self.checkout()
      place = Self.isPackage(built) ? Self.relative(built, to: root) : "../\(Product.name)"
    }
  }

  /// The name by which the manifest knows the package: the last part of its place.
  var identity: String {
    let last = place.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? Product.name
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The line of the manifest that names the place.
  var line: String {
    isAddress
      ? ".package(url: \"\(place)\", from: \"\(Product.version)\")"
      : ".package(path: \"\(place)\")"
  }

  private static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.hasPrefix("git@")
  }

  private static func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/Package.swift")
  }

  /// Throws where a manifest, a workflow or a shell would read the place as something else.
  private static func check(_ place: String) throws(CommandError) {
    let odd = place.unicodeScalars.first { !$0.isVisible || "\"\\'$`".unicodeScalars.contains($0) }
    guard let odd else { return }
    throw CommandError(
      Diagnostic(
        "the place \(Diagnostic.quote(place)) has \(Diagnostic.quote(String(odd))) in it",
        help: "give --dependency a path or an address without it"))
  }

  /// The checkout that this command was built from.
  private static func checkout(_ file: String = #filePath) -> String {
    (0..<3).reduce(URL(fileURLWithPath: file)) { url, _ in url.deletingLastPathComponent() }.path
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
