public import SceneLifecycle

/// An app's life-cycle logic: an object that is told what a scene delegate is told.
///
/// It knows neither UIKit nor windows. Every requirement has a default that does nothing, so an app
/// writes down what it cares about. A structure adopts the protocol as it is; a class on the main
/// actor writes `final class Notes: @MainActor SceneApp`.
///
/// A launch makes a new object. When the process is killed the object is dropped and not told.
public protocol SceneApp {
  // MARK: The process

  /// The process has launched; no scene is connected yet.
  mutating func didFinishLaunching(_ launch: Launch)
  /// The process is asked to end; most processes end without it.
  mutating func willTerminate()
  /// The system runs the app in the background: a push, a fetch, a task, a location.
  mutating func performBackgroundWork(_ cause: EventKind)
  /// A background task's time is over; it must be ended before this returns.
  mutating func backgroundTaskDidExpire(_ task: BackgroundTask)
  /// The system is short of memory.
  mutating func didReceiveMemoryWarning()
  /// What is protected can be read again.
  mutating func protectedDataDidBecomeAvailable()
  /// What is protected will soon be unreadable.
  mutating func protectedDataWillBecomeUnavailable()
  /// Some seconds have passed on the app's clock.
  mutating func clockDidAdvance(seconds: Int)

  // MARK: Sessions

  /// The system asks for the configuration of a session that is about to connect.
  mutating func configure(_ session: SessionID, role: SceneRole)
  /// The user or the app closed these sessions for good, now or while the app did not run.
  mutating func didDiscard(_ sessions: [SessionID])
  /// What the app asked for was refused.
  mutating func requestDidFail(_ session: SessionID?)

  // MARK: Scenes

  /// A scene connects, perhaps with something that opened it.
  mutating func sceneWillConnect(_ scene: SceneID, _ options: ConnectionOptions)
  /// A scene comes to the foreground.
  mutating func sceneWillEnterForeground(_ scene: SceneID)
  /// A scene is active.
  mutating func sceneDidBecomeActive(_ scene: SceneID)
  /// A scene stops being active; an interruption may be all there is to it.
  mutating func sceneWillResignActive(_ scene: SceneID)
  /// A scene is in the background; the system takes its snapshot afterwards.
  mutating func sceneDidEnterBackground(_ scene: SceneID)
  /// A scene is gone; its session may connect again.
  mutating func sceneDidDisconnect(_ scene: SceneID)
  /// Something is delivered to a scene that was there before.
  mutating func scene(_ scene: SceneID, didReceive payload: Payload)

  // MARK: The application's notifications

  /// `UIApplication.willEnterForegroundNotification`.
  mutating func applicationWillEnterForeground()
  /// `UIApplication.didBecomeActiveNotification`.
  mutating func applicationDidBecomeActive()
  /// `UIApplication.willResignActiveNotification`.
  mutating func applicationWillResignActive()
  /// `UIApplication.didEnterBackgroundNotification`.
  mutating func applicationDidEnterBackground()

  // MARK: Everything

  /// Any callback, before the requirement that names it: scene notifications, views, phases too.
  mutating func hears(_ callback: Callback)
}

extension SceneApp {
  /// Does nothing.
  public mutating func didFinishLaunching(_ launch: Launch) {}
  /// Does nothing.
  public mutating func willTerminate() {}
  /// Does nothing.
  public mutating func performBackgroundWork(_ cause: EventKind) {}
  /// Does nothing.
  public mutating func backgroundTaskDidExpire(_ task: BackgroundTask) {}
  /// Does nothing.
  public mutating func didReceiveMemoryWarning() {}
  /// Does nothing.
  public mutating func protectedDataDidBecomeAvailable() {}
  /// Does nothing.
  public mutating func protectedDataWillBecomeUnavailable() {}
  /// Does nothing.
  public mutating func clockDidAdvance(seconds: Int) {}
  /// Does nothing.
  public mutating func configure(_ session: SessionID, role: SceneRole) {}
  /// Does nothing.
  public mutating func didDiscard(_ sessions: [SessionID]) {}
  /// Does nothing.
  public mutating func requestDidFail(_ session: SessionID?) {}
  /// Does nothing.
  public mutating func sceneWillConnect(_ scene: SceneID, _ options: ConnectionOptions) {}
  /// Does nothing.
  public mutating func sceneWillEnterForeground(_ scene: SceneID) {}
  /// Does nothing.
  public mutating func sceneDidBecomeActive(_ scene: SceneID) {}
  /// Does nothing.
  public mutating func sceneWillResignActive(_ scene: SceneID) {}
  /// Does nothing.
  public mutating func sceneDidEnterBackground(_ scene: SceneID) {}
  /// Does nothing.
  public mutating func sceneDidDisconnect(_ scene: SceneID) {}
  /// Does nothing.
  public mutating func scene(_ scene: SceneID, didReceive payload: Payload) {}
  /// Does nothing.
  public mutating func applicationWillEnterForeground() {}
  /// Does nothing.
  public mutating func applicationDidBecomeActive() {}
  /// Does nothing.
  public mutating func applicationWillResignActive() {}
  /// Does nothing.
  public mutating func applicationDidEnterBackground() {}
  /// Does nothing.
  public mutating func hears(_ callback: Callback) {}
}
