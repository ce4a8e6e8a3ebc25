import SceneLifecycle

extension Contract {
  /// URLs, activities, shortcuts, shares and notification responses.
  package static let payloads: [Invariant] = [
    Invariant(
      "What an event brings to a scene is in its connection options or is delivered to it, once,"
        + " unless the scene disconnects before.",
      id: "payload.arrives", rows: [47],
      source: .apple("uiscene/connectionoptions"),
      .apple("uiscenedelegate/scene(_:openurlcontexts:)"),
      .apple("uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)")
    ) {
      scene.connects.only(while: delivery.isSomething).when(delivery.comesOfWhatBrings)
      scene.entersForeground.when(.bringsWhatIsMissing).leads(
        to: scene.receivesDelivery, unless: scene.disconnects)
      scene.receivesDelivery.never(while: delivery.wasAnswered)
    },

    Invariant(
      "The options with which a configuration is asked for are those with which the scene connects.",
      id: "payload.options-are-the-same",
      source: .apple("uiapplicationdelegate/application(_:configurationforconnecting:options:)"),
      .apple("uiscenedelegate/scene(_:willconnectto:options:)")
    ) {
      scene.connects.only(while: delivery.isAsAskedBefore)
    },

    Invariant(
      "A URL, activity, shortcut or share that came in the connection options is not delivered"
        + " again.",
      id: "payload.options-not-delivered-again", rows: [47],
      source: .apple("uiscene/connectionoptions"), .session("2019/246")
    ) {
      (scene.opensURL | scene.continuesActivity | scene.performsShortcut | scene.acceptsShare)
        .never(while: delivery.cameInOptions)
    },

    Invariant(
      "A notification response that came in the connection options is not delivered again.",
      id: "payload.response-not-delivered-again", .soft, rows: [47],
      source: .apple("uiscene/connectionoptions/notificationresponse")
    ) {
      scene.getsResponse.never(while: delivery.cameInOptions)
    },

    Invariant(
      "A handoff type in the connection options is followed by exactly one continue or didFail.",
      id: "activity.handoff-is-answered", rows: [48],
      source: .header("UISceneOptions.h"), .header("UIApplication.h")
    ) {
      scene.connects.when(.announcesHandoff).leads(
        to: scene.continuesActivity | scene.failsActivity, unless: scene.disconnects)
      (scene.continuesActivity | scene.failsActivity).never(while: delivery.wasAnswered)
    },

    Invariant(
      "Every willContinue is followed by exactly one continue or didFail.",
      id: "activity.will-continue-is-answered", rows: [49],
      source: .header("UIApplication.h")
    ) {
      scene.willContinueActivity.leads(
        to: scene.continuesActivity | scene.failsActivity, unless: scene.disconnects)
      (scene.continuesActivity | scene.failsActivity).never(while: delivery.wasAnswered)
    },

    Invariant(
      "A warm activity goes willContinue, willEnterForeground, continue, didBecomeActive.",
      id: "activity.warm-order", .soft, rows: [50],
      source: .recording("launchpractice-scene-widget-warm")
    ) {
      scene.continuesActivity.only(while: scene.isInForeground)
      scene.becomesActive.never(while: scene.isAwaitingActivity)
    },

    Invariant(
      "A warm URL usually comes before sceneDidBecomeActive.",
      id: "payload.url-before-active", .soft, rows: [77],
      source: .recording("warm-url-before-foreground")
    ) {
      scene.opensURL.never(while: delivery.comesAfterItsActivation)
    },

    Invariant(
      "A warm URL always comes before sceneDidBecomeActive.",
      id: "payload.url-always-before-active", .myth, rows: [77],
      source: .recording("warm-url-after-active")
    ) {
      scene.opensURL.never(while: delivery.comesAfterItsActivation)
    },
  ]
}
