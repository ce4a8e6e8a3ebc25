extension ChoiceKind {
  /// The choice's word in notation.
  public var word: String { Self.words[Int(rawValue)] }

  /// The kind with a word; nil when there is none.
  public static func named(_ word: String) -> ChoiceKind? {
    allCases.first { $0.word == word }
  }

  private static let words: [String] = allCases.map { String(describing: $0) }

  /// The answers by name, the usual one first; empty for `order` and for a choice of a scene.
  public var answers: [String] {
    switch self {
    case .order, .requestTarget: []
    case .killShape:
      ["resignDisconnect", "backgroundDisconnect", "backgroundOnly", "disconnectOnly"]
    case .killDiscards, .exitNotices: ["yes", "no"]
    case .firstForegroundState: ["background", "unattached", "foregroundInactive"]
    case .otherWindows: ["stay", "covered", "interrupted", "inactive"]
    case .remainingWindows: ["stay", "interrupted"]
    case .stateRequests: ["once", "twice", "nothing", "never"]
    case .stateReturned: ["yes", "no"]
    case .activityOutcome: ["continues", "fails"]
    case .requestOutcome: ["granted", "denied"]
    case .discardTime: ["now", "later"]
    case .unlockInto: ["app", "homeScreen"]
    case .accessoryCounts: ["yes", "no"]
    case .registration: ["works", "fails"]
    case .terminationHeard: ["yes", "no"]
    case .launchAccepts: ["yes", "no"]
    case .together: ["no", "yes"]
    case .setOrder: ["bySlot", "reversed", "rotated"]
    case .backgroundLoading: ["yes", "no"]
    case .displayFollows, .keyWhenOpened, .requestCarries, .stateSaved, .lastWindowEnds,
      .restoredSessions:
      ["yes", "no"]
    case .responseToo: ["yes", "no"]
    default: ["no", "yes"]
    }
  }

  /// Whether only an app that is played asks for the choice: it shows in what the app reads.
  public var isAppOnly: Bool { self == .setOrder }

  /// Whether the choice is a quirk: one report describes it, no documentation does.
  public var isQuirk: Bool {
    self == .externalActive || self == .discardNamesConnecting || self == .keyboardScene
  }

  /// How many of some answers a seed gives where quirks are off.
  ///
  /// The last answer of a choice may be a quirk although the choice is none. What a scenario says, and what
  /// explains a recording, may be any answer.
  ///
  /// - Parameter count: Number of answers.
  public func believedAnswers(of count: Int) -> Int {
    switch self {
    case .stateRequests, .responseToo: Swift.max(1, count - 1)
    default: count
    }
  }
}
