import SceneLifecycle

extension Contract {
  /// Windows: several at once, the key one, and what the user does in them.
  package static let windows: [Invariant] = [
    Invariant(
      "A touch or a key press is delivered only to a scene that reads foregroundActive, and to"
        + " none on an external display or in a car.",
      id: "window.events-only-when-active", rows: [62],
      source: .apple("uiscene/activationstate-swift.enum/foregroundinactive"),
      .apple("presenting-content-on-a-connected-display"),
      .apple("carplay/cptemplateapplicationscene")
    ) {
      scene.getsUserEvent.only(while: scene.readsActive)
      scene.getsUserEvent.never(while: scene.isAccessory)
    },

    Invariant(
      "A window that opens does not make another one resign.",
      id: "window.opening-keeps-others-active", .soft, rows: [64],
      source: .recording("kr-multiwindow-second-window-split"), on: .severalWindows,
      triedBy: scene.becomesActive.when(.byOpening)
    ) {
      scene.resignsActive.never(while: delivery.answersOpening)
    },

    Invariant(
      "A storyboard's window is set on the delegate before willConnectTo.",
      id: "window.storyboard-before-connect", rows: [67],
      source: .session("2019/246"), .recording("cn-tracepcguard-launch-known-session"),
      on: .storyboard
    ) {
      scene.connects.only(while: scene.getsWindow.hasHappened() || scene.isAccessory)
    },

    Invariant(
      "With the SDK of iOS 15 or later, each scene has a key window of its own.",
      id: "window.key-per-scene", rows: [68],
      source: .header("UIWindow.h"), on: .keyPerScene
    ) {
      scene.getsKeyWindow.only(while: .reads(.namesItsKey))
    },

    Invariant(
      "With the SDK of iOS 14 or earlier, the app has at most one key window.",
      id: "window.key-per-app", rows: [68],
      source: .header("UIWindow.h"), on: .keyPerApp
    ) {
      scene.getsKeyWindow.only(while: .reads(.namesOneKey))
    },

    Invariant(
      "The root view appears after sceneDidBecomeActive.",
      id: "window.root-appears-after-active", .soft, rows: [70],
      source: .recording("kr-2023-launch-with-vc")
    ) {
      scene.showsRootView.only(after: scene.becomesActive)
    },

    Invariant(
      "Without support for several windows there is at most one, a kill aside.",
      id: "window.one-without-support", rows: [76],
      source: .apple("uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"),
      .recording("quick-kill-ghost-scene"), on: .oneWindow
    ) {
      always(.reads(.atMostOneWindowOrDying))
    },

    Invariant(
      "Without support for several windows there is at most one, even in a kill.",
      id: "window.one-even-in-a-kill", .soft, rows: [76],
      source: .recording("quick-kill-ghost-scene"), on: .oneWindow
    ) {
      always(.reads(.atMostOneWindow))
    },

    Invariant(
      "A scene on an external display does not become active.",
      id: "window.external-stays-inactive", .soft, rows: [78],
      source: .apple("presenting-content-on-a-connected-display"), .code("sentry-cocoa"),
      triedBy: scene.connects.when(.byDisplay)
    ) {
      scene.becomesActive.never(while: scene.isOnDisplay)
    },
  ]
}
