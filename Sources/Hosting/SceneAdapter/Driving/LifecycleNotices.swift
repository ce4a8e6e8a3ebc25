#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  import Foundation
  import SceneSeam
  import UIKit

  /// Observes what UIKit posts about the application and its scenes.
  @MainActor
  final class LifecycleNotices {
    /// Which callback of the seam each notification is.
    static let names: [(NSNotification.Name, LifecycleCallback.CallbackName)] = [
      (UIApplication.didFinishLaunchingNotification, .launchNotice),
      (UIApplication.willEnterForegroundNotification, .appForegroundNotice),
      (UIApplication.didBecomeActiveNotification, .appActiveNotice),
      (UIApplication.willResignActiveNotification, .appResignNotice),
      (UIApplication.didEnterBackgroundNotification, .appBackgroundNotice),
      (UIApplication.willTerminateNotification, .terminateNotice),
      (UIApplication.didReceiveMemoryWarningNotification, .memoryNotice),
      (UIApplication.significantTimeChangeNotification, .timeChangeNotice),
      (UIApplication.userDidTakeScreenshotNotification, .screenshotNotice),
      (
        UIApplication.protectedDataDidBecomeAvailableNotification, .protectedDataAvailableNotice
      ),
      (
        UIApplication.protectedDataWillBecomeUnavailableNotification,
        .protectedDataUnavailableNotice
      ),
      (UIScene.willConnectNotification, .connectNotice),
      (UIScene.didDisconnectNotification, .disconnectNotice),
      (UIScene.willEnterForegroundNotification, .foregroundNotice),
      (UIScene.didActivateNotification, .activeNotice),
      (UIScene.willDeactivateNotification, .resignNotice),
      (UIScene.didEnterBackgroundNotification, .backgroundNotice),
      (UIWindow.didBecomeKeyNotification, .keyWindow),
    ]

    private var tokens: [any NSObjectProtocol] = []

    /// Observes from now on, until the process ends.
    ///
    /// - Parameter receive: Takes the callback, and the object that it is about.
    init(
      _ receive: @escaping @MainActor (LifecycleCallback.CallbackName, ObjectIdentifier?) -> Void
    ) {
      for (notice, name) in Self.names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: notice, object: nil, queue: nil) {
            notification in
            // An object cannot be sent to another thread; what tells it from others can.
            let object = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
            MainThread.run { receive(name, object) }
          })
      }
    }
  }
#endif
