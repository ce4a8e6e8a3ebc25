import SceneLifecycle

/// Facts that decide nothing but callbacks that no monitor observes.
extension UIKitEngine {
  /// The state without facts that no monitor can tell apart any more.
  ///
  /// The engine keeps them all. Each is left out of what is written only while every callback that it
  /// could lead to is masked: a fact is read by the rules named beside it, and by no other.
  var seen: EngineState {
    var seen = state
    // bring, disappear, backgroundConnection: which view callbacks are pending.
    let viewed = slots(seeing: Script.views)
    seen.loaded = state.loaded & viewed
    // cover, disappear: which view callbacks are pending.
    seen.covered = state.covered & viewed
    // bring, too: whether a window that shows for the first time becomes key, of whichever slot.
    if !interest.contains(.keyWindow) { seen.appeared = state.appeared & viewed }
    // deliverPayload: which windows the key-window notification names.
    if !interest.contains(.keyWindow) { seen.key = .none }
    // restoration: whether state is given back.
    seen.saved =
      state.saved & (usesScenes ? slots(seeing: Script.givesState) : restorable)
    // deliverPayload: what the delegate answers when it is asked for state.
    seen.saving = state.saving & (usesScenes ? slots(seeing: Script.asksForState) : restorable)
    // configures: whether a known session is asked again.
    seen.configured = state.configured & slots(seeing: AgendaSet(.configuration))
    // detach: whether the application's notifications follow the aggregate.
    if !interest.intersects(Script.notices | AgendaSet(.phaseBackground)) {
      seen.facts.remove(.quietExit)
    }
    // planProcess: an expiry that no monitor observes changes nothing.
    if !processInterest.contains(.backgroundTaskExpired) {
      seen.facts.remove(.backgroundTime)
    }
    // resume: a time change that no monitor observes.
    if !processInterest.intersects(AgendaSet(.timeChangeNotice) | AgendaSet(.timeChange)) {
      seen.facts.remove(.timeQueued)
    }
    // resume: what else waits for a process that is suspended.
    if !processInterest.intersects(Script.protection) { seen.facts.remove(.protectionQueued) }
    seen.turned = state.turned & slots(seeing: AgendaSet(.geometry))
    return seen
  }

  /// The slot of an app without scenes if a monitor observes that its state is offered again.
  private var restorable: SceneSet {
    processInterest.contains(.shouldRestoreState) ? SceneSet(0) : .none
  }

  /// The slots of which a monitor observes one of these kinds.
  private func slots(seeing items: AgendaSet) -> SceneSet {
    interest.intersects(items) ? watched : .none
  }
}
