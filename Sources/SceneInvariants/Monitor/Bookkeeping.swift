import SceneLifecycle

/// What has to be noted after a callback beside the memories that sentences ask for.
enum Bookkeeping {
  /// Returns the duties that a kind has whatever is asked.
  static func duties(of kind: CallbackKind) -> KindRow.Duties {
    switch kind {
    case .discard, .processEnded, .launchRefused: [.ledger, .notes]
    case .connect, .disconnect, .active, .foreground, .saveState, .continueActivity, .failActivity,
      .touch, .keyPress, .requestDestruction, .requestError, .didFinishLaunching, .main:
      .notes
    default: []
    }
  }

  /// The readable bits that need to know which sessions were open before.
  private static let ofSessions: [Fact] = [
    .namedAreUnreported, .reportIsPending, .everySessionStays, .namesLate, .addsSession,
    .identifierIsFresh, .identifierIsKept,
  ]

  /// The readable bits that what is noted of a kind serves.
  static func serves(_ kind: CallbackKind) -> [Fact] {
    switch kind {
    case .discard: [.destructionIsOwed] + ofSessions
    case .processEnded, .launchRefused: Fact.allCases
    case .connect:
      [.namedAreDisconnected, .cameInOptions, .answersWhatSucceeded, .objectIsNew] + ofSessions
    case .configuration, .main: ofSessions
    case .disconnect: [.namedAreDisconnected, .namesReclaimed, .objectIsNew]
    case .active: [.answersWhatActivated, .answersWhatSucceeded]
    case .foreground: [.answersWhatSucceeded]
    case .saveState: [.isLastSaved]
    case .continueActivity, .failActivity: [.wasAnswered]
    case .touch, .keyPress: [.isOlderThanTouch]
    case .requestDestruction: [.destructionIsOwed]
    case .requestError: [.destructionIsOwed, .answersWhatFailed]
    case .didFinishLaunching: [.reportIsPending, .isLastSaved]
    default: []
    }
  }
}
