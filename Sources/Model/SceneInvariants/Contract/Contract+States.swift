import SceneLifecycle

extension Contract {
  /// The invariants about activationState and applicationState inside callbacks.
  package static let states: [Invariant] = [
    Invariant(
      "A scene reads foregroundActive inside sceneDidBecomeActive.",
      id: "scene.active-inside-did-become-active", rows: [19],
      source: .apple("uiscenedelegate/scenedidbecomeactive(_:)")
    ) {
      scene.becomesActive.only(while: scene.readsActive)
    },

    Invariant(
      "A scene reads foregroundActive inside sceneWillResignActive, and not at its next state"
        + " callback.",
      id: "scene.active-inside-will-resign-active", .soft, rows: [20],
      source: .apple("uiscenedelegate/scenewillresignactive(_:)")
    ) {
      scene.resignsActive.only(while: scene.readsActive)
      (scene.entersBackground | scene.entersForeground | scene.disconnects)
        .never(while: scene.readsActive)
    },

    Invariant(
      "A scene reads background inside sceneDidEnterBackground.",
      id: "scene.background-inside-did-enter-background", rows: [21],
      source: .apple("uiscenedelegate/scenedidenterbackground(_:)")
    ) {
      scene.entersBackground.only(while: scene.readsBackground)
    },

    Invariant(
      "A scene does not read foregroundActive inside sceneWillEnterForeground.",
      id: "scene.not-active-inside-will-enter-foreground", rows: [22],
      source: .apple("uiscenedelegate/scenewillenterforeground(_:)")
    ) {
      scene.entersForeground.never(while: scene.readsActive)
    },

    Invariant(
      "A scene's state changes along the edges of the state machine: what was attached is not"
        + " unattached again before it disconnects.",
      id: "scene.states-follow-edges", .soft, rows: [18],
      source: .apple("uiscene/activationstate-swift.enum")
    ) {
      scene.isCalled.except(scene.disconnects).only(while: scene.changesAlongEdges)
    },

    Invariant(
      "applicationState is the state of the most active scene, background without one.",
      id: "app.state-is-the-maximum", rows: [39],
      source: .apple("uiapplication/applicationstate"), .decision(.twoAggregates)
    ) {
      always(app.readsMaximum)
    },

    Invariant(
      "With scenes, the four state methods of the application delegate are not called.",
      id: "app.no-state-methods-with-scenes", rows: [37],
      source: .apple("transitioning-to-the-uikit-scene-based-life-cycle"), on: .delegates,
      triedBy: scene.changesState
    ) {
      app.changesState.never()
    },

    Invariant(
      "With scenes, the application delegate receives no call that the scene delegate has in its"
        + " place.",
      id: "app.no-methods-of-scenes", rows: [37],
      source: .apple("transitioning-to-the-uikit-scene-based-life-cycle"),
      .apple("uiapplicationdelegate/application(_:open:options:)"), on: .delegates,
      triedBy: scene.changesState | scene.receivesDelivery
    ) {
      app.isCalledInsteadOfScene.never()
    },

    Invariant(
      "With scenes that have no delegate, the application delegate receives no call that a scene"
        + " delegate would have in its place, but for applicationWillResignActive.",
      id: "app.no-methods-of-scenes-without-delegate", rows: [37],
      source: .apple("transitioning-to-the-uikit-scene-based-life-cycle"),
      .decision(.manifestWithoutDelegate), on: .manifest, triedBy: scene.postsActive
    ) {
      app.isCalledInsteadOfScene.except(app.resignsActive).never()
    },

    Invariant(
      "With scenes, the application delegate still receives the URLs that scenes open.",
      id: "app.opens-urls-with-scenes", .myth, rows: [37],
      source: .apple("uiapplicationdelegate/application(_:open:options:)")
    ) {
      scene.opensURL.only(after: Happening(.appOpenURL), in: .process)
    },

    Invariant(
      "At every callback, a scene that reads foregroundActive has entered the foreground and not left"
        + " it since.",
      id: "scene.reads-active-in-foreground", rows: [23],
      source: .apple("uiscene/activationstate-swift.enum/foregroundactive"),
      .apple("uiscenedelegate/scenewillenterforeground(_:)")
    ) {
      always(app.activeScenesHaveEntered)
    },

    Invariant(
      "A scene that reads unattached receives nothing.",
      id: "scene.unattached-receives-nothing", .myth, rows: [18],
      source: .apple("uiscene/activationstate-swift.enum/unattached")
    ) {
      scene.isCalled.never(while: scene.readsUnattached)
    },
  ]
}
