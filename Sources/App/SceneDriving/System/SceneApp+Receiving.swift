import SceneLifecycle
import SceneSeam

extension SceneApp {
  /// Delivers a callback by its name, then to the requirement that stands for it, if there is one.
  mutating func receive(_ callback: Callback, _ system: SimulatedSystem) {
    if let name = system.names[Int(callback.kind.rawValue)] {
      let scene = callback.isOfScene ? system.scene(callback) : nil
      didReceive(LifecycleCallback(name, in: scene))
    }
    switch callback.kind {
    case .foreground: sceneWillEnterForeground(system.scene(callback))
    case .active: sceneDidBecomeActive(system.scene(callback))
    case .resign: sceneWillResignActive(system.scene(callback))
    case .background: sceneDidEnterBackground(system.scene(callback))
    case .disconnect: sceneDidDisconnect(system.scene(callback))
    case .connect: sceneWillConnect(system.scene(callback), system.options(callback))
    case .appForegroundNotice: applicationWillEnterForeground()
    case .appActiveNotice: applicationDidBecomeActive()
    case .appResignNotice: applicationWillResignActive()
    case .appBackgroundNotice: applicationDidEnterBackground()
    case let kind where CallbackSet.deliveries.contains(kind):
      guard let payload = system.delivery(of: callback) else { return }
      scene(system.scene(callback), didReceive: payload)
    default: receiveOfProcess(callback, system)
    }
  }

  private mutating func receiveOfProcess(_ callback: Callback, _ system: SimulatedSystem) {
    switch callback.kind {
    case .didFinishLaunching:
      didFinishLaunching(system.launch(callback))
    case .configuration:
      let slot = Int(callback.scene)
      configure(system.scenes[slot].session, role: system.role(slot))
    case .discard: didDiscard(callback.named.map { system.scenes[$0].session })
    case .requestError:
      let named = callback.named.isEmpty ? nil : system.scenes[callback.named.lowest].session
      requestDidFail(system.refusedSession ?? named)
    case .terminate: willTerminate()
    case .push: performBackgroundWork(.silentPush)
    case .fetch: performBackgroundWork(.backgroundFetch)
    case .backgroundTask: performBackgroundWork(.backgroundTask)
    case .urlSession: performBackgroundWork(.urlSession)
    case .locationUpdate: performBackgroundWork(.locationUpdate)
    case .notificationAction: performBackgroundWork(.notificationAction)
    case .appIntent: performBackgroundWork(.appIntent)
    case .backgroundTaskExpired:
      for task in system.tasks { backgroundTaskDidExpire(task) }
    case .memoryWarning: didReceiveMemoryWarning()
    case .protectedDataAvailable: protectedDataDidBecomeAvailable()
    case .protectedDataUnavailable: protectedDataWillBecomeUnavailable()
    case .tick: clockDidAdvance(seconds: Int(callback.detail))
    default: break
    }
  }
}
