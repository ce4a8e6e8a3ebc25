import SceneLifecycle

/// Callbacks that UIKit never makes: out of turn, for the wrong scene, too often.
extension Defect {
  /// Callbacks that are delivered in addition or out of turn, and payloads that are wrong.
  static let additions: [Defect] =
    afterDisconnect + touches + oldMethods + perScene + suspended + deliveries

  private static let afterDisconnect: [Defect] =
    [
      ("foreground", "sceneWillEnterForeground", CallbackKind.foreground),
      ("active", "sceneDidBecomeActive", .active), ("resign", "sceneWillResignActive", .resign),
      ("save", "stateRestorationActivity", .saveState), ("url", "openURLContexts", .openURL),
      ("touch", "A touch", .touch),
    ].flatMap { id, name, kind in
      table(
        "\(id)-after-disconnect", "\(name) follows sceneDidDisconnect", CallbackSet(.disconnect),
        .followed(by: kind), [.always, .onReconnect])
    }

  private static let touches: [Defect] =
    [
      ("connecting", "that connects", CallbackKind.connect),
      ("entering", "that enters the foreground", .foreground),
      ("background", "in the background", .background),
    ].flatMap { id, words, kind in
      table(
        "touch-when-\(id)", "A scene \(words) is touched", CallbackSet(kind),
        .followed(by: .touch), [.always, .onReconnect, .inSplitView, .onVision])
    }
    + [
      Defect(
        "touch-in-a-car", "A scene in a car is touched when it becomes active.",
        CallbackSet(.active), .followed(by: .touch), when: .answering(.connectCar, .showCar))
    ]

  private static let oldMethods: [Defect] =
    [
      ("foreground", "WillEnterForeground", CallbackKind.foreground, CallbackKind.appForeground),
      ("active", "DidBecomeActive", .active, .appActive),
      ("resign", "WillResignActive", .resign, .appResign),
      ("background", "DidEnterBackground", .background, .appBackground),
    ].flatMap { id, name, kind, old in
      table(
        "old-\(id)-called", "application\(name) is called with scenes", CallbackSet(kind),
        .followed(by: old), [.always, .onReconnect, .inACrowd, .inLaterProcess])
    }
    + [
      ("url", "application(_:open:options:)", CallbackKind.openURL, CallbackKind.appOpenURL),
      ("activity", "application(_:continue:)", .continueActivity, .appContinue),
      (
        "announcement", "application(_:willContinueUserActivityWithType:)", .willContinue,
        .appWillContinue
      ),
      (
        "failure", "application(_:didFailToContinueUserActivityWithType:)", .failActivity,
        .appFailActivity
      ),
      ("shortcut", "application(_:performActionFor:)", .performShortcut, .appShortcut),
      ("share", "application(_:userDidAcceptCloudKitShareWith:)", .acceptShare, .appAcceptShare),
      ("update", "application(_:didUpdate:)", .updateActivity, .appUpdateActivity),
    ].flatMap { id, name, kind, old in
      table(
        "old-\(id)-called", "\(name) is called with scenes", CallbackSet(kind),
        .followed(by: old), [.always, .onReconnect])
    }

  private static let perScene: [Defect] =
    [
      (
        "foreground", "willEnterForeground", CallbackKind.foreground,
        CallbackKind.appForegroundNotice
      ),
      ("active", "didBecomeActive", .active, .appActiveNotice),
      ("resign", "willResignActive", .resign, .appResignNotice),
      ("background", "didEnterBackground", .background, .appBackgroundNotice),
    ].flatMap { id, name, kind, notice in
      table(
        "\(id)-notice-repeated-per-scene", "Each scene posts the app's \(name)Notification",
        CallbackSet(kind), .followed(by: notice), [.inSplitView, .inACrowd])
    }

  private static let suspended: [Defect] =
    [
      ("time-change", "A change of time", CallbackKind.timeChange),
      ("push", "A push", .push), ("location", "A change of location", .locationUpdate),
      ("protection", "Protected data going away", .protectedDataUnavailable),
      ("termination", "applicationWillTerminate", .terminate),
    ].flatMap { id, name, kind in
      [
        Defect(
          "\(id)-when-suspended", "\(name) reaches a process that is being suspended.", .none,
          .injected(kind, at: .suspend)),
        Defect(
          "\(id)-at-system-kill", "\(name) reaches a process that the system kills.", .none,
          .injected(kind, at: .systemKill)),
      ]
    }

  private static let deliveries: [Defect] =
    [
      ("url", "A URL", EventKind.openURL, CallbackKind.openURL),
      ("shortcut", "A quick action", .shortcutItem, .performShortcut),
      ("activity", "An activity", .universalLink, .continueActivity),
      ("share", "A CloudKit share", .cloudKitShare, .acceptShare),
    ].flatMap { id, name, event, kind in deliveries(id, name, event, kind) }
    + [
      Defect(
        "restore-dropped", "State that was saved is not given back.", CallbackSet(.restore),
        .dropped),
      Defect(
        "restore-misaddressed", "State is given back to another scene.", CallbackSet(.restore),
        .misaddressed),
      Defect(
        "restore-repeated", "State is given back twice.", CallbackSet(.restore), .repeated),
    ]

  private static func deliveries(
    _ id: String, _ name: String, _ event: EventKind, _ kind: CallbackKind
  ) -> [Defect] {
    let delivering = Trigger(causes: [event], needsPayload: true)
    var again = delivering
    again.process = 2
    return [
      Defect(
        "\(id)-delivered-again", "\(name) of the connection options is delivered again.",
        CallbackSet(.connect), .followed(by: kind), when: delivering),
      Defect(
        "\(id)-delivered-again-in-later-process",
        "\(name) of the connection options is delivered again in a later process.",
        CallbackSet(.connect), .followed(by: kind), when: again),
      Defect(
        "\(id)-missing-from-options", "\(name) is missing from the connection options.",
        CallbackSet(.connect), .altered(.nothingDelivered), when: delivering),
    ]
  }
}
