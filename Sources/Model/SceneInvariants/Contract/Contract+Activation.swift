import SceneLifecycle

extension Contract {
  /// The four state callbacks of a scene: their order.
  package static let activation: [Invariant] = [
    Invariant(
      "A scene becomes active only while it is in the foreground.",
      id: "scene.active-in-foreground",
      source: .apple("uiscenedelegate/scenedidbecomeactive(_:)")
    ) {
      scene.becomesActive.only(while: scene.isInForeground)
    },

    Invariant(
      "A scene becomes active only after it entered the foreground since it last connected or"
        + " entered the background.",
      id: "scene.foreground-before-active", rows: [23],
      source: .apple("uiscenedelegate/scenewillenterforeground(_:)")
    ) {
      scene.becomesActive.only(while: scene.hasEnteredForeground)
    },

    Invariant(
      "A scene becomes active and resigns in turn, and becomes active first.",
      id: "scene.active-and-resign-alternate", rows: [24],
      source: .apple("uiscenedelegate/scenedidbecomeactive(_:)"),
      .apple("uiscenedelegate/scenewillresignactive(_:)")
    ) {
      scene.becomesActive.never(while: scene.isActive)
      scene.resignsActive.only(while: scene.isActive)
    },

    Invariant(
      "A scene that is active resigns before it enters the background.",
      id: "scene.resigns-before-background", rows: [25],
      source: .apple("preparing-your-ui-to-run-in-the-background")
    ) {
      scene.entersBackground.never(while: scene.isActive)
    },

    Invariant(
      "Between two sceneWillEnterForeground of a scene object there is a sceneDidEnterBackground.",
      id: "scene.background-between-foregrounds", rows: [26],
      source: .apple("uiscenedelegate/scenewillenterforeground(_:)"),
      .decision(.foregroundAndBackgroundAlternate)
    ) {
      scene.entersForeground.never(while: scene.isInForeground)
    },

    Invariant(
      "Between two sceneDidEnterBackground of a scene object there is a sceneWillEnterForeground.",
      id: "scene.foreground-between-backgrounds", rows: [26],
      source: .apple("uiscenedelegate/scenewillenterforeground(_:)"),
      .decision(.foregroundAndBackgroundAlternate)
    ) {
      scene.entersBackground.never(while: scene.isInBackground)
    },

    Invariant(
      "A scene that enters the foreground becomes active before any other change of its state.",
      id: "scene.foreground-then-active", .soft, rows: [27],
      source: .apple("uiscenedelegate/scenewillenterforeground(_:)"),
      .recording("quick-kill-ghost-scene")
    ) {
      (scene.entersBackground | scene.resignsActive | scene.disconnects)
        .never(while: scene.isEntering)
    },

    Invariant(
      "A scene that enters the foreground always becomes active next.",
      id: "scene.foreground-always-then-active", .myth, rows: [27],
      source: .recording("quick-kill-ghost-scene"),
      .apple("uiscenedelegate/scenewillenterforeground(_:)")
    ) {
      (scene.entersBackground | scene.resignsActive | scene.disconnects)
        .never(while: scene.isEntering)
    },
  ]
}
