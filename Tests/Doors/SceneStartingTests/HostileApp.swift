import CommandKit
import CommandTrials
import Foundation
import SceneLifecycle
import SceneReporting
import SceneStarting
import Synchronization
import TestSupport

/// An app of delegates in a folder of its own, with a name that a stranger chose in one of its fields.
struct HostileApp {
  /// What a name stands for in the app or in the call.
  enum Field: CaseIterable {
    case folder, source, storyboard, controller, delegateName, sceneDelegate
    case application, dependency
  }

  private let scratch: Scratch
  /// The folder around the app and its package.
  var around: String { scratch.path + "/app" }
  /// The folder of the package.
  var root: String { around + "/LifecycleTests" }
  /// The folder of the app, beside it.
  private(set) var folder = "Notes"
  /// The folder of SceneFuzz.
  private(set) var dependency = "Fuzz"

  /// Writes the files of an app.
  init(_ names: [Field: String] = [:]) throws {
    scratch = try Scratch()
    let name = { (field: Field, usual: String) in names[field] ?? usual }
    folder = name(.folder, folder)
    dependency = name(.dependency, dependency)
    let storyboard = name(.storyboard, "Main")
    try write(
      """
      class \(name(.application, "AppDelegate")): UIResponder, UIApplicationDelegate {}
      class \(name(.sceneDelegate, "SceneDelegate")): UIResponder, UIWindowSceneDelegate {}
      """, to: "\(folder)/\(name(.source, "AppDelegate")).swift")
    try writeList(storyboard, delegate: "App." + name(.delegateName, "SceneDelegate"))
    try write(
      """
      <document initialViewController="a"><viewController id="a" \
      \(XML.attribute("customClass", name(.controller, "NotesController")))/></document>
      """, to: "\(folder)/\(storyboard).storyboard")
    try write("", to: "../\(dependency)/Package.swift")
  }

  private func writeList(_ storyboard: String, delegate: String) throws {
    let windows = [["UISceneDelegateClassName": delegate, "UISceneStoryboardFile": storyboard]]
    let roles = ["UIWindowSceneSessionRoleApplication": windows]
    let list = ["UIApplicationSceneManifest": ["UISceneConfigurations": roles]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try data.write(to: URL(fileURLWithPath: "\(around)/\(folder)/Info.plist"))
  }

  /// Writes a file beside the package, and the folders above it.
  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: around + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Reads a file of the package.
  func read(_ path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }

  /// Writes what the package needs, as `init --delegates` does; nothing is made, as there is no platform.
  ///
  /// - Returns: What it says.
  func start(named name: String? = "Notes") throws(CommandError) -> String {
    let said = Said()
    let console = Console(write: { said.add($0) }, report: { said.add($0) })
    let request = FolderMaking.FolderRequest(
      app: around + "/" + folder, target: nil, package: root, module: name,
      dependency: try StarterDependency(scratch.path + "/" + dependency, from: root, nil))
    let making = FolderMaking(
      request, console: console, modules: NoPlatform(), cases: GivenCase(), clock: { 0 })
    do throws(CommandError) {
      _ = try making.make()
    } catch {
      if error != NoPlatform.error { throw error }
    }
    return said.text
  }

  /// The files below the package, sorted.
  var files: [String] {
    let walk = FileManager.default.enumerator(atPath: root)
    return (walk?.compactMap { $0 as? String } ?? []).sorted()
  }
}

/// A platform that is not there.
private struct NoPlatform: PlatformFinding {
  static let error = CommandError(Diagnostic("there is no platform"))

  func platform(for package: String) throws(CommandError) -> CompiledPlatform {
    throw Self.error
  }
}

/// What a console was given.
private final class Said: Sendable {
  private let kept = Mutex("")

  func add(_ text: String) { kept.withLock { $0 += text } }
  var text: String { kept.withLock { $0 } }
}
