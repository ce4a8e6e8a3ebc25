import Foundation
import SceneBridging
import SceneSeam
import UIKit

// What the application delegate and observers of the application receive.
extension HostedProcess {
  /// The contents of a push that shows nothing, with those that the test names.
  var silentPush: [AnyHashable: Any] {
    var info = UserInfo()
    if case .push(let push) = context.content { info = push.userInfo }
    var delivery = info["aps"]?.dictionary ?? UserInfo()
    if delivery["content-available"] == nil { delivery["content-available"] = 1 }
    info["aps"] = .dictionary(delivery)
    return info.plain
  }

  func discards(_ ids: [SessionID], _ delegate: any UIApplicationDelegate) {
    let sessions = ids.map { session($0) }
    delegate.application(application, didDiscardSceneSessions: OrderedSets.make(sessions))
    for (id, session) in zip(ids, sessions) {
      SessionArchive.forget(session, in: context)
      if slots[id.slot].sessionID == id, slots[id.slot].scene == nil {
        slots[id.slot] = SessionSlot()
      }
    }
  }

  /// The identifier of the session whose downloads are over.
  private static let downloadSession = "com.example.session"

  func works(_ cause: BackgroundCause, _ delegate: any UIApplicationDelegate) {
    switch cause {
    case .silentPush:
      delegate.application(application, didReceiveRemoteNotification: silentPush) { @Sendable _ in }
    case .backgroundFetch:
      delegate.application(application, performFetchWithCompletionHandler: { @Sendable _ in })
    case .urlSession where worksInProgram(for: Self.downloadSession): break
    case .urlSession:
      delegate.application(
        application, handleEventsForBackgroundURLSession: Self.downloadSession
      ) { @Sendable in }
    case .notificationAction:
      let unnamed = NotificationResponse("item-0", actionIdentifier: "com.example.action")
      var content = unnamed
      if case .notification(let named) = context.content { content = named }
      remember(.answer(content.requestIdentifier))
      answers(PayloadObjects.response(content, at: date))
    case .backgroundTask:
      ScheduledTasks.run {
        beginBackgroundTask(expirationHandler: $0)
      } _: { [weak self] number in
        self?.endBackgroundTask(number)
      }
    case .locationUpdate, .appIntent: break
    }
  }

  /// The date that the clock of the case shows.
  var date: Date { PlayedWorld.beginning.addingTimeInterval(TimeInterval(context.now)) }

  /// Delivers a callback of the application that carries nothing; false where it is not one.
  func receives(
    _ name: LifecycleCallback.CallbackName, _ delegate: any UIApplicationDelegate
  ) -> Bool {
    switch name {
    case .willFinishLaunching:
      willLaunch(delegate)
    case .launchNotice: post(UIApplication.didFinishLaunchingNotification)
    case .appForegroundNotice: post(UIApplication.willEnterForegroundNotification)
    case .appActiveNotice: post(UIApplication.didBecomeActiveNotification)
    case .appResignNotice: post(UIApplication.willResignActiveNotification)
    case .appBackgroundNotice: post(UIApplication.didEnterBackgroundNotification)
    case .memoryNotice: post(UIApplication.didReceiveMemoryWarningNotification)
    case .terminateNotice: post(UIApplication.willTerminateNotification)
    case .timeChangeNotice: post(UIApplication.significantTimeChangeNotification)
    case .screenshotNotice: post(UIApplication.userDidTakeScreenshotNotification)
    case .protectedDataAvailableNotice:
      post(UIApplication.protectedDataDidBecomeAvailableNotification)
    case .protectedDataUnavailableNotice:
      post(UIApplication.protectedDataWillBecomeUnavailableNotification)
    case .appPhaseActive: phases(.active)
    case .appPhaseInactive: phases(.inactive)
    case .appPhaseBackground: phases(.background)
    case .memoryWarning: delegate.applicationDidReceiveMemoryWarning(application)
    case .viewMemoryWarning:
      for window in application.windows { window.rootViewController?.lacksMemory() }
    case .timeChange: delegate.applicationSignificantTimeChange(application)
    case .terminate: delegate.applicationWillTerminate(application)
    case .protectedDataAvailable:
      delegate.applicationProtectedDataDidBecomeAvailable(application)
    case .protectedDataUnavailable:
      delegate.applicationProtectedDataWillBecomeUnavailable(application)
    default: return receivesRarely(name, delegate)
    }
    return true
  }

  private func receivesRarely(
    _ name: LifecycleCallback.CallbackName, _ delegate: any UIApplicationDelegate
  ) -> Bool {
    switch name {
    case .registered:
      delegate.application(
        application, didRegisterForRemoteNotificationsWithDeviceToken: Data([1, 2, 3, 4]))
    case .registrationFailed:
      delegate.application(
        application, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.userCancelled))
    case .willPresent:
      let center = UNUserNotificationCenter.current()
      center.delegate?.userNotificationCenter(
        center, willPresent: arriving
      ) { @Sendable _ in }
    case .appForeground: delegate.applicationWillEnterForeground(application)
    case .appActive: delegate.applicationDidBecomeActive(application)
    case .appResign: delegate.applicationWillResignActive(application)
    case .appBackground: delegate.applicationDidEnterBackground(application)
    case .appWillContinue:
      _ = delegate.application(
        application, willContinueUserActivityWithType: announcedType)
    case .appFailActivity:
      delegate.application(
        application, didFailToContinueUserActivityWithType: announcedType,
        error: CocoaError(.userCancelled))
    case .appUpdateActivity:
      let shown = [delegate.window?.rootViewController, delegate as? UIResponder, application]
      guard let activity = shown.lazy.compactMap({ $0?.userActivity }).first else { return true }
      delegate.application(application, didUpdate: activity)
    case .shouldSaveState: savesState(delegate)
    case .shouldRestoreState: restoresState(delegate)
    default: return receivesInWindows(name)
    }
    return true
  }

  /// The type of an activity that is announced, or that did not come.
  var announcedType: String {
    context.announcedActivity?.type ?? NSUserActivityTypeBrowsingWeb
  }

  /// The notification that arrives while the app is in the foreground.
  private var arriving: UNNotification {
    guard case .notification(let content) = context.content else {
      return PayloadObjects.notification("item-0", at: date)
    }
    return PayloadObjects.notification(
      content.requestIdentifier, content.userInfo, of: content.categoryIdentifier, at: date)
  }

  private func post(_ name: NSNotification.Name) {
    UIKitNotices.post(name, object: application)
  }
}
