package import SceneLifecycle

extension ChoiceKind {
  /// Whether a recording of a device shows an unusual answer.
  ///
  /// A test holds the list to what the engine explains recordings with.
  package var isRecorded: Bool {
    switch self {
    case .backgroundConnection, .configurationAgain, .disappearance, .earlyGeometry, .ghost,
      .keyboardScene, .killReports, .killTerminates, .otherWindows, .ownLink,
      .pushAgain, .resignsWhileAttaching:
      true
    case .order, .killShape, .killDiscards, .exitNotices, .backgroundCallback,
      .configurationSkipped, .firstForegroundState, .blip, .stateRequests, .stateReturned,
      .activityOutcome, .requestOutcome, .requestTarget, .discardTime, .unlockInto,
      .accessoryCounts, .externalActive, .discardNamesConnecting, .initialPhase, .appPhaseStale,
      .together, .registration, .terminationHeard, .launchAccepts, .backgroundLoading,
      .responseToo, .displayFollows, .keyWhenOpened, .requestCarries, .stateSaved, .sceneNotices,
      .entryCutOff, .entryStaysInactive, .remainingWindows, .lastWindowEnds, .restoredSessions,
      .setOrder:
      false
    }
  }
}
