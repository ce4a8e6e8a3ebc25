/// The system as the app sees it: what it can read now, what it can ask for, and where it notes.
///
/// The factory of an app gets it and the app keeps it. What the app asks for happens after the
/// callback in which it asks, as it does in UIKit. A ``SceneSystem`` stands behind it: UIKit's objects
/// in the shipped app, a played history in a test.
public final class AppContext {
  /// The data that survives the process.
  public let store: Store
  /// The clock for the app's sleeps and its timestamps.
  public let clock: AppClock

  let system: any SceneSystem
  /// How many requests the app has made: the number of the last one, from 1.
  package var requestCount: UInt32 = 0
  /// The counts of the time and chance that the case has given.
  @exclusivity(unchecked) package var world = WorldCounts()
  /// The scene for which code of the app runs now; nil for the app as a whole.
  ///
  /// It is that of the callback, the action or the work under way.
  @exclusivity(unchecked) package var sceneAtHand: SceneID?
  /// Takes in what was begun for the scene at hand, before another one is; nil where no work is stepped.
  package var keepsWork: (() -> Void)?
  /// Marks that the process ends because of a mistake in the test; nil where nothing outlives it.
  package var meetsMistake: (() -> Void)?

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

  /// `UIApplication.connectedScenes`: in an order that the history chooses, as a set's may be any.
  public var connectedScenes: [SceneID] { system.connectedScenes }

  /// `UIApplication.openSessions`, in an order that the history chooses.
  public var openSessions: [SessionID] { system.openSessions }

  /// `UIScene.session.role`.
  public func role(of scene: SceneID) -> SceneRole { system.role(of: scene) }

  /// `UIApplication.isProtectedDataAvailable`.
  public var isProtectedDataAvailable: Bool { system.isProtectedDataAvailable }

  /// The content that the callback under way brings; nil for none, or if the test names none.
  ///
  /// A payload's content, that of a silent push, or of an answer to a notification that opens nothing.
  public var content: PayloadContent? { system.content }

  /// The connection options of the scene in a configuration or connection; nil in other callbacks.
  public var connectionOptions: SceneConnectionOptions? { system.connectionOptions }

  /// The activity that a hand-off announces, or that did not come, in the callbacks that say so.
  public var announcedActivity: UserActivity? { system.announcedActivity }

  /// Why the process was launched, while its launch methods run; nil later.
  public var launch: AppLaunch? { system.launch }

  /// `UIApplication.supportsMultipleScenes`, as far as the device has a say.
  public var supportsMultipleScenes: Bool { system.supportsMultipleScenes }
  /// The device and how the app was linked, as far as UIKit's objects show it.
  package var deviceTraits: DeviceTraits { system.deviceTraits }

  /// Says, as a launch method does, that what opens an app without scenes is not delivered again.
  package func refusesLaunch() { system.refusesLaunch() }

  /// The number of the app's request that was answered last, or is being answered; 0 before the first.
  package var answeredRequest: UInt32 { system.answeredRequest }

  /// A way to this context that tasks, actors and services may keep and send anywhere.
  ///
  /// In a test it needs an app whose work is stepped: `AppTest` with `usesTasks`.
  public var handle: ContextHandle { system.handle(to: self) }
}

// MARK: - What stands behind it

/// The system behind a context: UIKit's objects in the shipped app, a played history in a test.
///
/// An adapter answers from the objects that it has at hand; none of its answers is kept.
public protocol SceneSystem: AnyObject {
  /// Whole seconds on the app's clock since it began.
  var now: Int { get }
  /// The value of `UIApplication.applicationState` now.
  var applicationState: ApplicationState { get }
  /// The scenes that `UIApplication.connectedScenes` has now, in any order.
  var connectedScenes: [SceneID] { get }
  /// The sessions that `UIApplication.openSessions` has now, in any order.
  var openSessions: [SessionID] { get }
  /// Whether protected data is there now: `UIApplication.isProtectedDataAvailable`.
  var isProtectedDataAvailable: Bool { get }

