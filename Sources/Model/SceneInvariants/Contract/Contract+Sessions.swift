import SceneLifecycle

extension Contract {
  /// Sessions: how long they live, and what they are called.
  package static let sessions: [Invariant] = [
    Invariant(
      "A session leaves openSessions only when a discard report names it; a disconnect alone does"
        + " not take it out, and one lost between two processes is reported by the next.",
      id: "session.lives-until-discard",
      source: .header("UIApplication.h"), .header("UIScene.h"),
      .apple("uiapplication/opensessions"),
      .apple("uiapplicationdelegate/application(_:diddiscardscenesessions:)")
    ) {
      always(session.allStay)
      never(atTheEnd: session.someAwaitReport, after: app.isCalled)
    },

    Invariant(
      "The sessions of connected scenes are in openSessions.",
      id: "session.connected-are-open", .soft, rows: [9],
      source: .header("UIApplication.h"), .code("Delta, UISceneSession+Delta")
    ) {
      always(session.ofConnectedScenesAreOpen)
    },

    Invariant(
      "A session keeps its persistentIdentifier over connections and launches, and no other"
        + " session has it.",
      id: "session.identifier-is-constant", rows: [12],
      source: .apple("uiscenesession/persistentidentifier"), .session("2019/212")
    ) {
      (scene.isCalled | session.isAskedForConfiguration).only(while: session.keepsIdentifier)
    },

    Invariant(
      "The identifier of a discarded session does not appear in openSessions again.",
      id: "session.discarded-never-returns", rows: [13, 32],
      source: .apple("uiapplicationdelegate/application(_:diddiscardscenesessions:)")
    ) {
      (scene.isCalled | session.isAskedForConfiguration).only(while: session.hasFreshIdentifier)
    },

    Invariant(
      "Once the device has forgotten an app's sessions, as it does when the app is deleted, none of them"
        + " comes back, and none is reported discarded.",
      id: "session.none-outlives-the-app",
      source: .apple("uiscenesession/persistentidentifier"),
      .ours("sessions go with the container of an app that is deleted"),
      triedBy: app.isInstalled.when(.forgetsSessions)
    ) {
      (app.runsMain | scene.connects | session.isAskedForConfiguration
        | session.areReportedDiscarded).never(while: session.someErasedReturn)
    },

    Invariant(
      "A session is asked for its configuration before it connects, while it has no scene.",
      id: "session.configured-before-connect", rows: [14],
      source: .apple("uiapplicationdelegate/application(_:configurationforconnecting:options:)")
    ) {
      session.isAskedForConfiguration.never(while: session.hasScene || session.hasLiveScene)
    },

    Invariant(
      "A session is asked for its configuration at most once within one process.",
      id: "session.configured-once-a-process", rows: [15],
      source: .session("2019/246"), .decision(.hardHalfOfOnce)
    ) {
      session.isAskedForConfiguration.once(in: .sessionInProcess)
    },

    Invariant(
      "A session is asked for its configuration at most once in its life.",
      id: "session.configured-once", .soft, rows: [15],
      source: .session("2019/246"), .recording("kr-multiwindow-launch-existing-session")
    ) {
      session.isAskedForConfiguration.once(in: .session)
    },

    Invariant(
      "configurationForConnecting is called on every launch.",
      id: "session.configured-at-every-launch", .myth, rows: [16],
      source: .recording("kr-multiwindow-launch-existing-session")
    ) {
      scene.connects.only(after: session.isAskedForConfiguration, in: .process)
    },

    Invariant(
      "A session whose scene disconnected is discarded.",
      id: "session.disconnect-discards", .myth, rows: [30],
      source: .apple("uiapplicationdelegate/application(_:diddiscardscenesessions:)")
    ) {
      scene.connects.never(while: session.hasLostScene)
    },
  ]
}
