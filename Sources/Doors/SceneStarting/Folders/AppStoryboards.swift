import CommandKit
import Foundation
import SceneLowering
import SceneProjects
import SceneReporting
import SceneSources

/// The controllers of an app's storyboards that its delegates name, as a source that registers them.
///
/// A storyboard's file is not read while an app is played: without this each of its controllers would be a
/// plain one, and a delegate that casts it would stop.
struct AppStoryboards {
  /// One controller that a storyboard makes.
  private struct StoryboardEntry {
    let storyboard: String
    /// Its identifier; nil for the one that is shown first.
    let identifier: String?
    let type: String
  }

  /// The name of the file.
  static let fileName = "MadeStoryboards.swift"
  /// The call that the test makes.
  static let call = "MadeStoryboards.register()"

  private let entries: [StoryboardEntry]
  /// Whether the app has a storyboard.
  let areThere: Bool
  /// The storyboards that could not be read, one sentence each.
  let remarks: [String]

  /// Looks into the storyboards of an app.
  ///
  /// - Throws: `CommandError` where one is too long.
  init(
    _ project: AppProject, _ sources: [LoweredSource], real: [String]
  ) throws(CommandError) {
    let paths = project.resources.storyboards
    areThere = !paths.isEmpty
    let isReal = Set(real)
    let spoken = Set(
      sources.filter { isReal.contains($0.path) }.flatMap { SwiftWords.all(in: $0.active) }
        .map(\.text))
    let types = ControllerTypes(sources, isReal)
    var entries: [StoryboardEntry] = []
    var seen: Set<String> = []
    var remarks: [String] = []
    for path in paths {
      let file = URL(fileURLWithPath: project.folder).appendingPathComponent(path)
      let name = file.deletingPathExtension().lastPathComponent
      guard seen.insert(name).inserted, let data = try StarterInput.data(of: file) else { continue }
      do throws(ProjectError) {
        for found in try StoryboardController.all(in: data, at: path)
        where spoken.contains(found.type[...]) && types.canBeMade(found.type) {
          entries.append(
            StoryboardEntry(storyboard: name, identifier: found.identifier, type: found.type))
        }
      } catch {
        remarks.append(error.description)
      }
    }
    self.entries = entries
    self.remarks = remarks
  }

  /// The source.
  var text: String {
    let lines = entries.compactMap { entry -> String? in
      guard let type = SwiftText.identifier(entry.type) else { return nil }
      let identifier = entry.identifier.map { ", identifier: \(SwiftText.literal($0))" } ?? ""
      return
        "    UIStoryboard.register(\(SwiftText.literal(entry.storyboard))\(identifier)) { \(type)() }"
    }
    return """
      import UIKit

      /// In the place of the storyboards' files, which are not read here: controllers that delegates name.
      @MainActor
      enum MadeStoryboards {
        static func register() {
      \(lines.joined(separator: "\n"))
        }
      }

      """
  }
}

/// Which classes of an app can be made of nothing.
private struct ControllerTypes {
  private let classes: [String: (type: SourceDeclaration, parent: String?, isReal: Bool)]

  init(_ sources: [LoweredSource], _ real: Set<String>) {
    var classes: [String: (SourceDeclaration, String?, Bool)] = [:]
    for source in sources {
      let written = WrittenClass.all(in: SwiftWords.all(in: source.active))
      for type in source.declarations where type.kind == "class_decl" && classes[type.name] == nil {
        let parent = written.first { $0.name == type.name }?.inheritedTypes.first
        classes[type.name] = (type, parent, real.contains(source.path))
      }
    }
    self.classes = classes
  }

  /// Whether a class has an init without arguments, as far as its own sources and its parents' show.
  func canBeMade(_ name: String) -> Bool {
    guard classes[name] != nil else { return false }
    var next: String? = name
    var steps = 0
    while let name = next, let known = classes[name], steps < classes.count {
      let inits = known.type.members.filter { $0.kind == "constructor_decl" }
      if inits.contains(where: { $0.labels.isEmpty }) { return true }
      // A stub has no init that takes an archive, so it inherits those of its parent.
      let others = known.isReal ? inits : inits.filter { $0.labels != ["coder"] }
      if !others.isEmpty { return false }
      next = known.parent
      steps += 1
    }
    return true
  }
}
