import SceneLifecycle

extension Contract {
  /// Discard reports: what they name, and when they come.
  package static let discards: [Invariant] = [
    Invariant(
      "A reclaimed scene does not have its session discarded.",
      id: "discard.never-by-reclaim", rows: [31],
      source: .apple("uiapplicationdelegate/application(_:diddiscardscenesessions:)"),
      triedBy: scene.disconnects.when(.byReclaim)
    ) {
      session.areReportedDiscarded.never(while: session.namedAreReclaimed)
    },

    Invariant(
      "A discard report names at least one session.",
      id: "discard.names-sessions", rows: [32],
      source: .header("UIApplication.h")
    ) {
      session.areReportedDiscarded.only(while: session.areNamed)
    },

    Invariant(
      "The sessions that a discard report names are not in openSessions any more.",
      id: "discard.named-are-closed", rows: [32],
      source: .header("UIApplication.h")
    ) {
      session.areReportedDiscarded.only(while: session.namedAreClosed)
    },

    Invariant(
      "A session is reported discarded at most once.",
      id: "discard.reports-once", rows: [32],
      source: .apple("uiapplicationdelegate/application(_:diddiscardscenesessions:)"),
      .decision(.hardHalfOfOnce)
    ) {
      session.areReportedDiscarded.only(while: session.namedAreUnreported)
    },

    Invariant(
      "A session that is destroyed on request disconnects before it is reported discarded.",
      id: "discard.after-disconnect-on-request", rows: [33],
      source: .apple(
        "uiapplication/requestscenesessiondestruction(_:options:errorhandler:)")
    ) {
      session.areReportedDiscarded.only(while: session.namedAreDisconnected)
        .when(delivery.answersDestruction)
    },

    Invariant(
      "A session that the user closes disconnects before it is reported discarded.",
      id: "discard.after-disconnect-on-swipe", .soft, rows: [33],
      source: .recording("kr-2023-kill-from-switcher")
    ) {
      session.areReportedDiscarded.only(while: session.namedAreDisconnected)
        .when(!delivery.answersDestruction)
    },

    Invariant(
      "Sessions discarded while the app is not running are reported by the next process, after"
        + " didFinishLaunching.",
      id: "discard.late-report-arrives", rows: [34],
      source: .header("UIApplication.h"), .session("2019/258")
    ) {
      session.areReportedDiscarded.only(while: app.hasLaunched)
      never(atTheEnd: session.someAwaitReport, after: app.finishesLaunching)
    },

    Invariant(
      "A late discard report comes before the first sceneDidBecomeActive.",
      id: "discard.late-report-before-active", .soft, rows: [35],
      source: .recording("kr-second-launch-discard-position")
    ) {
      scene.becomesActive.never(while: session.someAwaitReport)
    },

    Invariant(
      "Swiping a window away is reported by the process that runs.",
      id: "discard.swipe-reports-in-process", .myth, rows: [36],
      source: .recording("swipe-three-windows-one-by-one"), .recording("tr-ipad-swipe-off")
    ) {
      app.ends.when(.byKill).never(while: session.someAwaitReport)
    },
  ]
}
