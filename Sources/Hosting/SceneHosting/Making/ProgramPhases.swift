import Foundation
package import SceneFuzzing
package import SceneLifecycle
import SceneReporting
import SceneSources

/// A delegate that stands for a program of SwiftUI's.
package protocol ProgramStanding {
  /// The program's type.
  static var program: Any.Type { get }
}

/// Looks in a program's source for phases that no world of its test sends.
package enum ProgramPhases {
  /// The doubt about a program that reads a phase which never changes; nil where it does.
  ///
  /// - Parameters:
  ///   - program: The program's name with its module, as `String(reflecting:)` writes it.
  ///   - file: The file of the test.
  ///   - platforms: The worlds that are played.
  /// - Complexity: Reads the sources of the program's module.
  package static func doubt(
    about program: String, besides file: String, on platforms: [Platform]
  ) -> AppDoubt? {
    if platforms.isEmpty || platforms.contains(where: \.usesSwiftUI) { return nil }
    let module = String(program.prefix { $0 != "." })
    for (path, text) in SourceFolders.texts(files(of: module, besides: file)) {
      guard text.contains("scenePhase"), let line = line(in: text) else { continue }
      let name = "scenePhase"
      return AppDoubt(
        .unsentCallback, name,
        Diagnostic(
          "'\(name)' is read, and no world that is played has phases: that is SwiftUI's",
          at: Diagnostic.Location(
            file: (path as NSString).lastPathComponent, line: line, column: 1),
          help: "play such a world, as 'swiftui-iphone-ios17', or"
            + " AppTest(…).accepts(\(SwiftText.literal(name)), because: \"…\")"))
    }
    return nil
  }

  /// The line on which a source asks the environment for the phase.
  private static func line(in text: String) -> Int? {
    let words = SwiftWords.all(in: text)
    let index = words.indices.dropFirst(2).first {
      words[$0].text == "scenePhase" && words[$0 - 1].text == "." && words[$0 - 2].text == "\\"
    }
    return index.map { words[$0].line }
  }

  /// The sources of a module beside a test; all of the package where no folder has the module's name.
  private static func files(of module: String, besides file: String) -> [String] {
    let line = SourceFolders.line(above: URL(fileURLWithPath: file).deletingLastPathComponent())
    let named = line.flatMap { folder in
      SourceFolders.folders(of: module, in: folder.path)
        + (folder.lastPathComponent == module ? [folder.path] : [])
    }
    return SourceFolders.files(below: named.isEmpty ? line.suffix(1).map(\.path) : named)
  }
}
