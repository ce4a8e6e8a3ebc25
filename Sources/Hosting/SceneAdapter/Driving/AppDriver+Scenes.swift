#if OUR_UIKIT || (canImport(UIKit) && !os(Linux))
  public import Foundation
  public import SceneSeam
  public import UIKit
  import UserNotifications

  // What scenes and their delegates receive.
  extension AppDriver {
    // MARK: Objects and identities

    /// The scene object of an identity; nil where it is gone.
    public func scene(for id: SceneID) -> UIScene? { identities.scene(id) }

    /// The session of an identity; nil where it is closed.
    public func session(for id: SessionID) -> UISceneSession? { identities.session(id) }

    /// The window of a scene: its delegate's, or the key one.
    public func window(for id: SceneID) -> UIWindow? {
      let scene = scene(for: id) as? UIWindowScene
      return (scene?.delegate as? any UIWindowSceneDelegate)?.window ?? nil
        ?? scene?.windows.first { $0.isKeyWindow }
    }

    /// The identity of a scene object.
    public func identity(of scene: UIScene) -> SceneID { identities.id(of: scene) }

    /// The identity of a session.
    public func identity(of session: UISceneSession) -> SessionID { identities.id(of: session) }

    // MARK: The life cycle

    /// Delivers a scene's connection.
    ///
    /// Of several things that open it, the first comes with it, and the others follow.
    public func connects(_ scene: UIScene, _ options: UIScene.ConnectionOptions) {
      let id = identities.id(of: scene)
      let payloads = payloads(options)
      let first = payloads.first
      connectedWith += payloads.filter { [.url, .activity].contains($0.kind) }.map { (id, $0) }
      let values = SceneConnectionOptions(
        payload: first, announcesActivity: options.handoffUserActivityType != nil,
        role: SceneRole(taking: scene.session.role))
      deliver(.connect, in: id, content: first?.content) { $0.sceneWillConnect(id, values) }
      for payload in payloads.dropFirst() { deliver(payload, to: scene) }
    }

    /// Delivers a callback of a scene that carries nothing.
    public func receives(_ name: LifecycleCallback.CallbackName, _ scene: UIScene) {
      let id = identities.id(of: scene)
      if [.resign, .background, .disconnect].contains(name) {
        connectedWith.removeAll { $0.scene == id }
      }
      switch name {
      case .foreground: deliver(name, in: id) { $0.sceneWillEnterForeground(id) }
      case .active: deliver(name, in: id) { $0.sceneDidBecomeActive(id) }
      case .resign: deliver(name, in: id) { $0.sceneWillResignActive(id) }
      case .background: deliver(name, in: id) { $0.sceneDidEnterBackground(id) }
      case .disconnect:
        deliver(name, in: id) { $0.sceneDidDisconnect(id) }
        identities.disconnect(scene)
      default: deliver(name, in: id)
      }
    }

    /// Delivers a notification about the application, a scene or a window.
    func receives(_ name: LifecycleCallback.CallbackName, of object: ObjectIdentifier?) {
      if object == ObjectIdentifier(UIApplication.shared) { return receives(name) }
      if let id = object.flatMap({ identities.id(ofKnown: $0) }) { return deliver(name, in: id) }
      // A window, or a scene that the delegate has not seen yet.
      let scene = UIApplication.shared.connectedScenes.first { scene in
        let windows = (scene as? UIWindowScene)?.windows ?? []
        return ([scene] + windows).contains { ObjectIdentifier($0) == object }
      }
      if let scene { deliver(name, in: identities.id(of: scene)) }
    }

    // MARK: Payloads

    /// Delivers URLs to a scene, in the order of their texts: UIKit's set has none.
    public func opens(_ contexts: Set<UIOpenURLContext>, in scene: UIScene) {
      for context in Self.sorted(contexts) {
        delivers(.url(OpenURLContext(taking: context)), to: scene)
      }
    }

    /// Delivers an activity to a scene.
    public func continues(_ activity: NSUserActivity, in scene: UIScene) {
      delivers(.activity(UserActivity(taking: activity)), to: scene)
    }

    /// Delivers a URL that SwiftUI hands to a window's content.
    ///
    /// The link that opened the window comes there once more, after the connection. It is the same one,
    /// so it is not delivered again. Once the window has resigned active, an equal URL is another link.
    public func opens(_ url: URL, inContentOf scene: UIScene) {
      let id = identities.id(of: scene)
      if wasConnected(id, with: { $0.url == url }) { return }
      delivers(.url(OpenURLContext(url)), to: scene)
    }

    /// Delivers an activity that SwiftUI hands to a window's content; one that opened it comes once.
    public func continues(_ activity: NSUserActivity, inContentOf scene: UIScene) {
      let content = PayloadContent.activity(UserActivity(taking: activity))
      if wasConnected(identities.id(of: scene), with: { $0.content == content }) { return }
      delivers(content, to: scene)
    }

    /// Whether a window has connected with something of which SwiftUI has not said so yet.
    private func wasConnected(_ id: SceneID, with isSame: (ScenePayload) -> Bool) -> Bool {
      let index = connectedWith.firstIndex { $0.scene == id && isSame($0.payload) }
      if let index { connectedWith.remove(at: index) }
      return index != nil
    }

    /// Delivers a quick action of the icon to a scene.
    public func performs(_ item: UIApplicationShortcutItem, in scene: UIScene) {
      delivers(.shortcut(ShortcutItem(taking: item)), to: scene)
    }

    /// Delivers the invitation to a share to a scene.
    public func accepts(_ share: SceneShare, in scene: UIScene) {
      delivers(.share(ShareMetadata(taking: share)), to: scene)
    }

    /// Delivers something to a scene; a push is handed to none.
    public func delivers(_ content: PayloadContent, to scene: UIScene) {
      if let payload = payload(content) { deliver(payload, to: scene) }
    }

    func deliver(_ payload: ScenePayload, to scene: UIScene) {
      let name: LifecycleCallback.CallbackName =
        switch payload.kind {
        case .url: .openURL
        case .activity: .continueActivity
        case .shortcut: .performShortcut
        case .notification: .notificationResponse
        case .share: .acceptShare
        }
      let id = identities.id(of: scene)
      deliver(name, in: id, content: payload.content) { $0.scene(id, didReceive: payload) }
    }

    /// Gives a content its identity.
    func payload(_ content: PayloadContent) -> ScenePayload? {
      content.kind.map { ScenePayload($0, id: identities.numbers.next(.payload), content: content) }
    }

    /// Gives an answer to a notification its identity: one that comes through two doors has one.
    func payload(_ response: UNNotificationResponse) -> ScenePayload {
      let content = PayloadContent.notification(NotificationResponse(taking: response))
      let date = response.notification.date
      if let lastResponse, lastResponse.payload.content == content, lastResponse.date == date {
        return lastResponse.payload
      }
      let payload = ScenePayload(
        .notification, id: identities.numbers.next(.payload), content: content)
      lastResponse = (payload, date)
      return payload
    }

    /// Returns the payloads that open a scene, in the order in which they are delivered.
    private func payloads(_ options: UIScene.ConnectionOptions) -> [ScenePayload] {
      var contents = Self.sorted(options.urlContexts).map {
        PayloadContent.url(OpenURLContext(taking: $0))
      }
      contents += options.userActivities.map { .activity(UserActivity(taking: $0)) }
      if let item = options.shortcutItem { contents.append(.shortcut(ShortcutItem(taking: item))) }
      if let share = options.cloudKitShareMetadata {
        contents.append(.share(ShareMetadata(taking: share)))
      }
      return contents.compactMap { payload($0) }
        + (options.notificationResponse.map { [payload($0)] } ?? [])
    }

    private static func sorted(_ contexts: Set<UIOpenURLContext>) -> [UIOpenURLContext] {
      contexts.sorted { $0.url.absoluteString < $1.url.absoluteString }
    }
  }
#endif
