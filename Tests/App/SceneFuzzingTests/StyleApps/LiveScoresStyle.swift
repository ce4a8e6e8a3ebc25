import SceneFuzzing

/// Live scores: a stream for the app; to connect takes a while, to pause it takes a while, too.
struct LiveScoresStyle: StyleApp {
  enum Bug: String {
    /// A pause that completes late stops the stream of the user who is back.
    case pausesReturnedUser
    /// A connection that completes late starts the stream of an app in the background.
    case connectsAfterLeaving
    /// The user comes back while the pause is under way, and the call is ignored.
    case ignoresReturnWhilePausing
    /// The user leaves while the connection is under way, and the call is ignored.
    case ignoresLeavingWhileConnecting
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .intent,
      [
        .pausesReturnedUser, .connectsAfterLeaving, .ignoresReturnWhilePausing,
        .ignoresLeavingWhileConnecting,
      ]
    )
  ]

  private enum Work { case none, connecting, pausing }

  let context: AppContext
  let bug: Bug?
  private var isWanted = false
  private var isStreaming = false
  private var work = Work.none

  var isBusy: Bool { work != .none }

  mutating func applicationWillEnterForeground() {
    context.enables("stream")
    if bug == .ignoresReturnWhilePausing && work == .pausing { return }
    isWanted = true
    goOn()
  }

  mutating func applicationDidEnterBackground() {
    context.disables("stream")
    if bug == .ignoresLeavingWhileConnecting && work == .connecting { return }
    isWanted = false
    goOn()
  }

  /// What was under way is done.
  mutating func complete() {
    switch work {
    case .connecting:
      if isWanted || bug == .connectsAfterLeaving { setStreaming(true) }
    case .pausing:
      if !isWanted || bug == .pausesReturnedUser { setStreaming(false) }
    case .none: break
    }
    work = .none
    if bug != .connectsAfterLeaving && bug != .pausesReturnedUser { goOn() }
  }

  private mutating func goOn() {
    if isBusy || isWanted == isStreaming { return }
    work = isWanted ? .connecting : .pausing
  }

  private mutating func setStreaming(_ isOn: Bool) {
    if isStreaming == isOn { return }
    isStreaming = isOn
    if isOn { context.starts("stream") } else { context.stops("stream") }
  }

  static func test(_ bug: Bug?) -> AppTest<LiveScoresStyle> {
    AppTest(
      actions: [AppAction("complete", isCompletion: true, if: { $0.isBusy }) { $0.complete() }]
    ) { LiveScoresStyle(context: $0, bug: bug) }
  }
}
