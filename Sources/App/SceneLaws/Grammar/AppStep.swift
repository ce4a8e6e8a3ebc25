package import SceneDriving
public import SceneLifecycle
public import SceneSeam

/// One step of a play: a callback, or something of the app's own, with what the app did in answer.
public struct AppStep {
  /// The callback that the app received, with everything that it could read there.
  public let callback: Callback
  /// The app's deeds in the step; for a law that is narrowed, those that the law is about.
  public internal(set) var observations: [AppContext.Observation]
  /// The number of the step in its case, from 0.
  public let index: Int
  /// The system as the app sees it.
  public var context: AppContext { host.context }
  /// Which topics the law that is asked is about.
  var topics = TopicFilter.all
  /// The simulated system behind the context.
  package var system: SimulatedSystem { host.system }
  private let host: AppHost

  /// Puts together what happened in a step.
  package init(
    _ callback: Callback, _ observations: [AppContext.Observation], _ host: AppHost,
    at index: Int = 0
  ) {
    self.callback = callback
    self.observations = observations
    self.index = index
    self.host = host
  }

  /// The scene that the callback is about; nil when it is about none.
  public var scene: SceneID? {
    callback.isOfScene ? system.scenes[Int(callback.scene) & 63] : nil
  }

  /// The payload that the callback delivers to be handled; nil when it delivers nothing.
  ///
  /// It has the content that the app finds in it, whether the test names one or the host.
  public var payload: ScenePayload? { system.payload(of: callback).map(host.completed) }
}

extension AppStep {
  /// The slot of the scene that the callback is about; nil for the application as a whole.
  var slot: Int? { callback.isOfScene && callback.scene < 64 ? Int(callback.scene) : nil }
}
