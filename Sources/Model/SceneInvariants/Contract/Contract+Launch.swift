import SceneLifecycle

extension Contract {
  /// Launching: what is delivered once, in which order, and what can be read then.
  package static let launch: [Invariant] = [
    Invariant(
      "didFinishLaunching comes once in a process, before any callback of a scene.",
      id: "launch.finishes-first", rows: [1],
      source: .apple("about-the-app-launch-sequence"), on: .all
    ) {
      app.finishesLaunching.once(in: .process)
      (scene.isCalled | session.isAskedForConfiguration | app.isCalledInsteadOfScene)
        .only(while: app.hasLaunched)
    },

    Invariant(
      "willFinishLaunching comes before didFinishLaunching, and nothing of a scene between them.",
      id: "launch.will-before-did", rows: [2],
      source: .apple("about-the-app-launch-sequence"), on: .all
    ) {
      app.finishesLaunching.only(after: app.willFinishLaunching, in: .process)
      (scene.isCalled | session.isAskedForConfiguration).never(while: app.isBetweenLaunchMethods)
    },

    Invariant(
      "No callback comes in a process before UIApplicationMain, prewarmed or not.",
      id: "launch.nothing-before-main", rows: [3],
      source: .apple("about-the-app-launch-sequence"), on: .all
    ) {
      app.isCalled.except(app.runsMain).only(while: app.hasRunMain)
    },

    Invariant(
      "With scenes, both launch methods get no launch options.",
      id: "launch.no-options-with-scenes", rows: [38],
      source: .apple("uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)")
    ) {
      (app.willFinishLaunching | app.finishesLaunching).never(while: delivery.isSomething)
    },

    Invariant(
      "With scenes, applicationState reads background inside didFinishLaunching.",
      id: "launch.background-with-scenes", rows: [40],
      source: .apple("uiapplication/applicationstate"), .code("dd-sdk-ios, AppRunner")
    ) {
      app.finishesLaunching.only(while: app.readsBackground)
    },

    Invariant(
      "Without scenes, applicationState reads inactive inside didFinishLaunching when the user"
        + " launches the app.",
      id: "launch.inactive-without-scenes", rows: [40],
      source: .apple("uiapplication/applicationstate"), on: .sceneless
    ) {
      app.finishesLaunching.only(while: app.readsInactive).when(app.wasStartedByUser)
    },

    Invariant(
      "Without scenes, the app is asked whether to restore its state between the launch methods.",
      id: "launch.restores-between-launch-methods",
      source: .apple("about-the-app-launch-sequence"), on: .sceneless
    ) {
      app.isAskedToRestore.only(while: app.isBetweenLaunchMethods)
    },

    Invariant(
      "Built with the SDK of iOS 27, an app without scenes launches normally.",
      id: "launch.sceneless-on-27", .myth, rows: [75],
      source: .apple("transitioning-to-the-uikit-scene-based-life-cycle"), on: .refused
    ) {
      app.isRefused.never()
    },
  ]
}
