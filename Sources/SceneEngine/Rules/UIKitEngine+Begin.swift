package import SceneLifecycle

extension UIKitEngine {
  /// Plans what an event owes and tells nothing yet.
  ///
  /// - Parameters:
  ///   - event: What the world does.
  ///   - number: Number of the event in its scenario, from 1.
  ///   - choiceSource: Who answers where UIKit is free.
  /// - Throws: `Refusal` when the event is illegal now; then nothing has changed.
  package mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    let isImplied = !usesScenes && event.scene == Callback.noScene
    let slot = event.kind.takesScene && !isImplied ? Int(event.scene) : 0
    guard slot < scenes, accepted(event.kind).contains(slot) else { throw refusal(of: event) }
    try requireQuiet(event.kind, slot)
    names.event = number
    names.cause = event.kind
    plan(event.kind, slot, &choiceSource)
  }

  /// Throws when what is still under way has to come before the event.
  private mutating func requireQuiet(_ kind: EventKind, _ slot: Int) throws(Refusal) {
    if state.isAtRest { return }
    switch kind {
    case .crash, .systemKill, .overrun: return
    case .home, .otherApp, .answerCall, .lock, .controlCenter, .notificationCenter, .alert, .siri,
      .call, .appSwitcher:
      try require(allWindows, before: .resignation)
    case .kill:
      try require(SceneSet.first(scenes), before: .resignation)
      if !state.agenda.isEmpty { throw .underWay }
    case .close, .hide, .focusAway, .reclaim, .disconnectDisplay, .disconnectCar, .hideCar:
      try require(SceneSet(slot), before: .resignation)
    case .requestDestruction:
      // One request at a time: an answer names the request that it answers.
      if !state.agenda.isEmpty { throw .underWay }
      try require(SceneSet(slot), before: .resignation)
    case .memoryWarning, .timeChange, .screenshot, .registerForPush, .reportDiscards,
      .backgroundTaskExpiry:
      if !state.agenda.isEmpty { throw .underWay }
    case .unlock, .returnToApp, .endInterruption, .switcherBack:
      if !state.busy.isEmpty { throw .underWay }
    case .open, .focusBack, .showCar, .connectCar, .connectDisplay:
      try require(SceneSet(slot), before: .attachment)
    default:
      throw .underWay
    }
  }

  private mutating func plan(_ kind: EventKind, _ slot: Int, _ choiceSource: inout ChoiceSource) {
    switch kind {
    case .launch: launch(slot, kind, &choiceSource)
    case .open, .focusBack: open(slot, kind, &choiceSource)
    case .returnToApp: comeBack(kind, &choiceSource)
    case .home, .otherApp, .answerCall: leave(kind, &choiceSource)
    case .kill: kill(&choiceSource)
    case .close: close(slot, &choiceSource)
    case .closeCard: closeCard(slot)
    case .hide: hide(slot, &choiceSource)
    case .reclaim: reclaim(slot, &choiceSource)
    case .makeKey: owe(slot, AgendaSet(.keyWindow), for: kind)
    case .rotate, .changeTraits: owe(slot, AgendaSet(.geometry), for: kind)
    case .touch: owe(slot, AgendaSet(.touch), for: kind)
    case .pressKey: owe(slot, AgendaSet(.keyPress), for: kind)
    case .controlCenter, .alert, .siri: interrupt(kind, .cover)
    case .notificationCenter: notificationCenter(kind, &choiceSource)
    case .call: interrupt(kind, .call)
    case .appSwitcher: interrupt(kind, .switcher)
    case .endInterruption, .switcherBack: uncover(kind)
    case .lock: lock(&choiceSource)
    case .unlock: unlock(&choiceSource)
    case .focusAway: resign(SceneSet(slot), for: kind)
    case .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .cloudKitShare:
      deliver(kind, to: slot, &choiceSource)
    case .updateActivity: owe(slot, AgendaSet(.updateActivity), for: kind)
    case .requestActivation: requestActivation(slot, &choiceSource)
    case .requestNewWindow: requestNewWindow(slot, &choiceSource)
    case .requestDestruction: requestDestruction(slot, &choiceSource)
    case .requestRefresh: requestRefresh(slot)
    case .serveRefresh: serveRefresh(slot, &choiceSource)
    case .registerAccessory: state.facts.insert(.accessory)
    case .connectDisplay: connectDisplay(slot, &choiceSource)
    case .disconnectDisplay: disconnect(SceneSet(slot), for: kind)
    case .connectCar: connectCar(slot, &choiceSource)
    case .disconnectCar: disconnectCar(slot)
    case .hideCar: background(SceneSet(slot), for: kind, &choiceSource)
    case .showCar: showCar(slot)
    default: planProcess(kind, &choiceSource)
    }
  }
}
