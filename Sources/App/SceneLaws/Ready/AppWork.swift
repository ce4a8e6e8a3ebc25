import SceneDriving
import SceneLifecycle
import SceneSeam

/// Work that an app starts and stops: of one scene, or of the app as a whole.
struct AppWork: Hashable, CustomStringConvertible {
  var topic: AppContext.Topic
  var scene: SceneID?

  init(_ observation: AppContext.Observation) {
    topic = observation.topic
    scene = observation.scene
  }

  /// The work as the beginning of a sentence.
  var asSubject: String { topic.asSubject + (scene.map { " for \($0)" } ?? "") }

  var description: String { scene.map { "\(topic) for \($0)" } ?? "\(topic)" }

  /// Whether the user sees what it belongs to: its scene is active, or some window is, or
  /// the app without scenes.
  func isActive(_ system: SimulatedSystem) -> Bool {
    guard let scene else { return !system.activeWindows.isEmpty }
    return system.isShown(scene)
  }
}

extension SimulatedSystem {
  /// Whether a scene is as near to the user as it comes: that of a display is never active.
  func isShown(_ scene: SceneID) -> Bool {
    switch activationState(of: scene) {
    case .foregroundActive: true
    case .foregroundInactive: role(of: scene) == .externalDisplay
    default: false
    }
  }
}

extension AppContext.Topic {
  private static let articles = ["the ", "a ", "an "]

  /// The topic as the beginning of a sentence, with one article at most.
  var asSubject: String {
    let word = description
    if word.isEmpty { return "What has no topic" }
    guard Self.articles.contains(where: { word.hasPrefix($0) }) else { return "The " + word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
