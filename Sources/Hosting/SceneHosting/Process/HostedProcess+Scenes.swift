import CarPlay
import Foundation
import SceneSeam
package import UIKit

// What scenes, their windows and their delegates receive.
extension HostedProcess {
  /// Asks the application delegate how a session is configured.
  func configure(_ id: SessionID, _ role: SceneRole, _ delegate: any UIApplicationDelegate) {
    let session = session(id, role: role)
    if let hosting = context.connectionOptions?.payload.flatMap(handedOn)?.hostingClass {
      // SwiftUI configures what was asked for by a hosting delegate's class.
      session.configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      session.configuration.delegateClass = hosting
      return keep(session)
    }
    var options =
      context.connectionOptions.map { connectionOptions($0) } ?? UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    // An app cannot know the private role of a scene for the keyboard.
    if role != .keyboardInput, configuration.role != session.role {
      AppException.raise(mismatched(configuration, session))
    }
    session.configuration = configuration
    if let payload = context.connectionOptions?.payload, mayRead(&options) { hears(payload) }
    keep(session)
  }

  /// Returns UIKit's message where a configuration is for another role than the session.
  private func mismatched(
    _ configuration: UISceneConfiguration, _ session: UISceneSession
  ) -> String {
    "BUG IN CLIENT OF UIKIT: Attempting to define a mismatched UISceneSessionRole! "
      + "Assigning a UISceneConfiguration with role \(configuration.role.rawValue)"
      + " for a UISceneSession with role \(session.role.rawValue)."
  }

  /// Tells the history for which contents a scene is activated.
  package func conditionsChange(of scene: UIScene) {
    guard let id = identity(scene) else { return }
    let own = scene.activationConditions
    context.setActivationConditions(
      ActivationConditions(
        can: taken(own.canActivateForTargetContentIdentifierPredicate),
        prefers: taken(own.prefersToActivateForTargetContentIdentifierPredicate)), for: id)
  }

  private func taken(_ predicate: NSPredicate) -> TargetPredicate {
    guard let content = ContentPredicate(taking: predicate) else {
      HostingStop.stop(
        "an activation condition is a block, which no system evaluates outside of the app",
        help: "write NSPredicate(format: \"self BEGINSWITH %@\", …) or NSPredicate(value: true)")
    }
    return TargetPredicate(content)
  }

  /// Whether a storyboard describes the window of a session's scenes, as the app and its manifest say.
  func hasStoryboard(_ id: SceneID) -> Bool {
    let session = session(id.session)
    let own = session.configuration
    // A session of which the app was not asked has what the manifest says of its role.
    let isUnasked = own.delegateClass == nil && own.name == nil
    let configuration =
      isUnasked ? UISceneConfiguration(name: nil, sessionRole: session.role) : own
    return configuration.storyboard != nil
  }

  /// Makes the window that a storyboard describes, before the scene connects; it is shown afterwards.
  func setsWindow(_ id: SceneID) {
    let scene = sceneToConnect(id, role: context.role(of: id), UIScene.ConnectionOptions())
    guard let scene = scene as? UIWindowScene,
      let storyboard = scene.session.configuration.storyboard,
      let delegate = scene.delegate as? any UIWindowSceneDelegate, !slots[id.slot].hasWindow
    else { return }
    slots[id.slot].hasWindow = true
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate.window = window
    slots[id.slot].hasStoryboard = true
  }

  /// Shows the window that the delegate of a storyboard's scene has, once it has heard of the connection.
  private func showsWindow(of scene: UIScene, _ id: SceneID) {
    guard slots[id.slot].hasStoryboard else { return }
    slots[id.slot].hasStoryboard = false
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate,
      let window = delegate.window ?? nil, window.windowScene === scene
    else { return }
    window.makeKeyAndVisible()
  }

