import CommandKit
import Foundation
import SceneLifecycle
import SceneProjects
import SceneReporting

/// The windows that an app's project declares, with the storyboard that shows the first.
struct SceneEntry {
  /// The class of the scene delegate, without its module; nil if nothing names it.
  private(set) var delegate: String?
  /// The name of the window's configuration; nil if it has none.
  private(set) var configuration: String?
  /// The configuration of a car's scene; nil if there is none.
  let car: CarEntry?
  /// The storyboard from which the window comes.
  private(set) var storyboard: String?
  /// Whether the app has a scene manifest, in a file or in build settings.
  let isDeclared: Bool
  /// Whether the app has several windows; true if nothing says so.
  let supportsMultipleScenes: Bool
  /// The differences between the test and the app, one sentence each.
  private(set) var remarks: [String]

  /// The configuration of a car's scene.
  struct CarEntry {
    /// The class of the scene delegate, without its module.
    let delegate: String?
    /// Its name; nil if it has none.
    let name: String?
  }

  /// Takes the scene manifest of a project, or the main storyboard of an app without one.
  init(_ project: AppProject) {
    let declared = project.info.sceneManifest
    isDeclared = declared != nil
    supportsMultipleScenes = declared?.supportsMultipleScenes ?? true
    remarks = []
    let window = declared?.configurations.first { $0.role == Self.windows }
    delegate = window?.delegateClass?.split(separator: ".").last.map(String.init)
    car = declared?.configurations.first { $0.role == Self.cars }.map {
      CarEntry(
        delegate: $0.delegateClass?.split(separator: ".").last.map(String.init), name: $0.name)
    }
    configuration = window?.name
    storyboard = isDeclared ? window?.storyboard : project.info.mainStoryboard
  }

  /// The role of windows, as property lists have it.
  private static let windows = "UIWindowSceneSessionRoleApplication"
  /// The role of cars.
  private static let cars = "CPTemplateApplicationSceneSessionRoleApplication"

  /// Notes what does not fit together: a class that is named and not declared, or declared and not named.
  ///
  /// - Parameters:
  ///   - scenes: The classes of scene delegates.
  ///   - cars: Those of cars' scenes.
  ///   - answers: Whether the application delegate is asked for configurations.
  ///   - project: What the project says.
  mutating func compare(
    with scenes: [String], cars: [String], answers: Bool, _ project: AppProject
  ) {
    let file = project.info.path ?? "the build settings"
    if let delegate, !scenes.contains(delegate) {
      remarks.append(
        "\(file) names the scene delegate \(Diagnostic.quote(delegate)), and no class of that name adopts"
          + " UIWindowSceneDelegate: the app starts with an empty window")
    }
    if let name = car?.delegate, !cars.contains(name) {
      remarks.append(
        "\(file) names \(Diagnostic.quote(name)) for cars, and no class of that name adopts"
          + " CPTemplateApplicationSceneDelegate: no car is played")
    } else if let name = cars.first, car == nil, !answers {
      remarks.append("no configuration names '\(name)': UIKit never makes it, and no car is played")
    }
    guard case .xcode = project.origin, let first = scenes.first, delegate == nil, !answers else {
      return
    }
    remarks.append(
      isDeclared
        ? "no configuration names the scene delegate '\(first)': UIKit never makes it"
        : "the app has no scene manifest, so UIKit never makes the scene delegate '\(first)'; the test"
          + " plays it as if it had one")
  }
}
