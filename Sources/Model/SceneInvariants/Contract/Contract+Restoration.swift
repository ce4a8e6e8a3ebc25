import SceneLifecycle

extension Contract {
  /// State that is saved and given back.
  package static let restoration: [Invariant] = [
    Invariant(
      "State is given back after the scene connects and before it first becomes active.",
      id: "restore.between-connect-and-active", rows: [51],
      source: .header("UIScene.h"), on: .restoring
    ) {
      scene.restoresState.only(while: scene.hasConnected)
      scene.restoresState.never(after: scene.becomesActive)
    },

    Invariant(
      "State is given back at most once to a scene object.",
      id: "restore.at-most-once", .soft, rows: [51],
      source: .header("UIScene.h"), on: .restoring
    ) {
      scene.restoresState.once()
    },

    Invariant(
      "State is usually given back before the scene enters the foreground.",
      id: "restore.before-foreground", .soft, rows: [52],
      source: .session("2021/10057"), on: .restoring
    ) {
      scene.restoresState.never(after: scene.entersForeground)
    },

    Invariant(
      "State is always given back before the scene enters the foreground.",
      id: "restore.always-before-foreground", .myth, rows: [52],
      source: .recording("launchpractice-scene-icon-cold-with-restore"), on: .restoring
    ) {
      scene.restoresState.never(after: scene.entersForeground)
    },

    Invariant(
      "The state given back is what the scene was last asked for; after a kill by the user or a"
        + " crash at launch there is none.",
      id: "restore.gives-back-last-saved", rows: [53],
      source: .header("UIScene.h"), .apple("restoring-your-app-s-state"), on: .restoring
    ) {
      scene.restoresState.only(while: delivery.isLastSaved)
    },

    Invariant(
      "The session's stateRestorationActivity, where it can be read at the connection, is what the"
        + " scene was last asked for; after a kill by the user or a crash at launch there is none.",
      id: "restore.readable-is-last-saved", rows: [53],
      source: .header("UISceneSession.h"), .apple("uiscenesession/staterestorationactivity"),
      .apple("restoring-your-app-s-state")
    ) {
      scene.findsState.only(while: delivery.isLastSaved)
    },
  ]
}
