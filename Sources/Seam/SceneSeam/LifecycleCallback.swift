/// One callback of UIKit or SwiftUI by its name, beside the requirements that stand for some of them.
@frozen
public struct LifecycleCallback: Hashable, Sendable {
  /// Which callback.
  public let name: CallbackName
  /// The scene that it is about; nil when it is about the app as a whole.
  public let scene: SceneID?

  @inlinable
  public init(_ name: CallbackName, in scene: SceneID? = nil) {
    self.name = name
    self.scene = scene
  }
}

extension LifecycleCallback {
  /// Every callback that an app can receive; `Notice` is a notification, `app` the application's.
  ///
  /// Their words are those of histories and laws.
  @frozen
  public enum CallbackName: String, Hashable, Sendable, CaseIterable {
    // Connecting
    case configuration, windowSet, connect, stateReadable, connectNotice
    case viewDidLoad, viewWillAppear, willContinue, restore
    // Entering the foreground
    case foreground, foregroundNotice, appForegroundNotice, phaseInactive, appPhaseInactive
    // Payloads
    case openURL, continueActivity, failActivity, performShortcut, notificationResponse
    case acceptShare
    // Becoming active
    case active, activeNotice, appActiveNotice, phaseActive, appPhaseActive
    case viewDidAppear, keyWindow, touch, keyPress, geometry, updateActivity
    // Resigning
    case resign, resignNotice, appResignNotice
    // Entering the background
    case background, backgroundNotice, appBackgroundNotice, phaseBackground, appPhaseBackground
    case saveState
    // Disconnecting
    case disconnect, disconnectNotice, viewWillDisappear, viewDidDisappear

    // The process
    case delegateInit, willFinishLaunching, shouldRestoreState, didFinishLaunching, launchNotice
    case requestActivation, requestDestruction, requestRefresh, requestError, discard
    case protectedDataAvailable, protectedDataAvailableNotice
    case protectedDataUnavailable, protectedDataUnavailableNotice
    case timeChangeNotice, timeChange, memoryWarning, memoryNotice, viewMemoryWarning
    case push, registered, registrationFailed, fetch, backgroundTask, urlSession, locationUpdate
    case appIntent, backgroundTaskExpired, screenshotNotice, willPresent, notificationAction
    case shouldSaveState, terminate, terminateNotice

    // The application delegate's names for a scene's callbacks, in an app without scenes
    case appForeground, appActive, appResign, appBackground
    case appOpenURL, appWillContinue, appContinue, appFailActivity, appShortcut, appAcceptShare
    case appUpdateActivity

    // A test moves the app's clock
    case tick
  }
}
