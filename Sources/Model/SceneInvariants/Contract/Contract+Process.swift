import SceneLifecycle

extension Contract {
  /// Suspension, termination, and what waits for a process.
  package static let process: [Invariant] = [
    Invariant(
      "Suspension, a crash and a kill by the system reach no object of the app.",
      id: "process.silent-ends", rows: [58, 61],
      source: .apple("uiapplicationdelegate/applicationwillterminate(_:)"), on: .all,
      triedBy: app.ends.when(.bySilentEnd)
    ) {
      app.isCalled.never(while: delivery.answersSilentEnd)
    },

    Invariant(
      "applicationWillTerminate is called whenever the user kills the app.",
      id: "process.kill-always-tells", .myth, rows: [59],
      source: .apple("uiapplicationdelegate/applicationwillterminate(_:)"), on: .all
    ) {
      app.ends.when(.byKill).only(after: app.willTerminate, in: .process)
    },

    Invariant(
      "Ending the app disconnects its scenes.",
      id: "process.kill-disconnects-scenes", .myth, rows: [58],
      source: .apple("uiapplicationdelegate/applicationwillterminate(_:)")
    ) {
      app.ends.when(.byKill).never(
        while: scene.connects.lasting(until: scene.disconnects, in: .process))
    },

    Invariant(
      "No delegate receives anything after applicationWillTerminate.",
      id: "process.silent-after-terminate", .soft, rows: [60],
      source: .apple("uiapplicationdelegate/applicationwillterminate(_:)"), on: .all
    ) {
      app.delegateIsCalled.never(after: app.willTerminate, in: .process)
    },

    Invariant(
      "A notification is handed to the app to be presented only while the app is in the foreground.",
      id: "process.presents-in-foreground",
      source: .apple(
        "usernotifications/unusernotificationcenterdelegate/"
          + "usernotificationcenter(_:willpresent:withcompletionhandler:)"), on: .all
    ) {
      Happening(.willPresent).never(while: app.readsBackground)
    },

    Invariant(
      "What waited for a suspended process is delivered before a touch.",
      id: "process.queue-before-touch", rows: [61],
      source: .apple("processing-queued-notifications"), on: .all
    ) {
      app.hearsWhatWaited.never(while: delivery.isOlderThanTouch)
    },
  ]
}
