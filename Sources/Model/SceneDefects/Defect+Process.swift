import SceneLifecycle

extension Defect {
  static let notices: [Defect] = [
    Defect(
      "foreground-notice-per-scene", "Each scene posts the app's willEnterForegroundNotification.",
      CallbackSet(.foreground), .followed(by: .appForegroundNotice),
      when: Trigger(othersActive: 1)),
    Defect(
      "foreground-notice-dropped", "The app's willEnterForegroundNotification is not posted.",
      CallbackSet(.appForegroundNotice), .dropped),
    Defect(
      "foreground-notice-in-background",
      "A launch in the background posts willEnterForegroundNotification.",
      CallbackSet(.didFinishLaunching), .followed(by: .appForegroundNotice), when: backgroundWork),
    Defect(
      "app-phase-per-scene", "The app's scenePhase follows the scene that left last.",
      CallbackSet(.phaseBackground, .background), .followed(by: .appPhaseBackground),
      when: Trigger(othersActive: 1)),
  ]

  static let process: [Defect] = [
    Defect(
      "told-when-suspended", "A memory warning reaches a process that is being suspended.",
      .none, .injected(.memoryWarning, at: .suspend)),
    Defect(
      "told-of-crash", "A process that crashes receives applicationWillTerminate.",
      CallbackSet(.processEnded), .preceded(by: .terminate),
      when: .answering(.crash, .systemKill, .overrun)),
    Defect(
      "presented-in-background", "An app in the background is asked how to present a notification.",
      CallbackSet(.appBackgroundNotice), .followed(by: .willPresent)),
    Defect(
      "time-change-after-touch", "A queued change of time is delivered after a touch.",
      CallbackSet(.timeChange, .timeChangeNotice),
      .postponed(until: CallbackSet(.touch, .keyPress))),
  ]

  static let sceneless: [Defect] = [
    Defect(
      "restore-asked-after-launch", "The app is asked to restore its state after it has launched.",
      CallbackSet(.shouldRestoreState), .postponed(until: CallbackSet(.didFinishLaunching))),
    Defect(
      "scene-method-without-scenes", "sceneDidBecomeActive is delivered without scenes.",
      CallbackSet(.appActive), .followed(by: .active)),
    Defect(
      "app-active-repeated", "applicationDidBecomeActive is delivered twice.",
      CallbackSet(.appActive), .repeated),
    Defect(
      "app-resign-dropped", "applicationWillResignActive is not delivered.",
      CallbackSet(.appResign), .dropped),
    Defect(
      "app-background-dropped", "applicationDidEnterBackground is not delivered.",
      CallbackSet(.appBackground), .dropped),
    Defect(
      "app-foreground-dropped", "applicationWillEnterForeground is not delivered.",
      CallbackSet(.appForeground), .dropped),
    Defect(
      "app-inactive-when-active", "The app reads inactive inside applicationDidBecomeActive.",
      CallbackSet(.appActive), .altered(.application(.inactive))),
    Defect(
      "app-inactive-in-background", "The app reads inactive inside applicationDidEnterBackground.",
      CallbackSet(.appBackground), .altered(.application(.inactive))),
    Defect(
      "app-active-in-foreground", "The app reads active inside applicationWillEnterForeground.",
      CallbackSet(.appForeground), .altered(.application(.active))),
    Defect(
      "launch-options-missing", "What launches an app without scenes is in no launch options.",
      CallbackSet(.didFinishLaunching), .altered(.nothingDelivered),
      when: Trigger(needsPayload: true)),
    Defect(
      "refused-is-delivered", "What the launch methods refuse is delivered all the same.",
      CallbackSet(.didFinishLaunching), .altered(.refused),
      when: Trigger(causes: [.openURL, .shortcutItem], needsPayload: true)),
    Defect(
      "app-delivery-dropped", "What an event brings to an app without scenes is not delivered.",
      CallbackSet(.appOpenURL, .appShortcut, .appAcceptShare), .dropped),
    Defect(
      "app-shortcut-repeated", "A quick action is delivered twice to an app without scenes.",
      CallbackSet(.appShortcut), .repeated),
    Defect(
      "app-touched-in-background", "An app without scenes is touched in the background.",
      CallbackSet(.appBackground), .followed(by: .touch)),
  ]

  private static let backgroundWork = Trigger.answering(
    .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate, .appIntent,
    .notificationAction)
}
