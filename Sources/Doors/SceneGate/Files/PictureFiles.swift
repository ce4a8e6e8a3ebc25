package import CommandKit
import SceneLifecycle
import ScenePictures

/// The pictures of a history that options ask for.
package enum PictureFiles {
  /// The format in which a history can be drawn.
  package enum PictureFormat: String, CaseIterable {
    /// A page.
    case html
    /// A picture of its lanes.
    case svg

    /// The option that names the file.
    var option: Option {
      switch self {
      case .html: .html
      case .svg: .svg
      }
    }
  }

  /// The options that ask for pictures.
  package static let options: [Option] = PictureFormat.allCases.map(\.option)

  /// Whether a picture is asked for.
  package static func areAsked(_ arguments: Arguments) -> Bool {
    options.contains { arguments.text($0) != nil }
  }

  /// Throws where a picture is asked for beside an option that draws or writes something else.
  package static func check(_ arguments: Arguments, besides others: [Option]) throws(CommandError) {
    for option in options where arguments.text(option) != nil {
      for other in others where arguments.has(other) {
        throw arguments.excluding(option, other)
      }
    }
  }

  /// Draws what is asked for, and names each file.
  package static func write(
    _ arguments: Arguments, _ console: Console,
    _ draw: (PictureFormat) throws(CommandError) -> String
  ) throws(CommandError) {
    for format in PictureFormat.allCases {
      guard let path = arguments.text(format.option) else { continue }
      try Disk.write(try draw(format), to: path)
      console.line(path)
    }
  }

  /// Returns what a worker drew.
  ///
  /// - Throws: `CommandError` where it holds what no picture has: the worker ran an app's code.
  package static func checked(_ drawing: String) throws(CommandError) -> String {
    guard let finding = InertMarkup.finding(in: drawing) else { return drawing }
    throw CommandError(
      Diagnostic(
        "a worker drew what no picture has: \(finding.shown)",
        help: "look for what in the app writes to the descriptors of its worker"), .faulty)
  }
}
