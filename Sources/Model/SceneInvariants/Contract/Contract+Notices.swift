import SceneLifecycle

extension Contract {
  /// Notifications of the application: they follow the aggregate of all scenes.
  package static let notices: [Invariant] = [
    Invariant(
      "willEnterForegroundNotification comes when the app leaves the background, not twice without"
        + " a didEnterBackgroundNotification between.",
      id: "notice.foreground-follows-aggregate", rows: [41],
      source: .apple("uiapplication/willenterforegroundnotification")
    ) {
      app.postsForeground.never(while: app.hasPostedForeground)
      app.postsActive.only(while: app.hasPostedForeground)
    },

    Invariant(
      "A scene's didActivateNotification comes after its willEnterForegroundNotification, whether the"
        + " scene has a delegate or not.",
      id: "notice.scene-activates-in-foreground",
      source: .apple("uiscene/didactivatenotification"),
      .apple("uiscene/willenterforegroundnotification")
    ) {
      scene.postsActive.only(while: scene.hasPostedForeground)
    },

    Invariant(
      "willEnterForegroundNotification does not come during a background launch.",
      id: "notice.no-foreground-in-background-launch", rows: [42],
      source: .apple("uiapplication/willenterforegroundnotification"), on: .all
    ) {
      app.postsForeground.never(while: delivery.answersBackgroundWork)
    },

    Invariant(
      "With scenes, a launch to the foreground posts willEnterForegroundNotification once before"
        + " the app is active.",
      id: "notice.foreground-at-launch", rows: [43],
      source: .apple("uiapplication/willenterforegroundnotification"), .code("AltStore")
    ) {
      app.postsActive.only(after: app.postsForeground, in: .process)
    },

    Invariant(
      "Without scenes, a launch to the foreground posts willEnterForegroundNotification.",
      id: "notice.foreground-at-sceneless-launch", .myth, rows: [43],
      source: .code("AltStore"), on: .sceneless
    ) {
      app.postsActive.only(after: app.postsForeground, in: .process)
    },

    Invariant(
      "didEnterBackgroundNotification comes once, when the last foreground scene has left.",
      id: "notice.background-once", .soft, rows: [44],
      source: .apple("uiapplicationdelegate/applicationdidenterbackground(_:)")
    ) {
      app.postsBackground.only(while: app.hasPostedForeground)
    },

    Invariant(
      "didBecomeActiveNotification and willResignActiveNotification alternate and track an active"
        + " applicationState.",
      id: "notice.active-alternates", .soft, rows: [45],
      source: .apple("uiapplicationdelegate/applicationdidbecomeactive(_:)")
    ) {
      app.postsActive.never(while: app.hasPostedActive)
      app.postsResign.only(while: app.hasPostedActive)
      app.postsActive.only(while: app.readsActive)
    },

    Invariant(
      "A notification of the application comes after the delegate call that says the same.",
      id: "notice.after-delegate-call", .soft, rows: [46],
      source: .header("UIApplication.h"), on: .all
    ) {
      called(.active, .appActive).comes(before: app.postsActive)
      called(.resign, .appResign).comes(before: app.postsResign)
      called(.background, .appBackground).comes(before: app.postsBackground)
      called(.didFinishLaunching).comes(before: Happening(.launchNotice))
      called(.memoryWarning).comes(before: Happening(.memoryNotice))
      called(.terminate).comes(before: Happening(.terminateNotice))
    },

    Invariant(
      "willEnterForegroundNotification comes after the delegate call.",
      id: "notice.foreground-after-delegate-call", .myth, rows: [46],
      source: .apple("uiapplicationdelegate/applicationwillenterforeground(_:)"), on: .all
    ) {
      called(.foreground, .appForeground).comes(before: app.postsForeground)
    },

    Invariant(
      "significantTimeChangeNotification comes after the delegate call.",
      id: "notice.time-change-after-delegate-call", .myth, rows: [46],
      source: .apple("uiapplicationdelegate/applicationsignificanttimechange(_:)"), on: .all
    ) {
      called(.timeChange).comes(before: Happening(.timeChangeNotice))
    },

    Invariant(
      "With scenes, willEnterForegroundNotification is not posted.",
      id: "notice.no-foreground-with-scenes", .myth, rows: [74],
      source: .apple("uiapplicationdelegate/applicationwillenterforeground(_:)")
    ) {
      app.postsForeground.never()
    },

    Invariant(
      "The notifications of the application correspond one to one to the calls of scenes.",
      id: "notice.one-for-each-scene", .myth, rows: [41],
      source: .apple("uiapplication/willenterforegroundnotification")
    ) {
      scene.becomesActive.never(
        while: scene.becomesActive.lasting(until: app.postsActive, in: .process))
    },
  ]

  private static func called(_ kind: CallbackKind, _ other: CallbackKind? = nil) -> Happening {
    Happening(CallbackSet(of: [kind, other ?? kind]))
  }
}

extension Happening {
  /// Returns the rule that this has happened since the last notice when the next one comes.
  fileprivate func comes(before notice: Happening) -> Rule {
    notice.only(while: lasting(until: notice, in: .process))
  }
}
