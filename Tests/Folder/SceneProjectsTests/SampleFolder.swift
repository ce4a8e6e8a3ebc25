import Foundation

/// A folder of its own for one test, which ends with it.
final class SampleFolder {
  let path: String

  /// Makes a folder.
  ///
  /// - Parameter files: What it holds, by paths below it.
  init(_ files: [String: String] = [:]) throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = parent.appendingPathComponent("SceneProjects-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a text, and the folders around it.
  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a file, and the folders around it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a link to another path.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: destination)
  }
}
