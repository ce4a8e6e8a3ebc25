import SceneLifecycle

/// URLs, activities, shortcuts, notification taps and shares.
///
/// Cold they come in the connection options and are not delivered again; warm they come at any
/// point of the foreground run (Apple, uiscene/connectionoptions, uiscenedelegate).
extension UIKitEngine {
  mutating func deliver(_ kind: EventKind, to slot: Int, _ choiceSource: inout ChoiceSource) {
    names.slots[slot].payload = names.event
    if isLocked { openLock() }
    guard usesScenes else { return deliverWithoutScenes(kind, &choiceSource) }
    if state.overlay == .switcher {
      leaveSwitcher(into: slot, kind, &choiceSource)
    } else {
      uncoverAll(kind)
    }
    if !state.plannedConnected.contains(slot) {
      return deliverCold(kind, to: slot, &choiceSource)
    }
    resume()
    var payload = callbacks(of: kind, to: slot, &choiceSource)
    if kind == .notificationTap { payload |= pushAgain(slot, &choiceSource) }
    let wasForeground = state.plannedForeground.contains(slot)
    bring(slot, for: kind, extra: payload, &choiceSource)
    if !wasForeground { disturbOthers(of: slot, kind, &choiceSource) }
  }

  private mutating func deliverCold(
    _ kind: EventKind, to slot: Int, _ choiceSource: inout ChoiceSource
  ) {
    if isAlive {
      resume()
      open(slot, kind, &choiceSource)
    } else {
      launch(slot, kind, &choiceSource)
    }
    names.slots[slot].payloadKind = kind.rawValue
    switch kind {
    // Handoff brings the type only; the activity follows (uiscene/connectionoptions).
    case .handoff: plan(slot, callbacks(of: kind, to: slot, &choiceSource))
    case .notificationTap:
      let response = AgendaSet(.notificationResponse)
      if choose(.responseToo, 2, deciding: response, of: SceneSet(slot), &choiceSource) == 0 {
        plan(slot, response)
      }
    default: break
    }
  }

  /// The push may be delivered once more when its alert opens the app.
  private mutating func pushAgain(_ slot: Int, _ choiceSource: inout ChoiceSource) -> AgendaSet {
    let push = AgendaSet(.pushAgain)
    return choose(.pushAgain, 2, deciding: push, of: SceneSet(slot), &choiceSource) == 1
      ? push : .none
  }

  /// The callbacks that deliver a payload to an app that runs.
  private mutating func callbacks(
    of kind: EventKind, to slot: Int, _ choiceSource: inout ChoiceSource
  ) -> AgendaSet {
    switch kind {
    case .openURL: return AgendaSet(.openURL)
    case .universalLink, .handoff:
      let ends = AgendaSet(.continueActivity)
      let fails = AgendaSet(.failActivity)
      let outcome = choose(
        .activityOutcome, 2, deciding: ends | fails, of: SceneSet(slot), &choiceSource)
      return AgendaSet(.willContinue) | (outcome == 0 ? ends : fails)
    case .shortcutItem: return AgendaSet(.performShortcut)
    case .notificationTap: return AgendaSet(.notificationResponse)
    case .cloudKitShare: return AgendaSet(.acceptShare)
    default: preconditionFailure("\(kind.word) brings nothing that is delivered")
    }
  }

  /// Writes what launches an app without scenes into its launch options (Apple,
  /// uiapplication/launchoptionskey), for those that see them.
  mutating func putInLaunchOptions(_ kind: EventKind, isRefused: Bool = false) {
    guard seesLaunchOptions else { return }
    names.slots[0].payload = names.event
    names.launchOption = kind.rawValue | (isRefused ? Callback.refusal : 0)
  }

  /// Whether the launch methods answer that what launches the app is not to be delivered: only a URL
  /// and a quick action follow their answer (Apple, uiapplicationdelegate/application(_:open:options:),
  /// uiapplicationdelegate/application(_:performactionfor:completionhandler:)).
  private mutating func launchRefuses(
    _ kind: EventKind, _ payload: AgendaSet, _ choiceSource: inout ChoiceSource
  ) -> Bool {
    guard kind == .openURL || kind == .shortcutItem, !asksAppAtLaunch else { return false }
    return seesLaunchOptions
      ? choiceSource.choose(.launchAccepts, 2) == 1
      : choose(.launchAccepts, 2, deciding: payload, of: SceneSet(0), &choiceSource) == 1
  }

  /// The launch methods of an app under test have answered that they want nothing delivered.
  package mutating func refuseLaunch() {
    if !usesScenes { withdraw([.openURL, .performShortcut], from: 0) }
  }

  /// Without scenes, everything comes to the application delegate between the foreground call
  /// and the activation; a cold URL or quick action only if the launch methods accept it.
  private mutating func deliverWithoutScenes(_ kind: EventKind, _ choiceSource: inout ChoiceSource)
  {
    let wasDead = !isAlive
    var payload = callbacks(of: kind, to: 0, &choiceSource)
    if kind == .notificationTap { payload |= pushAgain(0, &choiceSource) }
    if wasDead {
      launch(0, kind, &choiceSource)
      let isRefused = launchRefuses(kind, payload, &choiceSource)
      putInLaunchOptions(kind, isRefused: isRefused)
      return plan(0, isRefused ? .none : payload)
    }
    resume()
    if opensItsOwn(kind, &choiceSource) { return }
    uncoverAll(kind)
    bring(0, for: kind, extra: payload, &choiceSource)
  }

  /// An app without scenes that opens a link of its own scheme resigns for it, and stays on the screen
  /// (report: openradar-own-url-opened-by-the-app).
  private mutating func opensItsOwn(
    _ kind: EventKind, _ choiceSource: inout ChoiceSource
  ) -> Bool {
    guard kind == .openURL, state.isAtRest, isUncovered, state.plannedActive.contains(0),
      choiceSource.choose(.ownLink, 2) == 1
    else { return false }
    state.facts.insert(.ownLink)
    plan(0, Script.resign | AgendaSet(.reactivation), for: kind)
    return true
  }
}
