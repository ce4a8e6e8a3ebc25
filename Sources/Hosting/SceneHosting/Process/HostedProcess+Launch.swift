import Foundation
import SceneSeam
import UIKit

// How a process is launched, and what an app without scenes gets with it and later.
extension HostedProcess {
  /// Calls the launch method that comes first.
  func willLaunch(_ delegate: any UIApplicationDelegate) {
    setsMainWindow(delegate)
    broughtByOptions = context.launch?.opening
    acceptsOpening = delegate.application(
      application, willFinishLaunchingWithOptions: context.launch.flatMap { options($0) })
    broughtByOptions = nil
  }

  /// Calls the launch method.
  ///
  /// A link or a quick action that a launch method does not want delivered is not: the app has it from the
  /// options. Source: Apple, uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:).
  func launches(_ launch: AppLaunch, _ delegate: any UIApplicationDelegate) {
    setsMainWindow(delegate)
    broughtByOptions = launch.opening
    let accepts = delegate.application(
      application, didFinishLaunchingWithOptions: options(launch))
    broughtByOptions = nil
    acceptsOpening = acceptsOpening && accepts
    opening = launch.opening
    if let opening, !acceptsOpening, opening.kind == .url || opening.kind == .shortcut {
      context.refusesLaunch()
      misses(opening)
    }
    if hasMainStoryboard { delegate.window?.makeKeyAndVisible() }
    ScheduledTasks.launchEnds()
  }

  private var hasMainStoryboard: Bool { !usesScenes && manifest.mainStoryboard != nil }

  /// Makes the window that the main storyboard describes, before the launch methods are called.
  ///
  /// UIKit shows it once they have returned. Source: Apple, about-the-app-launch-sequence.
  private func setsMainWindow(_ delegate: any UIApplicationDelegate) {
    guard hasMainStoryboard, let name = manifest.mainStoryboard, !hasSetMainWindow else { return }
    hasSetMainWindow = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    delegate.window = window
  }

  /// Delivers a callback of the root view controllers of an app without scenes; false where it is not one.
  func receivesInWindows(_ name: LifecycleCallback.CallbackName) -> Bool {
    if usesScenes { return false }
    let windows = application.windows
    let shown = windows.filter { !$0.isHidden }
    switch name {
    case .viewDidLoad: for window in windows { window.loads() }
    case .viewWillAppear:
      for window in shown {
        // A window that came later, or in code, has not loaded with the others.
        window.loads()
        window.rootViewController?.willAppear()
      }
    case .viewDidAppear: for window in shown { window.rootViewController?.didAppear() }
    case .viewWillDisappear: for window in shown { window.rootViewController?.willDisappear() }
    case .viewDidDisappear: for window in shown { window.rootViewController?.didDisappear() }
    default: return false
    }
    return true
  }

  private func options(_ launch: AppLaunch) -> [UIApplication.LaunchOptionsKey: Any]? {
    LaunchOptionReads.unnoticed { () -> [UIApplication.LaunchOptionsKey: Any]? in
      if let payload = launch.opening { return options(payload) }
      switch launch.backgroundCause {
      case .silentPush: return [.remoteNotification: silentPush]
      case .locationUpdate: return [.location: true]
      default: return nil
      }
    }
  }

  /// Returns the launch options with the payload that opens an app without scenes.
  private func options(_ payload: ScenePayload) -> [UIApplication.LaunchOptionsKey: Any] {
    remember(payload)
    switch payload.kind {
    case .url:
      var options: [UIApplication.LaunchOptionsKey: Any] = [.url: PayloadObjects.url(payload)]
      options[.sourceApplication] = PayloadObjects.context(payload).options.sourceApplication
      return options
    case .activity:
      let activity = hands(PayloadObjects.activity(payload), of: payload)
      let entries: [String: Any] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": activity,
      ]
      return [.userActivityDictionary: entries]
    case .shortcut:
      return [.shortcutItem: hands(PayloadObjects.shortcut(payload), of: payload)]
    case .notification:
      let response = PayloadObjects.response(payload, at: date)
      return [.remoteNotification: response.notification.request.content.userInfo]
    case .share: return [.cloudKitShareMetadata: hands(PayloadObjects.share(payload), of: payload)]
    }
  }

  /// Whether the app has read in its launch options what a payload brings.
  private func hasReadAtLaunch(_ payload: ScenePayload) -> Bool {
    guard payload.id == opening?.id else { return false }
    let key: UIApplication.LaunchOptionsKey =
      switch payload.kind {
      case .url: .url
      case .activity: .userActivityDictionary
      case .shortcut: .shortcutItem
      case .notification: .remoteNotification
      case .share: .cloudKitShareMetadata
      }
    return LaunchOptionReads.has(key)
  }

  /// Whether a payload came and no code of the app has looked at it, neither where it came nor at the launch.
  func isUnread(_ payload: ScenePayload) -> Bool {
    missed.contains(payload.id) && !hasReadAtLaunch(payload)
  }

  /// Delivers to an app without scenes what a scene would get.
  func delivers(_ payload: ScenePayload, to delegate: any UIApplicationDelegate) {
    remember(payload)
    if isHeard(payload, by: delegate) { hears(payload) } else { misses(payload) }
  }

  /// Delivers a payload to the application delegate, and says whether it has the method.
  private func isHeard(_ payload: ScenePayload, by delegate: any UIApplicationDelegate) -> Bool {
    switch payload.kind {
    case .url:
      return !MissingMethod.openURL.isReached {
        _ = delegate.application(
          application, open: PayloadObjects.url(payload),
          options: PayloadObjects.options(payload))
      }
    case .activity:
      return isTaken(payload, as: { PayloadObjects.activity(payload) }) { activity in
        !MissingMethod.continueInApp.isReached {
          _ = delegate.application(
            application, continue: activity, restorationHandler: { @Sendable _ in })
        }
      }
    case .shortcut:
      return isTaken(payload, as: { PayloadObjects.shortcut(payload) }) { item in
        !MissingMethod.performActionInApp.isReached {
          delegate.application(application, performActionFor: item) { @Sendable _ in }
        }
      }
    case .notification:
      return isTaken(payload, as: { PayloadObjects.response(payload, at: date) }) { response in
        answers(response)
      }
    case .share:
      let share = hands(PayloadObjects.share(payload), of: payload)
      return !MissingMethod.acceptShareInApp.isReached {
        delegate.application(application, userDidAcceptCloudKitShareWith: share)
      }
    }
  }
}
