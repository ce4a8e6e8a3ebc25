package import SceneDriving
public import SceneLifecycle
public import SceneSeam

/// One step of a play: a callback, or something of the app's own, with what the app did in answer.
public struct AppStep {
  /// What the app received, with everything that it could read there.
  public let callback: Callback
  /// What it did.
  public let observations: [AppContext.Observation]
  /// The system as the app sees it.
  public var context: AppContext { host.context }
  /// What stands behind the context.
  package var system: SimulatedSystem { host.system }
  private let host: AppHost

  /// Puts together what happened in a step.
  package init(_ callback: Callback, _ observations: [AppContext.Observation], _ host: AppHost) {
    self.callback = callback
    self.observations = observations
    self.host = host
  }

  /// The scene that the callback is about; nil when it is about none.
  public var scene: SceneID? {
    callback.isOfScene ? system.scenes[Int(callback.scene) & 63] : nil
  }

  /// What the callback delivers to be handled; nil when it delivers nothing.
  public var payload: ScenePayload? { ScenePayload(callback) }
}

extension AppStep {
  /// The slot of the scene that the callback is about; nil for the application as a whole.
  var slot: Int? { callback.isOfScene && callback.scene < 64 ? Int(callback.scene) : nil }
}
