import SceneLifecycle

extension Defect {
  static let launch: [Defect] = [
    Defect(
      "launch-told-twice", "didFinishLaunching is delivered twice.",
      CallbackSet(.didFinishLaunching), .repeated),
    Defect(
      "launch-after-connect",
      "didFinishLaunching is delivered after the first scene has connected.",
      CallbackSet(.didFinishLaunching), .postponed(until: CallbackSet(.connect))),
    Defect(
      "will-finish-dropped", "willFinishLaunching is not delivered.",
      CallbackSet(.willFinishLaunching), .dropped),
    Defect(
      "delegate-before-main", "The delegate is made before UIApplicationMain.",
      CallbackSet(.main), .late(1)),
    Defect(
      "options-at-launch", "With scenes, the launch methods still get launch options.",
      CallbackSet(.didFinishLaunching), .altered(.strangePayload)),
    Defect(
      "inactive-at-launch", "applicationState reads inactive inside didFinishLaunching.",
      CallbackSet(.didFinishLaunching), .altered(.application(.inactive))),
    Defect(
      "background-at-launch", "applicationState reads background inside didFinishLaunching.",
      CallbackSet(.didFinishLaunching), .altered(.application(.background))),
  ]

  static let connections: [Defect] = [
    Defect("connect-dropped", "willConnectTo is not delivered.", CallbackSet(.connect), .dropped),
    Defect(
      "connect-dropped-on-reconnect", "willConnectTo is not delivered to a session's second scene.",
      CallbackSet(.connect), .dropped, when: Trigger(connection: 2)),
    Defect(
      "connect-repeated", "willConnectTo is delivered twice.", CallbackSet(.connect), .repeated),
    Defect(
      "disconnect-dropped", "sceneDidDisconnect is not delivered.", CallbackSet(.disconnect),
      .dropped),
    Defect(
      "disconnect-repeated", "sceneDidDisconnect is delivered twice.",
      CallbackSet(.disconnect), .repeated),
    Defect(
      "background-after-disconnect", "sceneDidEnterBackground follows sceneDidDisconnect.",
      CallbackSet(.disconnect), .followed(by: .background)),
    Defect(
      "same-object-on-reconnect", "A session that connects again gets its old scene object.",
      .none, .lasting(.objectsReturn)),
    Defect(
      "scene-is-nil", "A session's scene is nil while the scene enters the foreground.",
      CallbackSet(.foreground), .altered(.sessionsWithoutScenes)),
    Defect(
      "window-after-connect", "The storyboard's window is set after willConnectTo.",
      CallbackSet(.windowSet), .late(1)),
    Defect(
      "second-window", "A second scene is connected whatever the app supports.",
      CallbackSet(.active), .altered(.secondWindow)),
    Defect(
      "role-reads-window", "A scene that is no window connects with the role of one.",
      CallbackSet(.connect), .altered(.windowsOnly)),
    Defect(
      "key-window-of-another", "A window becomes key and another scene's is reported.",
      CallbackSet(.keyWindow), .altered(.namesNobody)),
    Defect(
      "key-windows-everywhere", "Every scene's window is key.",
      CallbackSet(.keyWindow), .altered(.namesEverybody), when: Trigger(othersActive: 1)),
  ]

  static let activation: [Defect] = [
    Defect(
      "foreground-dropped", "sceneWillEnterForeground is not delivered.",
      CallbackSet(.foreground), .dropped),
    Defect(
      "foreground-dropped-on-reconnect",
      "sceneWillEnterForeground is not delivered to a session's second scene.",
      CallbackSet(.foreground), .dropped, when: Trigger(connection: 2)),
    Defect(
      "active-dropped", "sceneDidBecomeActive is not delivered.", CallbackSet(.active), .dropped),
    Defect(
      "active-repeated", "sceneDidBecomeActive is delivered twice.", CallbackSet(.active), .repeated
    ),
    Defect(
      "active-misaddressed", "sceneDidBecomeActive reaches another scene's delegate.",
      CallbackSet(.active), .misaddressed),
    Defect(
      "resign-dropped", "sceneWillResignActive is not delivered.", CallbackSet(.resign), .dropped),
    Defect(
      "resign-dropped-in-a-crowd",
      "sceneWillResignActive is not delivered while two other scenes are active.",
      CallbackSet(.resign), .dropped, when: Trigger(othersActive: 2)),
    Defect(
      "resign-after-background",
      "sceneWillResignActive is delivered after sceneDidEnterBackground.",
      CallbackSet(.resign), .postponed(until: CallbackSet(.background))),
    Defect(
      "resign-late", "sceneWillResignActive is delivered three callbacks too late.",
      CallbackSet(.resign), .late(3)),
    Defect(
      "background-dropped", "sceneDidEnterBackground is not delivered.",
      CallbackSet(.background), .dropped),
    Defect(
      "background-on-return", "sceneDidEnterBackground is delivered when the scene comes back.",
      CallbackSet(.background), .postponed(until: CallbackSet(.foreground))),
    Defect(
      "background-in-interruption", "An interruption sends the scene to the background.",
      CallbackSet(.resign), .followed(by: .background), when: interrupted),
  ]

  static let states: [Defect] = [
    Defect(
      "inactive-in-did-become-active", "A scene reads inactive inside sceneDidBecomeActive.",
      CallbackSet(.active), .altered(.activation(.foregroundInactive))),
    Defect(
      "inactive-in-did-enter-background", "A scene reads inactive inside sceneDidEnterBackground.",
      CallbackSet(.background), .altered(.activation(.foregroundInactive))),
    Defect(
      "active-in-will-enter-foreground", "A scene reads active inside sceneWillEnterForeground.",
      CallbackSet(.foreground), .altered(.activation(.foregroundActive))),
    Defect(
      "connect-lists-active", "A scene that connects is listed as active.", CallbackSet(.connect),
      .altered(.listedActive)),
    Defect(
      "background-lists-active", "A scene in the background is listed as active.",
      CallbackSet(.background), .altered(.listedActive)),
    Defect(
      "stale-aggregate", "applicationState is one callback behind.",
      .none, .lasting(.staleAggregate)),
    Defect(
      "touch-in-background", "A scene in the background is touched.",
      CallbackSet(.background), .followed(by: .touch)),
    Defect(
      "old-active-method", "applicationDidBecomeActive is called with scenes.",
      CallbackSet(.active), .followed(by: .appActive)),
    Defect(
      "old-active-method-beside-notice",
      "applicationDidBecomeActive is called when a scene posts that it is active.",
      CallbackSet(.activeNotice), .followed(by: .appActive)),
    Defect(
      "scene-notice-dropped", "A scene does not post that it enters the foreground.",
      CallbackSet(.foregroundNotice), .dropped),
  ]

  static let interrupted = Trigger.answering(
    .controlCenter, .notificationCenter, .alert, .siri, .call)
}
