import SceneLifecycle

/// Changes of the process, and callbacks that the system delivers to it as a whole.
extension UIKitEngine {
  /// The app registers for remote notifications; the answer may be that it failed.
  mutating func registerForPush(_ choiceSource: inout ChoiceSource) {
    let works = AgendaSet(.registered)
    let fails = AgendaSet(.registrationFailed)
    let outcome = choose(.registration, 2, decidingOfProcess: works | fails, &choiceSource)
    plan(process: outcome == 0 ? works : fails)
  }

  /// A crash, the watchdog or the system ends the process between two callbacks, without a word.
  ///
  /// A crash at launch costs the saved state (Apple, restoring-your-app-s-state).
  mutating func endAtOnce(_ kind: EventKind) {
    let launching = state.agenda.contains(.didFinishLaunching)
    if kind == .crash && launching { state.saved = .none }
    let hadProcess = state.process != .prewarmed
    endProcess()
    if hadProcess { plan(process: AgendaSet(.processEnded)) }
  }

  /// The system ends a process that runs in the background; the app may receive word of it (Apple,
  /// applicationwillterminate).
  mutating func terminate(_ choiceSource: inout ChoiceSource) {
    let goodbye = AgendaSet(.terminate) | AgendaSet(.terminateNotice)
    if choose(.terminationHeard, 2, decidingOfProcess: goodbye, &choiceSource) == 0 {
      plan(process: goodbye)
    }
    state.facts.insert(.dying)
    plan(process: AgendaSet(.exit))
  }

  /// The device was locked or unlocked: protected data goes or comes back (Apple,
  /// uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:)).
  ///
  /// A suspended process receives the net change when it runs again (Apple,
  /// archive/iphoneosprogrammingguide, *Notifications delivered to waking apps*).
  mutating func changeProtection() {
    switch state.process {
    case .running:
      plan(process: isLocked ? Script.protectionGoes : Script.protectionReturns)
    case .suspended: state.facts.formSymmetricDifference(.protectionQueued)
    case .notRunning, .prewarmed: break
    }
  }

  /// Midnight passes; a suspended process receives the notice when it runs again (Apple,
  /// applicationsignificanttimechange, processing-queued-notifications).
  mutating func changeTime() {
    if state.process == .suspended {
      state.facts.insert(.timeQueued)
    } else {
      plan(process: AgendaSet(.timeChangeNotice) | AgendaSet(.timeChange))
    }
  }
}
