import SceneLifecycle

/// What has to be noted after a callback beside the memories that sentences ask for.
enum Bookkeeping {
  /// Returns the duties that a kind has whatever is asked.
  static func duties(of kind: CallbackKind) -> KindRow.Duties {
    switch kind {
    case .discard, .processEnded, .launchRefused, .installed: [.ledger, .notes]
    case .configuration, .connect, .disconnect, .active, .foreground, .background, .saveState,
      .openURL, .continueActivity, .failActivity, .performShortcut, .acceptShare,
      .notificationResponse, .touch,
      .keyPress, .requestDestruction, .requestError, .didFinishLaunching, .main,
      .appOpenURL, .appContinue, .appFailActivity, .appShortcut, .appAcceptShare:
      .notes
    default: []
    }
  }

  /// The readable bits that need to know which sessions were open before.
  private static let ofSessions: [Fact] = [
    .namedAreUnreported, .reportIsPending, .everySessionStays, .namesLate, .addsSession,
    .identifierIsFresh, .identifierIsKept, .erasedReturn,
  ]

  /// The readable bits that what is noted of a kind serves.
  static func serves(_ kind: CallbackKind) -> [Fact] {
    switch kind {
    case .discard: [.destructionIsOwed] + ofSessions
    case .processEnded, .launchRefused, .installed: Fact.allCases
    case .connect:
      [
        .namedAreDisconnected, .cameInOptions, .answersWhatSucceeded, .objectIsNew,
        .bringsWhatIsMissing, .optionsAreAsAsked, .activeHaveEntered,
      ] + ofSessions
    case .configuration: [.optionsAreAsAsked] + ofSessions
    case .main: ofSessions
    case .disconnect: [.namedAreDisconnected, .namesReclaimed, .objectIsNew, .activeHaveEntered]
    case .active: [.answersWhatActivated, .answersWhatSucceeded]
    case .foreground: [.answersWhatSucceeded, .activeHaveEntered]
    case .background: [.activeHaveEntered]
    case .saveState: [.isLastSaved]
    case .openURL, .continueActivity, .failActivity, .performShortcut, .acceptShare,
      .notificationResponse:
      [.wasAnswered, .bringsWhatIsMissing]
    case .touch, .keyPress: [.isOlderThanTouch]
    case .requestDestruction: [.destructionIsOwed]
    case .requestError: [.destructionIsOwed, .answersWhatFailed]
    case .appOpenURL, .appContinue, .appFailActivity, .appShortcut, .appAcceptShare:
      [.wasAnswered, .bringsWhatIsMissing]
    case .didFinishLaunching: [.reportIsPending, .isLastSaved, .wasRefusedAtLaunch]
    default: []
    }
  }
}
