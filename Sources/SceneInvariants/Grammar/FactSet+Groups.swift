// Which facts a rule has to pay for: a suite computes a group only where some rule reads it.
extension FactSet {
  /// Those that need more than the callback's own fields, computed only where a rule reads them.
  static let delivered: FactSet = [
    .carriesPayload, .cameInOptions, .wasAnswered, .isLastSaved, .answersWhatActivated,
    .answersWhatFailed, .answersWhatSucceeded, .isOlderThanTouch, .isMultipleScenesError,
    .announcesHandoff, .addsSession, .namesSome, .namedAreClosed, .namedAreUnreported,
    .namedAreDisconnected, .namesReclaimed, .namesLate, .namesOneKey, .namesItsKey,
  ]

  /// Those that few kinds of callback are judged by, computed only where a rule reads them.
  static let seldom: FactSet = [
    .sessionIsOpen, .sceneIsConnected, .isAccessory, .someSceneIsActive, .someWindowIsActive,
    .twoScenesAreActive, .atMostOneWindow, .atMostOneWindowOrDying, .objectIsNew, .reportIsPending,
  ]

  /// Those that are compared with what callbacks of other scenes said, or of all sessions.
  static let ofOthers: FactSet = [
    .identifierIsKept, .everySessionStays, .reportIsPending, .answersWhatFailed,
    .answersWhatSucceeded,
    .isOlderThanTouch, .addsSession, .namedAreClosed, .namedAreUnreported, .namedAreDisconnected,
    .namesReclaimed, .namesLate, .destructionIsOwed,
  ]

  /// Those that say what the scene itself reads.
  static let ofScene: FactSet = [
    .sceneReadsNothing, .sceneReadsUnattached, .sceneReadsBackground, .sceneReadsInactive,
    .sceneReadsActive,
  ]
}
