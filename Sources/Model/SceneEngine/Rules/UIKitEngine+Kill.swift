import SceneLifecycle

/// The user swipes the app away in the switcher: the shapes that devices show.
///
/// Recorded on iOS 13 to 16; Apple, uiapplicationdelegate/applicationwillterminate(_:). Common to
/// all: nothing becomes active, the disconnection comes before the discard report, that before
/// the termination. Restoration state is deleted (Apple, restoring-your-app-s-state).
extension UIKitEngine {
  mutating func kill(_ cause: EventKind, _ choiceSource: inout ChoiceSource) {
    let wasRunning = state.process == .running
    let wasAtRest = state.isAtRest
    state.facts.insert(.forceQuit)
    state.saved = .none
    // Who swipes cards in the switcher has sent everything else away.
    state.overlay = .none
    state.beneath = .none
    if wasRunning { leaveForGood(wasAtRest, cause, &choiceSource) }
    let discards = usesScenes && choiceSource.choose(.killDiscards, 2) == 0
    if discards { dismiss(windows) }
    if !wasRunning {
      endProcess()
      return plan(process: AgendaSet(.processEnded))
    }
    if discards && !state.dismissed.isEmpty && choiceSource.choose(.killReports, 2) == 1 {
      plan(process: AgendaSet(.discard))
    }
    let goodbye = AgendaSet(.terminate) | AgendaSet(.terminateNotice)
    if choose(.killTerminates, 2, decidingOfProcess: goodbye, &choiceSource) == 1 {
      plan(process: goodbye)
    }
    state.facts.insert(.dying)
    plan(process: AgendaSet(.exit))
  }

  /// Scenes end as the chosen shape says, each from where it stands.
  private mutating func leaveForGood(
    _ wasAtRest: Bool, _ cause: EventKind, _ choiceSource: inout ChoiceSource
  ) {
    let all = state.plannedConnected
    let foreground = state.plannedForeground
    let shape = foreground.isEmpty ? 0 : choiceSource.choose(.killShape, 4)
    if shape == 0 { resign(foreground, for: cause) }
    let backgrounds = shape == 1 || shape == 2 || (shape == 0 && !usesScenes)
    if backgrounds { background(foreground, for: cause, &choiceSource) }
    let leavesForeground = usesScenes && !foreground.isEmpty && !backgrounds
    if leavesForeground && wasAtRest { leaveQuietly(foreground, shape, cause, &choiceSource) }
    if shape == 2 || !usesScenes {
      state.plannedForeground = .none
      state.plannedActive = .none
      // Without scenes the root view goes between the background call and the end (recordings:
      // tw-sceneless-ios9-kill-views-disappear, cn-ios8-vc-and-exit-on-suspend).
      if !usesScenes { disappear(state.appeared, &choiceSource) }
      return
    }
    disconnect(all, for: cause)
    disappear(all - state.accessories, &choiceSource)
  }

  /// A scene that leaves from the foreground may take the application's notifications with it, or
  /// come back as a ghost: a new object that never becomes active.
  private mutating func leaveQuietly(
    _ foreground: SceneSet, _ shape: Int, _ cause: EventKind,
    _ choiceSource: inout ChoiceSource
  ) {
    if shape == 0 && foreground.count == 1 && choiceSource.choose(.ghost, 2) == 1 {
      return plan(foreground.lowest, AgendaSet(.ghost), for: cause)
    }
    let notices = Script.notices | AgendaSet(.phaseBackground)
    if choose(.exitNotices, 2, deciding: notices, of: foreground, &choiceSource) == 1 {
      state.facts.insert(.quietExit)
    }
  }
}
