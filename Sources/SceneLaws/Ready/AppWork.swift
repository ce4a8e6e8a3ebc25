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

  var description: String { scene.map { "\(topic) for \($0)" } ?? "\(topic)" }

  /// Whether the user sees what it belongs to: its scene is active, or some window is.
  func isActive(_ system: SimulatedSystem) -> Bool {
    guard let scene else { return !system.activeWindows.isEmpty }
    return system.activationState(of: scene) == .foregroundActive
  }
}
