import CommandKit
import Foundation
import SceneLifecycle

/// The files of an app that a package is begun from, read within limits.
enum StarterInput {
  /// The most bytes of a source, and of a property list or a storyboard.
  static let mostBytes = 4 << 20

  /// The paths of the sources below a folder, in order.
  static func paths(below folder: URL) -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Returns the text of a file; nil where it is no file or no text.
  ///
  /// - Throws: `CommandError` where it is too long.
  static func text(of file: URL) throws(CommandError) -> String? {
    guard let data = try data(of: file) else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// The bytes of a file; nil where there is none, or something else, such as a pipe.
  ///
  /// - Throws: `CommandError` where it is too long.
  static func data(of file: URL) throws(CommandError) -> Data? {
    let values = try? file.resolvingSymlinksInPath()
      .resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true else { return nil }
    if values?.fileSize ?? 0 > mostBytes {
      throw tooLong("the bytes of \(Diagnostic.quote(file.lastPathComponent))")
    }
    return try? Data(contentsOf: file)
  }

  private static func tooLong(_ what: String) -> CommandError {
    CommandError(
      Diagnostic(
        "\(what) are more than is looked at",
        notes: ["a file may have \(mostBytes >> 20) MB"],
        help: "name the folder of the delegates alone, or move what is generated out of it"))
  }
}
