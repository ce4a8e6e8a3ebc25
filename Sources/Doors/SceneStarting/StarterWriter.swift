package import CommandKit
import Foundation
import SceneLifecycle
import SceneLowering
import SceneReporting

/// Writes the files of a new package, or shows them.
package struct StarterWriter {
  /// The files that are written.
  let starter: Starter
  /// The folder of the package.
  let root: String
  /// Where it says what it does.
  let console: Console

  /// Creates the writer of a package's files.
  package init(starter: Starter, root: String, console: Console) {
    self.starter = starter
    // A link to the package is one that the user named; below it none is followed.
    self.root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    self.console = console
  }

  /// Writes what is missing, and says what stays and what comes next.
  package func write() throws(CommandError) {
    try checkFolder()
    for file in starter.files where !exists(file.path) {
      try KeptFile.checkLinks(below: root, at: Self.names(file.path), namedBy: Self.option)
    }
    for file in starter.files {
      if exists(file.path) {
        report("kept", file, "it was there")
        continue
      }
      try KeptFile.write(
        file.text, below: root, at: Self.names(file.path), namedBy: Self.option)
      report("wrote", file, file.purpose)
    }
    writeRest()
    writeNext()
  }

  /// Shows what would be written.
  package func show() {
    for file in starter.files {
      if exists(file.path) {
        report("kept", file, "it is there")
        continue
      }
      console.line("--- \(file.path): \(file.purpose)")
      console.write(file.text)
      console.line()
    }
    writeRest()
  }

  private func report(_ done: String, _ file: StarterFile, _ text: String) {
    console.line(done.padded(to: 7) + file.path.padded(to: 42) + " " + text)
  }

  /// The option that names the folder of the package.
  private static let option = "path"

  private static func names(_ path: String) -> [String] {
    path.pathParts
  }

  /// Whether something has the name, be it a link to nothing.
  private func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: root + "/" + path)) != nil
  }

  /// Throws where the folder is the package of SceneFuzz, which needs no second one in it.
  private func checkFolder() throws(CommandError) {
    guard exists("Sources/Seam/SceneSeam/SceneApp.swift") else { return }
    throw CommandError(
      Diagnostic(
        "\(Diagnostic.quote(root)) is the package of \(Product.name) itself",
        help: "go to the folder of your app, or write scenefuzz init --path DIR"))
  }

  // MARK: - What is left to do

  private func writeRest() {
    if let text = text("Package.swift"), !isComplete(text) {
      for (target, lines) in starter.additions {
        console.line()
        console.line("Package.swift is yours; add to the \(target):")
        for line in lines { console.line("  " + line) }
      }
    }
    let missing = starter.ignoredFolders.filter { folder in
      text(".gitignore").map { !$0.split(separator: "\n").contains(Substring(folder)) } ?? false
    }
    if !missing.isEmpty {
      console.line()
      console.line("add to .gitignore: " + missing.joined(separator: " "))
    }
    if starter.dependency.isGuess {
      console.line()
      console.line(
        "\(Product.name) is taken from '\(starter.dependency.location)', as no address is known;"
          + " --dependency names another place")
    }
    if starter.dependency.isAddress { return }
    console.line(
      "on a build machine the workflow fails until it is there: put the address of your copy into"
        + " Package.swift, as .package(url: \"…\", from: \"\(Product.version)\")")
  }

  private func writeNext() {
    console.line()
    console.line("next (the first build takes some minutes, later ones seconds):")
    console.line(
      "  swift test".padded(to: 46) + "finds the link that \(starter.name.type) loses")
    console.line(
      "  swift run \(starter.name.command) ci".padded(to: 46) + "gates a build")
  }

  /// Whether a manifest names the parts already.
  private func isComplete(_ manifest: String) -> Bool {
    starter.parts.allSatisfy { manifest.contains(SwiftText.literal($0)) }
  }

  /// Returns the text of a file of the package; nil where it is not there or no text.
  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }
}
