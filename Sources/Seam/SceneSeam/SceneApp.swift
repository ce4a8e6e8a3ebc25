/// An app's life-cycle logic: an object that receives what a scene delegate receives.
///
/// It knows neither UIKit nor windows. Every requirement has a default that does nothing, so an app
/// implements those that it cares about. A structure adopts the protocol as it is; a class on the main
/// actor writes `final class Notes: @MainActor SceneApp`.
///
/// A launch makes a new object. A kill drops the object without a call.
public protocol SceneApp {
  // MARK: The process

  /// The process has launched; no scene is connected yet.
  mutating func didFinishLaunching(_ launch: AppLaunch)
  /// The process is asked to end; most processes end without it.
  mutating func willTerminate()
  /// The system runs the app in the background: a push, a fetch, a task, a location.
  mutating func performBackgroundWork(_ cause: BackgroundCause)
  /// A background task's time is over; it must be ended before this returns.
  mutating func backgroundTaskDidExpire(_ task: AppBackgroundTask)
  /// The system is short of memory.
  mutating func didReceiveMemoryWarning()
  /// Protected data can be read again.
  mutating func protectedDataDidBecomeAvailable()
  /// Protected data will soon be unreadable.
  mutating func protectedDataWillBecomeUnavailable()
  /// Some seconds have passed on the app's clock.
  mutating func clockDidAdvance(seconds: Int)

  // MARK: Sessions

  /// The system asks for the configuration of a session that is about to connect.
  mutating func configure(_ session: SessionID, role: SceneRole)
  /// The user or the app closed these sessions for good, now or while the app did not run.
  mutating func didDiscard(_ sessions: [SessionID])
  /// A request of the app was refused.
  mutating func requestDidFail(_ session: SessionID?)

  // MARK: Scenes

  /// A scene connects, perhaps with something that opened it.
  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions)
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
  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload)

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
  mutating func didReceive(_ callback: LifecycleCallback)
}

// What an app does not implement, it ignores.
extension SceneApp {
  public mutating func didFinishLaunching(_ launch: AppLaunch) {}
  public mutating func willTerminate() {}
  public mutating func performBackgroundWork(_ cause: BackgroundCause) {}
  public mutating func backgroundTaskDidExpire(_ task: AppBackgroundTask) {}
  public mutating func didReceiveMemoryWarning() {}
  public mutating func protectedDataDidBecomeAvailable() {}
  public mutating func protectedDataWillBecomeUnavailable() {}
  public mutating func clockDidAdvance(seconds: Int) {}
  public mutating func configure(_ session: SessionID, role: SceneRole) {}
  public mutating func didDiscard(_ sessions: [SessionID]) {}
  public mutating func requestDidFail(_ session: SessionID?) {}
  public mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {}
  public mutating func sceneWillEnterForeground(_ scene: SceneID) {}
  public mutating func sceneDidBecomeActive(_ scene: SceneID) {}
  public mutating func sceneWillResignActive(_ scene: SceneID) {}
  public mutating func sceneDidEnterBackground(_ scene: SceneID) {}
  public mutating func sceneDidDisconnect(_ scene: SceneID) {}
  public mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {}
  public mutating func applicationWillEnterForeground() {}
  public mutating func applicationDidBecomeActive() {}
  public mutating func applicationWillResignActive() {}
  public mutating func applicationDidEnterBackground() {}
  public mutating func didReceive(_ callback: LifecycleCallback) {}
}