  func connects(_ id: SceneID, _ options: SceneConnectionOptions) {
    if let payload = options.payload {
      remember(payload, in: id)
      answersFirst(payload, before: id)
    }
    var values = connectionOptions(options)
    let scene = sceneToConnect(id, role: options.role, values)
    values.contents.notificationResponse?.target = scene
    // The app's manifest decides, whatever the platform of the case says of storyboards.
    if hasStoryboard(id) { setsWindow(id) }
    if let payload = options.payload { forgetHandedOn(payload) }
    broughtByOptions = options.payload
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: values)
    broughtByOptions = nil
    (scene as? CPTemplateApplicationScene)?.connectsScreen()
    showsWindow(of: scene, id)
    takesLater(options, values, for: id, scene)
    // What views take later is read then.
    if let payload = options.payload {
      if mayRead(&values) { hears(payload) } else { misses(payload) }
    }
  }

  /// Returns the options that a scene connects with, as UIKit's objects.
  private func connectionOptions(_ options: SceneConnectionOptions) -> UIScene.ConnectionOptions {
    if let own = options.payload.flatMap(handedOn) {
      return UIScene.ConnectionOptions(userActivities: [own])
    }
    let values = PayloadObjects.options(options, announcing: announcedType, at: date)
    if let payload = options.payload {
      let contents = values.contents
      for context in contents.urlContexts { _ = hands(context, of: payload) }
      for activity in contents.userActivities { _ = hands(activity, of: payload) }
      let others: [AnyObject?] = [
        contents.shortcutItem, contents.notificationResponse, contents.cloudKitShareMetadata,
      ]
      for case let object? in others { _ = hands(object, of: payload) }
    }
    return values
  }

  func delivers(_ payload: ScenePayload, to id: SceneID) {
    guard let scene = scene(id) else { return }
    remember(payload, in: id)
    if isHeard(payload, in: scene) { hears(payload) } else { misses(payload) }
  }

  /// Delivers a payload to the delegate that is for it, and says whether that has the method.
  private func isHeard(_ payload: ScenePayload, in scene: UIScene) -> Bool {
    switch payload.kind {
    case .url:
      let url = PayloadObjects.url(payload)
      if let program { return program.opens(url, in: scene) }
      let isShown = hosted(scene)?.opens(url, in: scene) ?? false
      guard let delegate = scene.delegate else { return false }
      let isTaken = isTaken(payload, as: { PayloadObjects.context(payload) }) { context in
        !MissingMethod.openURLContexts.isReached {
          delegate.scene(scene, openURLContexts: [context])
        }
      }
      return isShown || isTaken
    case .activity:
      return isHeard(payload, continuedIn: scene)
    case .notification:
      if isAnswered(payload) { return heard.contains(payload.id) }
      return isTaken(payload, as: { PayloadObjects.response(payload, at: date) }) { response in
        response.target = scene
        return answers(response)
      }
    case .shortcut, .share:
      guard let scene = scene as? UIWindowScene,
        let delegate = scene.delegate as? any UIWindowSceneDelegate
      else { return false }
      if payload.kind == .share {
        let share = hands(PayloadObjects.share(payload), of: payload)
        return !MissingMethod.acceptShare.isReached {
          delegate.windowScene(scene, userDidAcceptCloudKitShareWith: share)
        }
      }
      return isTaken(payload, as: { PayloadObjects.shortcut(payload) }) { item in
        !MissingMethod.performAction.isReached {
          delegate.windowScene(scene, performActionFor: item) { @Sendable _ in }
        }
      }
    }
  }

  /// Delivers an activity, and says whether a view takes it or the delegate looks into it.
  private func isHeard(_ payload: ScenePayload, continuedIn scene: UIScene) -> Bool {
    let own = handedOn(payload)
    forgetHandedOn(payload)
    let shown = own ?? hands(PayloadObjects.activity(payload), of: payload)
    if let program { return program.continues(shown, in: scene) }
    let isShown = hosted(scene)?.continues(shown, in: scene) ?? false
    guard let delegate = scene.delegate else { return false }
    let reaches = { (activity: NSUserActivity) in
      !MissingMethod.continueActivity.isReached { delegate.scene(scene, continue: activity) }
    }
    // The app knows an activity already if it has asked for the window itself.
    if let own { return reaches(own) || isShown }
    return isTaken(payload, as: { PayloadObjects.activity(payload) }, by: reaches) || isShown
  }

  /// Delivers the user's answer to a notification, and says whether the app has the method.
  @discardableResult
  func answers(_ response: UNNotificationResponse) -> Bool {
    let center = UNUserNotificationCenter.current()
    guard let delegate = center.delegate else { return false }
    return !MissingMethod.didReceiveResponse.isReached {
      delegate.userNotificationCenter(center, didReceive: response) { @Sendable in }
    }
  }

  /// Delivers a callback of a scene that carries nothing; false where it is not one.
  func receives(_ name: LifecycleCallback.CallbackName, _ id: SceneID) -> Bool {
    guard let scene = scene(id) ?? attachedScene(id) else { return false }
    switch name {
    case .foreground:
      scene.delegate?.sceneWillEnterForeground(scene)
      hosted(scene)?.phases(scene, .inactive)
    case .active:
      scene.delegate?.sceneDidBecomeActive(scene)
      handsBeforeActive(to: id, scene)
      hosted(scene)?.phases(scene, .active)
    case .resign:
      scene.delegate?.sceneWillResignActive(scene)
      hosted(scene)?.phases(scene, .inactive)
    case .background:
      scene.delegate?.sceneDidEnterBackground(scene)
      hosted(scene)?.phases(scene, .background)
    case .disconnect:
      (scene as? CPTemplateApplicationScene)?.disconnectsScreen()
      scene.delegate?.sceneDidDisconnect(scene)
      leaves(id, \.isDisconnected)
    case .connectNotice: UIKitNotices.post(UIScene.willConnectNotification, object: scene)
    case .foregroundNotice:
      UIKitNotices.post(UIScene.willEnterForegroundNotification, object: scene)
    case .activeNotice: UIKitNotices.post(UIScene.didActivateNotification, object: scene)
    case .resignNotice: UIKitNotices.post(UIScene.willDeactivateNotification, object: scene)
    case .backgroundNotice:
      UIKitNotices.post(UIScene.didEnterBackgroundNotification, object: scene)
    case .phaseActive:
      handsBeforeActive(to: id, scene)
      program?.phases(scene, .active)
    case .phaseInactive: program?.phases(scene, .inactive)
    case .phaseBackground:
      program?.phases(scene, .background)
      keepsViews(of: scene)
    case .disconnectNotice:
      UIKitNotices.post(UIScene.didDisconnectNotification, object: scene)
      leaves(id, \.isDisconnectNoticed)
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
        scene, willContinueUserActivityWithType: announcedType)
    case .failActivity:
      scene.delegate?.scene(
        scene, didFailToContinueUserActivityWithType: announcedType,
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
    let slot = scene.session.slot
    // A controller that was told already, by what the app has done itself, is not told again.
    switch name {
    case .viewDidLoad: for window in windows { window.loads() }
    case .viewWillAppear:
      slots[slot].views = .appearing
      for window in windows { window.rootViewController?.willAppear() }
    case .viewDidAppear:
      slots[slot].views = .shown
      for window in windows { window.rootViewController?.didAppear() }
      if let id = identity(scene) { handsWaiting(to: id, scene) }
    case .viewWillDisappear:
      slots[slot].views = .hidden
      for window in windows { window.rootViewController?.willDisappear() }
    case .viewDidDisappear:
      slots[slot].views = .hidden
      for window in windows { window.rootViewController?.didDisappear() }
    case .keyWindow:
      slots[scene.session.slot].hasKeyWindow = true
      scene.announcesKeyWindow()
    default: return false
    }
    return true
  }
}

extension TargetPredicate {
  /// Converts UIKit's predicate to that of the seam.
  fileprivate init(_ content: ContentPredicate) {
    self =
      switch content {
      case .always: .always
      case .never: .never
      case .equals(let text): .equals(text)
      case .hasPrefix(let text): .hasPrefix(text)
      case .contains(let text): .contains(text)
      case .any(let others): .any(others.map { TargetPredicate($0) })
      case .not(let other): .not(TargetPredicate(other))
      }
  }
}
