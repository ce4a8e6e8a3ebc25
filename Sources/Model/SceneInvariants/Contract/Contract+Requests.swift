import SceneLifecycle

extension Contract {
  /// The invariants about the app's requests for its sessions.
  package static let requests: [Invariant] = [
    Invariant(
      "The error handler of an activation request runs only when the request fails.",
      id: "request.error-means-failure", rows: [54],
      source: .apple(
        "uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)"),
      triedBy: session.requestFails | (scene.connects.when(.byWindowRequest))
    ) {
      session.requestFails.never(while: delivery.answersWhatSucceeded)
      (scene.connects | scene.entersForeground).never(while: delivery.answersWhatFailed)
    },

    Invariant(
      "Without support for several windows, asking for a new one fails with"
        + " multipleScenesNotSupported and adds no session.",
      id: "request.no-new-window-without-support", rows: [55],
      source: .apple("uisceneerror/multiplescenesnotsupported"), on: .oneWindow,
      triedBy: session.requestFails.when(.byNewWindowRequest)
    ) {
      session.requestFails.only(while: delivery.isMultipleScenesError)
        .when(delivery.answersNewWindowRequest)
      app.isCalled.never(while: delivery.addsSession)
    },

    Invariant(
      "A session whose destruction is asked for is reported discarded unless the request fails.",
      id: "request.destruction-discards", rows: [56],
      source: .apple("uiapplication/requestscenesessiondestruction(_:options:errorhandler:)")
    ) {
      never(atTheEnd: session.someAwaitDestruction, after: session.destructionIsRequested)
    },

    Invariant(
      "A refresh does not bring a scene to the foreground.",
      id: "request.refresh-stays-in-background", rows: [57],
      source: .session("2019/246"),
      triedBy: Happening(.connect, .saveState, .requestRefresh).when(.byRefresh)
    ) {
      (scene.entersForeground | scene.becomesActive).never(while: delivery.answersRefresh)
    },
  ]
}
