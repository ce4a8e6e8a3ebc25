import SceneFuzzing

/// A statistics kit that is fed with raw callbacks and counts visits as a state machine.
struct VisitsStyle: StyleApp {
  enum Bug: String {
    /// The kit starts to listen after the first activation and misses the visit that is under way.
    case startsTooLate
    /// The app's notification and the scene's are both bound to the counter.
    case bindsBothNotifications
    /// The end of a visit is bound to the resigning: an interruption splits it.
    case endsVisitAtResign
    /// The end of a visit is bound to the background of any window.
    case endsVisitWithWindow
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.opens, [.startsTooLate, .bindsBothNotifications, .endsVisitAtResign, .endsVisitWithWindow])
  ]

  let context: AppContext
  let bug: Bug?
  private var isVisiting = false
  private var isListening = false

  mutating func didReceive(_ callback: LifecycleCallback) {
    switch callback.name {
    case .appForegroundNotice: if bug != .startsTooLate || isListening { begin() }
    case .foregroundNotice: if bug == .bindsBothNotifications { context.counts(.open) }
    case .activeNotice:
      isListening = true
      if bug == .endsVisitAtResign || bug == .endsVisitWithWindow { begin() }
    case .appResignNotice: if bug == .endsVisitAtResign { isVisiting = false }
    case .backgroundNotice: if bug == .endsVisitWithWindow { isVisiting = false }
    case .appBackgroundNotice: isVisiting = false
    default: break
    }
  }

  private mutating func begin() {
    if isVisiting { return }
    isVisiting = true
    context.counts(.open)
  }

  static func test(_ bug: Bug?) -> AppTest<VisitsStyle> {
    AppTest { VisitsStyle(context: $0, bug: bug) }
  }
}
