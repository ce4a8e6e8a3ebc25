/// The system as the app sees it: what it can read now, what it can ask for, and where it notes.
///
/// The factory of an app gets it and the app keeps it. What the app asks for happens after the
/// callback in which it asks, as it does in UIKit. A ``SceneSystem`` stands behind it: UIKit's objects
/// in the shipped app, a played history in a test.
public final class AppContext {
  /// What survives the process.
  public let store: Store
  /// The clock for the app's sleeps and its timestamps.
  public let clock: AppClock

  let system: any SceneSystem

  /// Creates what an app sees of a system.
  ///
  /// - Parameters:
  ///   - system: Answers what the app reads, and gets what it asks for.
  ///   - store: What survived the last process.
  ///   - clock: What the app's sleeps wait for; the device's own by default.
  public init(
    _ system: any SceneSystem, store: Store, clock: AppClock = AppClock(AppClock.DeviceTime())
  ) {
    self.system = system
    self.store = store
    self.clock = clock
  }
}

// MARK: - What can be read

extension AppContext {
  /// Whole seconds on the app's clock since it began.
  public var now: Int { system.now }

  /// `UIApplication.applicationState`.
  public var applicationState: ApplicationState { system.applicationState }

  /// `UIScene.activationState`; unattached for a scene that is gone.
  public func activationState(of scene: SceneID) -> ActivationState {
    system.activationState(of: scene)
  }

  /// `UIApplication.connectedScenes`: in an order that changes from event to event, as a set's may.
  public var connectedScenes: [SceneID] { system.connectedScenes }

  /// `UIApplication.openSessions`, in an order that changes from event to event.
  public var openSessions: [SessionID] { system.openSessions }

  /// `UIScene.session.role`.
  public func role(of scene: SceneID) -> SceneRole { system.role(of: scene) }

  /// `UIApplication.isProtectedDataAvailable`.
  public var isProtectedDataAvailable: Bool { system.isProtectedDataAvailable }

  /// A way to this context that tasks, actors and services may keep and send anywhere.
  ///
  /// In a test it needs an app whose work is stepped: `AppTest` with `usesTasks`.
  public var handle: ContextHandle { system.handle(to: self) }
}

// MARK: - What can be asked for

/// What an app may ask of the system. It happens after the callback, and may be refused.
extension AppContext {
  /// Something that the app asks of the system.
  public enum SystemRequest: Hashable, Sendable {
    /// That a session is shown; a new window when none is named.
    case activation(SessionID?)
    /// That a session ends for good.
    case destruction(SessionID)
    /// That a session's scene is brought up to date.
    case refresh(SessionID)
    /// That the system prompts the user.
    case systemPrompt
  }

  /// `requestSceneSessionActivation` for a session; for a new window when none is named.
  public func requestActivation(of session: SessionID? = nil) {
    system.request(.activation(session))
  }

  /// `requestSceneSessionDestruction`.
  public func requestDestruction(of session: SessionID) { system.request(.destruction(session)) }

  /// `requestSceneSessionRefresh`.
  public func requestRefresh(of session: SessionID) { system.request(.refresh(session)) }

  /// Shows a prompt of the system's, such as Face ID: active windows resign until it is dismissed.
  public func presentSystemPrompt() { system.request(.systemPrompt) }

  /// `beginBackgroundTask`; noted as taken.
  public func beginBackgroundTask(for scene: SceneID? = nil) -> AppBackgroundTask {
    let task = system.beginBackgroundTask()
    note(Observation(.takes, .backgroundTask, scene: scene, item: Int(task.id)))
    return task
  }

  /// `endBackgroundTask`; noted as given back.
  public func endBackgroundTask(_ task: AppBackgroundTask, for scene: SceneID? = nil) {
    system.endBackgroundTask(task)
    note(Observation(.returns, .backgroundTask, scene: scene, item: Int(task.id)))
  }
}
