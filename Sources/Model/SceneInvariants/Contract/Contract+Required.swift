import SceneLifecycle

extension Contract {
  /// The situations that a campaign must have reached.
  package static let required: [Invariant] = [
    Invariant(
      "Two scenes are active at the same time.",
      id: "required.two-active-scenes", .required, rows: [63],
      source: .apple("scenes"), on: .severalWindows
    ) {
      scene.becomesActive.sometimes(while: app.hasTwoActiveScenes)
    },

    Invariant(
      "A session connects again after its scene was reclaimed.",
      id: "required.reconnect-after-reclaim", .required,
      source: .session("2019/258")
    ) {
      scene.connects.sometimes(while: session.wasReclaimed)
    },

    Invariant(
      "A session that was discarded while the app was not running is reported.",
      id: "required.discard-while-dead", .required,
      source: .header("UIApplication.h")
    ) {
      session.areReportedDiscarded.sometimes(while: session.namedWereLost)
    },

    Invariant(
      "A scene connects during a background launch.",
      id: "required.background-connection", .required,
      source: .apple("managing-your-app-s-life-cycle")
    ) {
      scene.connects.sometimes(while: delivery.answersBackgroundWork)
    },

    Invariant(
      "A scene connects with something in its connection options.",
      id: "required.payload-in-options", .required,
      source: .apple("uiscene/connectionoptions")
    ) {
      scene.connects.sometimes(while: delivery.isSomething)
    },

    Invariant(
      "State is given back to a scene.",
      id: "required.state-given-back", .required,
      source: .header("UIScene.h"), on: .restoring
    ) {
      scene.restoresState.sometimes()
    },

    Invariant(
      "An interruption takes the focus of an active scene.",
      id: "required.interruption", .required,
      source: .apple("uiscenedelegate/scenewillresignactive(_:)")
    ) {
      scene.resignsActive.sometimes(while: delivery.answersInterruption)
    },

    Invariant(
      "A request fails.",
      id: "required.request-fails", .required,
      source: .apple("uisceneerror")
    ) {
      session.requestFails.sometimes()
    },

    Invariant(
      "A scene of an external display or a car connects.",
      id: "required.accessory-connects", .required,
      source: .apple("presenting-content-on-a-connected-display"), on: .accessories
    ) {
      scene.connects.sometimes(while: scene.isAccessory)
    },

    Invariant(
      "The user kills an app that receives applicationWillTerminate.",
      id: "required.kill-tells", .required,
      source: .apple("uiapplicationdelegate/applicationwillterminate(_:)"), on: .launchable
    ) {
      app.willTerminate.sometimes(while: delivery.answersKill)
    },

    Invariant(
      "A process crashes.",
      id: "required.crash", .required,
      source: .apple("uiapplicationdelegate/applicationwillterminate(_:)"), on: .launchable
    ) {
      app.ends.when(.byCrash).sometimes()
    },
  ]
}
