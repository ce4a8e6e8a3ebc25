package import CommandKit
import Foundation
package import SceneLifecycle

extension FolderMaking {
  /// The request to make a package beside an app.
  package struct FolderRequest {
    /// The folder of the app, absolute.
    package let app: String
    /// The app's target; nil if the project has one app.
    package let target: String?
    /// The folder of the package, absolute.
    package let package: String
    /// The name of the module; nil for that of the app.
    package let module: String?
    /// Where the package takes SceneFuzz from.
    package let dependency: StarterDependency
    /// Whether a package that is there is made again.
    package let isUpdate: Bool
    /// The seconds of processor time in which the copies have to compile; nil for the usual ones.
    package var checkSeconds: Int?
    /// Whether the package is built and its first case is played.
    package var isPlayed = true
    /// Whether every name is shown.
    package var isVerbose = false

    /// Asks for a package beside an app; both folders are absolute.
    package init(
      app: String, target: String?, package: String, module: String?,
      dependency: StarterDependency
    ) {
      self.app = app
      self.target = target
      self.package = package
      self.module = module
      self.dependency = dependency
      isUpdate = false
    }

    /// Asks for the copies of a package again, as its digest says what they are of.
    package init(again digest: MadeDigest, package: String, dependency: StarterDependency) {
      app = URL(fileURLWithPath: package + "/" + digest.app).standardizedFileURL.path
      target = digest.target
      self.package = package
      module = digest.module
      self.dependency = dependency
      isUpdate = true
    }
  }

  /// The usual name of a package beside an app.
  package static let folderName = "LifecycleTests"

  /// The usual folder of a package, beside an app's.
  package static func usual(beside app: String) -> String {
    URL(fileURLWithPath: app).deletingLastPathComponent().path + "/" + folderName
  }

  /// The first of some folders that is a package beside an app, and what its copies are of.
  ///
  /// - Throws: `CommandError` where none of them is one.
  package static func begun(
    in folders: [String]
  ) throws(CommandError) -> (package: String, digest: MadeDigest) {
    for folder in folders {
      let path = folder + "/" + MadeDigest.fileName
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      if let digest = MadeDigest(text) { return (folder, digest) }
    }
    // A package that was stopped before it had a digest does not say of which app it is.
    for folder in folders {
      let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
      guard FolderStarter.isOurs(manifest ?? "") else { continue }
      throw CommandError(
        Diagnostic(
          "the package \(Diagnostic.quote(folder)) was begun, and has no copies of an app yet",
          help: "write scenefuzz init --delegates APP --into \(folder.shellWord): it goes on"))
    }
    throw CommandError(
      Diagnostic(
        "no package with copies of an app is in \(Diagnostic.quote(folders.first ?? folderName))",
        help: "write scenefuzz init --update --into DIR, or begin with --delegates"))
  }
}
