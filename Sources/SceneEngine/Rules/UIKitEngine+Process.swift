import SceneLifecycle

/// What happens to the process, and what the system tells it as a whole.
extension UIKitEngine {
  mutating func planProcess(_ kind: EventKind, _ choiceSource: inout ChoiceSource) {
    switch kind {
    // Prewarming runs up to UIApplicationMain and tells nothing (about-the-app-launch-sequence).
    case .prewarm: state.process = .prewarmed
    // No callback on suspension (applicationwillterminate).
    case .suspend:
      state.process = .suspended
      state.facts.remove(.backgroundTime)
    case .crash, .overrun, .systemKill: endAtOnce(kind)
    case .systemTerminate: terminate(&choiceSource)
    case .silentPush: wake(for: kind, .push, &choiceSource)
    case .backgroundFetch: wake(for: kind, .fetch, &choiceSource)
    case .backgroundTask: wake(for: kind, .backgroundTask, &choiceSource)
    case .urlSession: wake(for: kind, .urlSession, &choiceSource)
    case .locationUpdate: wake(for: kind, .locationUpdate, &choiceSource)
    case .registerForPush:
      let works = AgendaSet(.registered)
      let fails = AgendaSet(.registrationFailed)
      let outcome = choose(
        .registration, 2, decidingOfProcess: works | fails, &choiceSource)
      owe(process: outcome == 0 ? works : fails)
    case .backgroundTaskExpiry:
      state.facts.remove(.backgroundTime)
      owe(process: AgendaSet(.backgroundTaskExpired))
    case .memoryWarning:
      owe(process: [.memoryWarning, .memoryNotice, .viewMemoryWarning])
    case .timeChange: changeTime()
    case .screenshot: owe(process: AgendaSet(.screenshotNotice))
    case .reportDiscards:
      resume()
      owe(process: AgendaSet(.discard))
    default: preconditionFailure("every event has a rule")
    }
  }

  private mutating func wake(
    for cause: EventKind, _ callback: AgendaItem, _ choiceSource: inout ChoiceSource
  ) {
    wake(for: cause, &choiceSource)
    owe(process: AgendaSet(callback))
  }

  /// A crash, the watchdog or the system ends the process between two callbacks, without a word.
  ///
  /// A crash at launch costs the saved state (Apple, restoring-your-app-s-state).
  private mutating func endAtOnce(_ kind: EventKind) {
    let launching = state.agenda.contains(.didFinishLaunching)
    if kind == .crash && launching { state.saved = .none }
    let hadProcess = state.process != .prewarmed
    endProcess()
    if hadProcess { owe(process: AgendaSet(.processEnded)) }
  }

  /// The system needs a process gone that runs in the background; it may be told (Apple,
  /// applicationwillterminate).
  private mutating func terminate(_ choiceSource: inout ChoiceSource) {
    let goodbye = AgendaSet(.terminate) | AgendaSet(.terminateNotice)
    if choose(.terminationHeard, 2, decidingOfProcess: goodbye, &choiceSource) == 0 {
      owe(process: goodbye)
    }
    state.facts.insert(.dying)
    owe(process: AgendaSet(.exit))
  }

  /// Midnight passes; a suspended process hears of it when it runs again (Apple,
  /// applicationsignificanttimechange, processing-queued-notifications).
  private mutating func changeTime() {
    if state.process == .suspended {
      state.facts.insert(.timeQueued)
    } else {
      owe(process: AgendaSet(.timeChangeNotice) | AgendaSet(.timeChange))
    }
  }
}
