import SceneLifecycle

/// URLs, activities, shortcuts, notification taps and shares.
///
/// Cold they come in the connection options and are not delivered again; warm they come at any
/// point of the foreground run (Apple, uiscene/connectionoptions, uiscenedelegate).
extension UIKitEngine {
  mutating func deliver(_ kind: EventKind, to slot: Int, _ choiceSource: inout ChoiceSource) {
    names.slots[slot].payload = names.event
    guard usesScenes else { return deliverWithoutScenes(kind, &choiceSource) }
    if state.overlay == .cover { uncover(kind) }
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
    names.slots[slot].payloadKind = kind.rawValue
    if isAlive {
      resume()
      open(slot, kind, &choiceSource)
    } else {
      launch(slot, kind, &choiceSource)
    }
    switch kind {
    // Handoff brings the type only; the activity follows (uiscene/connectionoptions).
    case .handoff: owe(slot, callbacks(of: kind, to: slot, &choiceSource))
    case .notificationTap:
      let response = AgendaSet(.notificationResponse)
      if choose(.responseToo, 2, deciding: response, of: SceneSet(slot), &choiceSource) == 1 {
        owe(slot, response)
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
    default: return AgendaSet(.acceptShare)
    }
  }

  /// Without scenes, everything comes to the application delegate between the foreground call
  /// and the activation; a cold URL only if the launch methods accept it (Apple,
  /// uiapplicationdelegate/application(_:open:options:)).
  private mutating func deliverWithoutScenes(_ kind: EventKind, _ choiceSource: inout ChoiceSource)
  {
    let wasDead = !isAlive
    var payload = callbacks(of: kind, to: 0, &choiceSource)
    if kind == .notificationTap { payload |= pushAgain(0, &choiceSource) }
    if wasDead {
      launch(0, kind, &choiceSource)
      if kind == .openURL
        && choose(.launchAccepts, 2, deciding: payload, of: SceneSet(0), &choiceSource) == 1
      {
        payload = .none
      }
      return owe(0, payload)
    }
    resume()
    if state.overlay != .none { state.overlay = .none }
    bring(0, for: kind, extra: payload, &choiceSource)
  }
}
