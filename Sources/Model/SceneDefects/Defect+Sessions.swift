import SceneLifecycle

extension Defect {
  static let sessions: [Defect] = [
    Defect(
      "session-dies-with-scene", "A session leaves openSessions when its scene disconnects.",
      .none, .lasting(.sessionsDieWithScenes)),
    Defect(
      "identifier-changes", "A session that connects again has another persistentIdentifier.",
      .none, .lasting(.identifiersChange)),
    Defect(
      "discarded-returns", "A new session gets the identifier of a discarded one.",
      .none, .lasting(.discardedReturn)),
    Defect(
      "erased-sessions-return", "The sessions of a deleted app are open at its next launch.",
      .none, .lasting(.erasedReturn)),
    Defect(
      "configured-after-connect", "A session is asked for its configuration when it has connected.",
      CallbackSet(.connect), .followed(by: .configuration)),
    Defect(
      "configured-twice", "A session is asked for its configuration twice in a row.",
      CallbackSet(.configuration), .repeated),
    Defect(
      "reclaim-discards", "A reclaimed scene has its session reported discarded.",
      CallbackSet(.disconnect), .followed(by: .discard), when: .answering(.reclaim)),
    Defect("discard-dropped", "No discard is ever reported.", CallbackSet(.discard), .dropped),
    Defect(
      "late-discard-dropped", "What was discarded in another process is not reported.",
      CallbackSet(.discard), .dropped, when: launchingAgain),
    Defect(
      "discard-repeated", "A discard is reported twice.", CallbackSet(.discard), .repeated),
    Defect(
      "discard-of-nobody", "A discard report names no session.",
      CallbackSet(.discard), .altered(.namesNobody)),
    Defect(
      "discarded-still-open", "A session that is reported discarded is still in openSessions.",
      CallbackSet(.discard), .altered(.namedStayOpen)),
    Defect(
      "discard-before-disconnect",
      "A session to be destroyed is reported discarded before it disconnects.",
      CallbackSet(.disconnect), .preceded(by: .discard), when: .answering(.requestDestruction)),
    Defect(
      "destruction-forgotten", "A session destroyed on request is not reported discarded.",
      CallbackSet(.discard), .dropped, when: .answering(.requestDestruction)),
    Defect(
      "closed-window-forgotten", "A window that the user closes is not reported discarded.",
      CallbackSet(.discard), .dropped, when: .answering(.close)),
    Defect(
      "error-on-success", "A request that was granted gets an error as well.",
      CallbackSet(.connect, .foreground), .followed(by: .requestError),
      when: .answering(.requestNewWindow, .requestActivation)),
    Defect(
      "wrong-request-error", "A request for a new window fails with the wrong error.",
      CallbackSet(.requestError), .altered(.error(77))),
    Defect(
      "refresh-to-foreground", "A refresh brings the scene to the foreground.",
      CallbackSet(.saveState, .connect, .requestRefresh), .followed(by: .foreground),
      when: .answering(.requestRefresh, .serveRefresh)),
  ]

  static let payloads: [Defect] = [
    Defect(
      "url-again-after-connect", "A URL of the connection options is opened again.",
      CallbackSet(.connect), .followed(by: .openURL), when: delivering(.openURL)),
    Defect(
      "shortcut-again-after-connect",
      "A quick action of the connection options is performed again.",
      CallbackSet(.connect), .followed(by: .performShortcut), when: delivering(.shortcutItem)),
    Defect(
      "activity-unanswered", "An announced activity neither continues nor fails.",
      CallbackSet(.continueActivity, .failActivity, .appContinue, .appFailActivity), .dropped),
    Defect(
      "activity-repeated", "An announced activity continues twice.",
      CallbackSet(.continueActivity, .appContinue), .repeated),
    Defect(
      "url-dropped", "A URL for a scene that is there is not delivered.", CallbackSet(.openURL),
      .dropped),
    Defect(
      "shortcut-dropped", "A quick action for a scene that is there is not delivered.",
      CallbackSet(.performShortcut), .dropped),
    Defect(
      "share-dropped", "A CloudKit share for a scene that is there is not delivered.",
      CallbackSet(.acceptShare), .dropped),
    Defect(
      "response-dropped", "A notification response for a scene that is there is not delivered.",
      CallbackSet(.notificationResponse), .dropped),
    Defect("url-repeated", "A URL is delivered twice.", CallbackSet(.openURL), .repeated),
    Defect(
      "shortcut-repeated", "A quick action is delivered twice.", CallbackSet(.performShortcut),
      .repeated),
    Defect(
      "share-repeated", "A CloudKit share is delivered twice.", CallbackSet(.acceptShare),
      .repeated),
    Defect(
      "response-missing-from-options",
      "A notification response is missing from the connection options.", CallbackSet(.connect),
      .altered(.nothingDelivered), when: delivering(.notificationTap)),
    Defect(
      "configuration-without-options",
      "A configuration is asked for without the options of the connection.",
      CallbackSet(.configuration), .altered(.nothingDelivered), when: Trigger(needsPayload: true)),
    Defect(
      "configuration-of-strange-options",
      "A configuration is asked for with options that the connection does not have.",
      CallbackSet(.configuration), .altered(.strangePayload)),
    Defect(
      "restore-after-active", "State is given back once more when the scene is active.",
      CallbackSet(.active), .followed(by: .restore)),
    Defect(
      "restore-of-strange-state", "A scene gets back state that it never saved.",
      CallbackSet(.restore), .altered(.strangePayload)),
    Defect(
      "readable-state-is-strange", "A session holds state that its scene never saved.",
      CallbackSet(.stateReadable), .altered(.strangePayload)),
  ]

  static let launchingAgain = Trigger(
    causes: .all - [.reportDiscards, .close, .requestDestruction, .kill], process: 2)

  private static func delivering(_ kind: EventKind) -> Trigger {
    Trigger(causes: [kind], needsPayload: true)
  }
}