  /// Returns a scene's `activationState` as it is now; unattached for a scene that is gone.
  func activationState(of scene: SceneID) -> ActivationState
  /// Returns the role of a scene's session.
  func role(of scene: SceneID) -> SceneRole

  /// The content that the callback under way brings; nil, the default, for none.
  var content: PayloadContent? { get }

  /// The options of the scene in a configuration or connection; nil, the default, elsewhere.
  var connectionOptions: SceneConnectionOptions? { get }
  /// The activity that is announced, or that did not come; by default none.
  var announcedActivity: UserActivity? { get }
  /// Why the process was launched, while its launch methods run; by default nil.
  var launch: AppLaunch? { get }
  /// Whether the device shows several windows of an app; by default it does.
  var supportsMultipleScenes: Bool { get }
  /// The device and how the app was linked, as far as UIKit's objects show it.
  var deviceTraits: AppContext.DeviceTraits { get }
  /// Which call of `request`, from 1, was answered last or is being answered; by default it is 0.
  var answeredRequest: UInt32 { get }

  /// Takes what a scene can show from now on: `UIScene.activationConditions`.
  func setActivationConditions(_ conditions: ActivationConditions, for scene: SceneID)
  /// Takes what the app asks for; it is done, or refused, after the callback under way.
  func request(_ request: AppContext.SystemRequest)
  /// Gives the app background time, under a number that was never used.
  func beginBackgroundTask() -> AppBackgroundTask
  /// Takes background time back.
  func endBackgroundTask(_ task: AppBackgroundTask)

  /// Learns that a launch method answers that what opens the app is not to be delivered once more.
  ///
  /// Only an app without scenes is asked; by default nothing follows.
  func refusesLaunch()
  /// Takes what the app notes; by default it is dropped.
  func note(_ observation: AppContext.Observation)
  /// Returns a way to the system's context that may be sent anywhere.
  func handle(to context: AppContext) -> ContextHandle
}

// A system that judges nothing drops what is noted.
extension SceneSystem {
  /// Nothing.
  public var content: PayloadContent? { nil }
  /// None, unless the system says otherwise.
  public var announcedActivity: UserActivity? { nil }
  /// Nil, unless the system says otherwise.
  public var launch: AppLaunch? { nil }
  /// Nothing.
  public var connectionOptions: SceneConnectionOptions? { nil }
  /// Yes.
  public var supportsMultipleScenes: Bool { true }
  /// An iPhone, with key windows as they have been since the SDK of iOS 15.
  public var deviceTraits: AppContext.DeviceTraits { AppContext.DeviceTraits() }
  /// None: a system that says which request fails has no need of numbers.
  public var answeredRequest: UInt32 { 0 }
  public func note(_ observation: AppContext.Observation) {}
  public func refusesLaunch() {}
}

// MARK: - The way to it from elsewhere

/// The way to the context from a task, an actor or a service.
///
/// Unlike the context it may be sent anywhere.
public struct ContextHandle: Sendable {
  private let find: @Sendable (_ caller: String) -> AppContext?

  /// Creates the way to a context.
  ///
  /// - Parameter find: Returns the context where it may be used, nil elsewhere; the caller is a line
  ///   such as `Notes/Sync.swift:12`.
  public init(_ find: @escaping @Sendable (_ caller: String) -> AppContext?) { self.find = find }

  /// Does something with the context, where it may be used.
  ///
  /// In a test nothing is done on a thread that does not play the app: the work is uncontrolled, and
  /// the result of the campaign names the line. In the shipped app that is every thread but the main.
  ///
  /// - Parameters:
  ///   - fileID: The caller's module and file.
  ///   - line: The caller's line.
  ///   - body: What is done.
  /// - Returns: What the body returns; nil where the context may not be used.
  @discardableResult
  public func use<Result>(
    fileID: String = #fileID, line: Int = #line, _ body: (AppContext) throws -> Result
  ) rethrows -> Result? {
    guard let context = find("\(fileID):\(line)") else { return nil }
    return try body(context)
  }
}
