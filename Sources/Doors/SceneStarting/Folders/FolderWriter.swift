import CommandKit
import Foundation
import SceneLifecycle
import SceneLowering
import SceneReporting
import SceneStubs

/// Writes the package beside an app: what is a person's once, what is made each time.
struct FolderWriter {
  private let root: String
  private let console: Console

  init(root: String, console: Console) {
    // A link to the package is one that the user named; below it none is followed.
    self.root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    self.console = console
  }

  private static let option = "into"
  static let made = "Made"
  /// Where the files stand until all of them are there.
  private static let half = "Made.half"
  /// Where those made before stand until then.
  private static let old = "Made.old"

  /// Throws where the folder is a package that this command has not begun, or a link lies in the way.
  func check(_ files: [StarterFile]) throws(CommandError) {
    for file in files where !exists(file.path) {
      try KeptFile.checkLinks(below: root, at: Self.names(file.path), namedBy: Self.option)
    }
    let manifest = try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
    guard exists("Package.swift"), !exists(MadeDigest.fileName), !exists("ByHand") else { return }
    // Who was stopped before any copy was made goes on, also where the app has changed since.
    if FolderStarter.isOurs(manifest ?? "") { return }
    throw CommandError(
      Diagnostic(
        "\(Diagnostic.quote(root)) is a package already, and no package of an app's copies",
        help: "name another folder with --into"))
  }

  /// Writes the files that are not there.
  func writeOnce(_ files: [StarterFile]) throws(CommandError) {
    for file in files where !exists(file.path) {
      try KeptFile.write(file.text, below: root, at: Self.names(file.path), namedBy: Self.option)
      console.line("wrote  " + file.path.padded(to: 42) + " " + file.purpose)
    }
  }

  /// Puts what is made in the place of what was made before.
  func write(
    made files: [StubFile], digest: MadeDigest, report: [String]
  ) throws(CommandError) {
    do throws(CommandError) {
      try remove(Self.half)
      for file in files {
        try KeptFile.write(
          file.text, below: root, at: [Self.half] + Self.names(file.name), namedBy: Self.option)
      }
      try write(report: report)
      try exchange()
    } catch {
      try? remove(Self.half)
      throw error
    }
    if (try? String(contentsOfFile: root + "/" + MadeDigest.fileName, encoding: .utf8))
      != digest.text
    {
      try KeptFile.write(
        digest.text, below: root, at: [MadeDigest.fileName], namedBy: Self.option)
    }
  }

  /// Writes the file with every name.
  func write(report: [String]) throws(CommandError) {
    try KeptFile.write(
      report.joined(separator: "\n") + "\n", below: root, at: Self.names(FolderReport.path),
      namedBy: Self.option)
  }

  /// Puts what is whole now in the place of what was made before, which comes back where that fails.
  private func exchange() throws(CommandError) {
    try remove(Self.old)
    let isAgain = exists(Self.made)
    do {
      if isAgain { try move(Self.made, to: Self.old) }
      try move(Self.half, to: Self.made)
    } catch {
      if isAgain, !exists(Self.made) { try? move(Self.old, to: Self.made) }
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(root + "/" + Self.made)) could not be written: \(error)",
          help: "look whether the folder may be written"))
    }
    try remove(Self.old)
  }

  private func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: root + "/" + name, toPath: root + "/" + other)
  }

  private func remove(_ name: String) throws(CommandError) {
    guard exists(name) else { return }
    do { try FileManager.default.removeItem(atPath: root + "/" + name) } catch {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(root + "/" + name)) could not be removed: \(error)",
          help: "look whether the folder may be written"))
    }
  }

  private static func names(_ path: String) -> [String] {
    path.pathParts
  }

  /// Whether something has the name, be it a link to nothing.
  private func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: root + "/" + path)) != nil
  }
}
