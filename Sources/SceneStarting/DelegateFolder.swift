package import CommandKit
import Foundation
import SceneLifecycle
import SceneProjects
import SceneReporting

/// A folder with an app's own sources, as Xcode has them: its delegates are tested as they are.
package struct DelegateFolder {
  /// The folder below the package, as the manifest writes it.
  package let path: String
  /// The class of the application delegate.
  let application: String
  /// The classes of scene delegates, that of windows first.
  let scenes: [String]
  /// What the app's project says of the scenes.
  let manifest: SceneEntry
  /// The kinds of payload that the sources speak of, as `AppSupport` names them.
  let payloads: [String]
  /// Products besides `SceneUIKit` that the sources import.
  let products: [String]
  /// What SwiftPM would warn of, below the folder.
  let excluded: [String]
  /// What stands in the way, one sentence each.
  let obstacles: [String]

  /// Reads the sources in a folder.
  ///
  /// - Parameters:
  ///   - given: The folder, from the working folder.
  ///   - target: The app's target; nil if the project has one app.
  ///   - root: The folder of the package.
  ///   - folder: The working folder.
  /// - Throws: `CommandError` where it is not below the package, or no application delegate is in it.
  package init(
    _ given: String, target: String? = nil, in root: String, _ folder: String?
  ) throws(CommandError) {
    let (url, below) = try Self.resolve(of: given, in: root, folder)
    path = below
    let paths = DelegateSource.paths(below: url)
    let files = try DelegateSource.all(paths, below: url)
    let found = { (names: [String]) in files.flatMap { $0.classes(adopting: names) } }
    guard let application = found(["UIApplicationDelegate"]).first else {
      throw CommandError(
        Diagnostic(
          "no class in \(Diagnostic.quote(given)) adopts UIApplicationDelegate",
          help: "name the folder that has AppDelegate.swift"))
    }
    self.application = try Self.identifier(application)
    let project = try Self.project(of: url.path, target)
    var manifest = try SceneEntry(project)
    var scenes: [String] = []
    let adopting = found(["UIWindowSceneDelegate", "UISceneDelegate"])
    for name in Self.ordered(adopting, first: manifest.delegate) {
      scenes.append(try Self.identifier(name))
    }
    self.scenes = scenes
    let answers = files.contains(where: \.answersWithConfigurations)
    manifest.compare(with: adopting, answers: answers, project)
    self.manifest = manifest
    payloads = Self.words.filter { _, words in
      files.contains { file in words.contains { file.text.contains($0) } }
    }.map(\.kind)
    let imports = Set(files.flatMap(\.imports))
    products = Self.others.filter { _, modules in modules.contains(where: imports.contains) }
      .map(\.product)
    excluded = Self.unhandled(below: url, Self.folders(of: paths))
    for name in excluded { try name.checkText() }
    obstacles = files.flatMap { $0.obstacles(in: below) }
  }

  /// The project that the folder belongs to, or the folder itself.
  private static func project(
    of path: String, _ target: String?
  ) throws(CommandError) -> AppProject {
    do throws(ProjectError) {
      return try AppProject(of: path, target: target)
    } catch {
      throw CommandError(
        Diagnostic(
          error.description,
          help: error.choices.isEmpty
            ? "mend it, or name a folder that has the sources alone"
            : "write scenefuzz init --delegates DIR --target NAME"))
    }
  }

  /// Whether the app runs without scenes: it has neither a scene delegate nor a scene manifest.
  var isSceneless: Bool { scenes.isEmpty && !manifest.isDeclared }

  /// Where the folder is, and its path below the package.
  private static func resolve(
    of given: String, in root: String, _ folder: String?
  ) throws(CommandError) -> (url: URL, below: String) {
    let url = URL(
      fileURLWithPath: given,
      relativeTo: folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
    ).standardizedFileURL
    let base = URL(fileURLWithPath: root).standardizedFileURL.path
    guard url.path.hasPrefix(base + "/") else {
      throw CommandError(
        Diagnostic(
          "the folder \(Diagnostic.quote(given)) is not below \(Diagnostic.quote(base))",
          help: "go to the folder around it, as SwiftPM builds what lies in the package"))
    }
    let below = String(url.path.dropFirst(base.count + 1))
    try below.checkText()
    return (url, below)
  }

  /// The name of a class as the test writes it.
  private static func identifier(_ name: String) throws(CommandError) -> String {
    guard let written = SwiftText.identifier(name) else {
      throw CommandError(
        Diagnostic(
          "no test can name the class \(Diagnostic.quote(name)): that is no name in Swift",
          help: "rename the class"))
    }
    return written
  }

  /// Words of the methods and options through which a payload comes.
  private static let words: [(kind: String, words: [String])] = [
    ("url", ["openURLContexts", "urlContexts", "open url"]),
    ("activity", ["continue userActivity", "userActivities", "restorationHandler"]),
    ("shortcut", ["shortcutItem"]),
    ("notification", ["didReceive response", "notificationResponse"]),
    ("share", ["cloudKitShareMetadata"]),
  ]

  private static let others: [(product: String, modules: [String])] = [
    ("SceneSwiftUI", ["SwiftUI"]), ("SceneOSLog", ["os", "OSLog"]),
  ]

  /// Each class once; that of the property list first, else the one with the name of the template.
  private static func ordered(_ classes: [String], first name: String?) -> [String] {
    var seen: Set<String> = []
    var once = classes.filter { seen.insert($0).inserted }
    guard let index = once.firstIndex(of: name ?? "SceneDelegate") else { return once }
    once.insert(once.remove(at: index), at: 0)
    return once
  }

  /// The folders in which sources are, at any depth.
  private static func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        // What is above a known folder is known.
        if !folders.insert(String(rest)).inserted { break }
      }
    }
    return folders
  }

  /// What lies in the folder and is no source: files, and folders without sources.
  private static func unhandled(
    below folder: URL, _ sources: Set<String>, _ prefix: String = ""
  ) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let url = folder.appendingPathComponent(name)
      if url.pathExtension == "swift" { return [] }
      return sources.contains(prefix + name)
        ? unhandled(below: url, sources, prefix + name + "/") : [prefix + name]
    }
  }
}
