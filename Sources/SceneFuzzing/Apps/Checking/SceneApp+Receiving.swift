import SceneLifecycle

extension SceneApp {
  /// Lets the app hear a callback, then calls the requirement that names it, if there is one.
  mutating func receive(_ callback: Callback, _ context: AppContext) {
    hears(callback)
    switch callback.kind {
    case .foreground: sceneWillEnterForeground(context.scene(callback))
    case .active: sceneDidBecomeActive(context.scene(callback))
    case .resign: sceneWillResignActive(context.scene(callback))
    case .background: sceneDidEnterBackground(context.scene(callback))
    case .disconnect: sceneDidDisconnect(context.scene(callback))
    case .connect: sceneWillConnect(context.scene(callback), context.options(callback))
    case .appForegroundNotice: applicationWillEnterForeground()
    case .appActiveNotice: applicationDidBecomeActive()
    case .appResignNotice: applicationWillResignActive()
    case .appBackgroundNotice: applicationDidEnterBackground()
    case let kind where CallbackSet.deliveries.contains(kind):
      guard let payload = Payload(callback) else { return }
      scene(context.scene(callback), didReceive: payload)
    default: receiveOfProcess(callback, context)
    }
  }

  private mutating func receiveOfProcess(_ callback: Callback, _ context: AppContext) {
    switch callback.kind {
    case .didFinishLaunching:
      didFinishLaunching(Launch(cause: callback.cause, process: callback.process))
    case .configuration:
      let slot = Int(callback.scene)
      configure(context.scenes[slot].session, role: context.role(slot))
    case .discard: didDiscard(callback.named.map { context.scenes[$0].session })
    case .requestError:
      requestDidFail(callback.named.isEmpty ? nil : context.scenes[callback.named.lowest].session)
    case .terminate: willTerminate()
    case .fetch, .push, .backgroundTask, .urlSession, .locationUpdate:
      performBackgroundWork(callback.cause)
    case .backgroundTaskExpired:
      for task in context.tasks { backgroundTaskDidExpire(task) }
    case .memoryWarning: didReceiveMemoryWarning()
    case .protectedDataAvailable: protectedDataDidBecomeAvailable()
    case .protectedDataUnavailable: protectedDataWillBecomeUnavailable()
    case .tick: clockDidAdvance(seconds: Int(callback.detail))
    default: break
    }
  }
}

extension AppContext {
  /// The scene that a callback is about; the only one of an app without scenes.
  func scene(_ callback: Callback) -> SceneID {
    scenes[callback.isOfScene ? Int(callback.scene) & 63 : 0]
  }

  func options(_ callback: Callback) -> ConnectionOptions {
    let isAnnounced = callback.detail == EventKind.handoff.rawValue
    return ConnectionOptions(
      payload: Payload(callback), announcesActivity: isAnnounced,
      role: role(Int(callback.scene) & 63))
  }
}

extension Payload {
  /// What a callback delivers to be handled; nil when it delivers nothing.
  init?(_ callback: Callback) {
    guard callback.payload != 0 else { return nil }
    switch callback.kind {
    case .openURL, .appOpenURL: self.init(.url, id: callback.payload)
    case .continueActivity, .appContinue: self.init(.activity, id: callback.payload)
    case .performShortcut, .appShortcut: self.init(.shortcut, id: callback.payload)
    case .notificationResponse: self.init(.notification, id: callback.payload)
    case .acceptShare, .appAcceptShare: self.init(.share, id: callback.payload)
    case .connect: self.init(cold: callback)
    default: return nil
    }
  }

  private init?(cold callback: Callback) {
    switch EventKind(rawValue: callback.detail) {
    case .openURL: self.init(.url, id: callback.payload)
    // A hand-off brings its type only; the activity follows.
    case .universalLink: self.init(.activity, id: callback.payload)
    case .shortcutItem: self.init(.shortcut, id: callback.payload)
    case .notificationTap: self.init(.notification, id: callback.payload)
    case .cloudKitShare: self.init(.share, id: callback.payload)
    default: return nil
    }
  }
}
