import SceneLifecycle

extension Contract {
  /// The counterparts of an app without scenes.
  package static let sceneless: [Invariant] = [
    Invariant(
      "Without scenes, no scene receives a callback and no session is reported.",
      id: "sceneless.no-scene-methods",
      source: .apple("managing-your-app-s-life-cycle"), on: .sceneless,
      triedBy: app.changesState
    ) {
      Happening(.configuration, .connect, .foreground, .active, .resign, .background).never()
      Happening(.disconnect, .discard).never()
    },

    Invariant(
      "Without scenes, the app becomes active and resigns in turn, and becomes active first.",
      id: "sceneless.active-and-resign-alternate", rows: [24],
      source: .apple("uiapplicationdelegate/applicationdidbecomeactive(_:)"), on: .sceneless
    ) {
      app.becomesActive.never(while: app.isActive)
      app.resignsActive.only(while: app.isActive)
    },

    Invariant(
      "Without scenes, an app that is active resigns before it enters the background.",
      id: "sceneless.resigns-before-background", rows: [25],
      source: .apple("about-the-background-execution-sequence"), on: .sceneless
    ) {
      app.entersBackground.never(while: app.isActive)
    },

    Invariant(
      "Without scenes, the app enters the foreground only after it entered the background.",
      id: "sceneless.background-between-foregrounds", rows: [26],
      source: .apple("uiapplicationdelegate/applicationwillenterforeground(_:)"), on: .sceneless
    ) {
      app.entersForeground.never(while: app.isInForeground)
    },

    Invariant(
      "Without scenes, an app in the background enters the foreground before it becomes active.",
      id: "sceneless.foreground-before-active", rows: [23],
      source: .apple("uiapplicationdelegate/applicationwillenterforeground(_:)"), on: .sceneless
    ) {
      app.becomesActive.never(while: app.isInBackground)
    },

    Invariant(
      "Without scenes, the app reads active inside applicationDidBecomeActive.",
      id: "sceneless.active-inside-did-become-active", rows: [19],
      source: .recording("cn-sceneless-states-cold"), on: .sceneless
    ) {
      app.becomesActive.only(while: app.readsActive)
    },

    Invariant(
      "Without scenes, the app reads active inside applicationWillResignActive.",
      id: "sceneless.active-inside-will-resign-active", .soft, rows: [20],
      source: .recording("cn-sceneless-states-lock-unlock"), on: .sceneless
    ) {
      app.resignsActive.only(while: app.readsActive)
    },

    Invariant(
      "Without scenes, the app reads background inside applicationDidEnterBackground.",
      id: "sceneless.background-inside-did-enter-background", rows: [21],
      source: .recording("cn-sceneless-states-lock-unlock"), on: .sceneless
    ) {
      app.entersBackground.only(while: app.readsBackground)
    },

    Invariant(
      "Without scenes, the app does not read active inside applicationWillEnterForeground.",
      id: "sceneless.not-active-inside-will-enter-foreground", rows: [22],
      source: .recording("cn-sceneless-states-lock-unlock"), on: .sceneless
    ) {
      app.entersForeground.never(while: app.readsActive)
    },

    Invariant(
      "Without scenes, every willContinue is followed by a continue or didFail.",
      id: "sceneless.will-continue-is-answered", rows: [49],
      source: .header("UIApplication.h"), on: .sceneless
    ) {
      app.willContinueActivity.leads(to: app.answersActivity, in: .process)
    },

    Invariant(
      "Without scenes, what launches the app is in the launch options: a URL, an activity, a quick"
        + " action, a share, a notification, a location.",
      id: "sceneless.launch-options", rows: [38],
      source: .apple("uiapplication/launchoptionskey"),
      .apple("uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"),
      on: .sceneless
    ) {
      (app.willFinishLaunching | app.finishesLaunching)
        .only(while: delivery.isSomething).when(delivery.comesOfWhatLaunches)
    },

    Invariant(
      "Without scenes, a URL or a quick action that the launch methods refuse is not delivered.",
      id: "sceneless.refused-is-not-delivered", rows: [47],
      source: .apple("uiapplicationdelegate/application(_:open:options:)"),
      .apple("uiapplicationdelegate/application(_:performactionfor:completionhandler:)"),
      on: .sceneless
    ) {
      Happening(.appOpenURL, .appShortcut).never(while: delivery.wasRefused)
    },

    Invariant(
      "Without scenes, what an event brings is delivered to the application delegate once, unless the"
        + " launch methods refuse it.",
      id: "sceneless.payload-arrives", rows: [47],
      source: .apple("uiapplicationdelegate/application(_:open:options:)"),
      .apple("uiapplicationdelegate/application(_:continue:restorationhandler:)"), on: .sceneless
    ) {
      app.finishesLaunching.when(.launchAccepts).leads(to: app.receivesDelivery, in: .process)
      app.entersForeground.when(.bringsWhatIsMissing)
        .leads(to: app.receivesDelivery, in: .process)
      app.receivesDelivery.never(while: delivery.wasAnswered)
    },

    Invariant(
      "Without scenes, a touch or a key press is delivered only while the app reads active.",
      id: "sceneless.events-only-when-active", rows: [62],
      source: .apple("uiapplicationdelegate/applicationwillresignactive(_:)"), on: .sceneless
    ) {
      app.getsUserEvent.only(while: app.readsActive)
    },

    Invariant(
      "Without scenes, applicationWillEnterForeground is called at launch.",
      id: "sceneless.foreground-at-launch", .myth, rows: [73],
      source: .code("AltStore"), .recording("launchpractice-sceneless-icon-cold"), on: .sceneless
    ) {
      app.becomesActive.only(after: app.entersForeground, in: .process)
    },
  ]
}
