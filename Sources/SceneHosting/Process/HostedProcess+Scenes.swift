import Foundation
import SceneSeam
import UIKit

// What scenes, their windows and their delegates receive.
extension HostedProcess {
  /// Asks the application delegate how a session is configured.
  func configure(_ id: SessionID, _ role: SceneRole, _ delegate: any UIApplicationDelegate) {
    let session = session(id, role: role)
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    keep(session)
  }

  /// Makes the window that a storyboard describes, before the scene connects.
  func setsWindow(_ id: SceneID) {
    let scene = sceneToConnect(id, role: context.role(of: id), UIScene.ConnectionOptions())
    guard let scene = scene as? UIWindowScene,
      let storyboard = scene.session.configuration.storyboard,
      let delegate = scene.delegate as? any UIWindowSceneDelegate
    else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate.window = window
    window.makeKeyAndVisible()
  }

  func connects(_ id: SceneID, _ options: SceneConnectionOptions) {
    if let payload = options.payload { remember(payload) }
    let values = PayloadObjects.options(options)
    let scene = sceneToConnect(id, role: options.role, values)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: values)
  }

  func delivers(_ payload: ScenePayload, to id: SceneID) {
    guard let scene = scene(id) else { return }
    remember(payload)
    switch payload.kind {
    case .url:
      scene.delegate?.scene(scene, openURLContexts: [PayloadObjects.context(payload)])
    case .activity: scene.delegate?.scene(scene, continue: PayloadObjects.activity(payload))
    case .shortcut:
      guard let scene = scene as? UIWindowScene,
        let delegate = scene.delegate as? any UIWindowSceneDelegate
      else { return }
      delegate.windowScene(scene, performActionFor: PayloadObjects.shortcut(payload)) { _ in }
    case .notification: answers(PayloadObjects.response(payload))
    case .share: break
    }
  }

  func answers(_ response: UNNotificationResponse) {
    let center = UNUserNotificationCenter.current()
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
  }

  /// Delivers a callback of a scene that carries nothing; false where it is not one.
  func receives(_ name: LifecycleCallback.CallbackName, _ id: SceneID) -> Bool {
    guard let scene = scene(id) else { return false }
    switch name {
    case .foreground: scene.delegate?.sceneWillEnterForeground(scene)
    case .active: scene.delegate?.sceneDidBecomeActive(scene)
    case .resign: scene.delegate?.sceneWillResignActive(scene)
    case .background: scene.delegate?.sceneDidEnterBackground(scene)
    case .disconnect:
      scene.delegate?.sceneDidDisconnect(scene)
      leaving = id
    case .connectNotice: UIKitNotices.post(UIScene.willConnectNotification, object: scene)
    case .foregroundNotice:
      UIKitNotices.post(UIScene.willEnterForegroundNotification, object: scene)
    case .activeNotice: UIKitNotices.post(UIScene.didActivateNotification, object: scene)
    case .resignNotice: UIKitNotices.post(UIScene.willDeactivateNotification, object: scene)
    case .backgroundNotice:
      UIKitNotices.post(UIScene.didEnterBackgroundNotification, object: scene)
    case .disconnectNotice: UIKitNotices.post(UIScene.didDisconnectNotification, object: scene)
    default: return receivesRarely(name, scene)
    }
    return true
  }

  private func receivesRarely(_ name: LifecycleCallback.CallbackName, _ scene: UIScene) -> Bool {
    switch name {
    case .saveState:
      scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    case .restore:
      guard let activity = scene.session.stateRestorationActivity else { return true }
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    case .willContinue:
      scene.delegate?.scene(
        scene, willContinueUserActivityWithType: NSUserActivityTypeBrowsingWeb)
    case .failActivity:
      scene.delegate?.scene(
        scene, didFailToContinueUserActivityWithType: NSUserActivityTypeBrowsingWeb,
        error: CocoaError(.userCancelled))
    case .updateActivity:
      guard let activity = scene.userActivity else { return true }
      scene.delegate?.scene(scene, didUpdate: activity)
    case .geometry:
      guard let scene = scene as? UIWindowScene else { return true }
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, didUpdate: scene.coordinateSpace, interfaceOrientation: scene.interfaceOrientation,
        traitCollection: scene.traitCollection)
    default:
      guard let scene = scene as? UIWindowScene else { return false }
      return receivesInWindows(name, scene)
    }
    return true
  }

  private func receivesInWindows(
    _ name: LifecycleCallback.CallbackName, _ scene: UIWindowScene
  ) -> Bool {
    let windows = scene.windows.filter { !$0.isHidden }
    switch name {
    case .viewDidLoad: for window in windows { window.loads() }
    case .viewWillAppear: for window in windows { window.rootViewController?.willAppear() }
    case .viewDidAppear:
      for window in windows {
        window.shows(true)
        window.rootViewController?.didAppear()
      }
    case .viewWillDisappear: for window in windows { window.rootViewController?.willDisappear() }
    case .viewDidDisappear:
      for window in windows {
        window.shows(false)
        window.rootViewController?.didDisappear()
      }
    case .keyWindow:
      if let window = scene.keyWindow {
        UIKitNotices.post(UIWindow.didBecomeKeyNotification, object: window)
      }
    default: return false
    }
    return true
  }
}
