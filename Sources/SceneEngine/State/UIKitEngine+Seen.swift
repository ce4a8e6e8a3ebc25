import SceneLifecycle

/// Facts that decide nothing but callbacks that nobody sees.
extension UIKitEngine {
  /// The state without facts that can no longer be told apart by anybody who watches.
  ///
  /// The engine keeps them all. Each is left out of what is written only while every callback that it
  /// could lead to is masked: a fact is read by the rules named beside it, and by no other.
  var seen: EngineState {
    var seen = state
    // bring, disappear, backgroundConnection: which view callbacks are owed.
    if interest & Script.views == 0 {
      seen.loaded = .none
      seen.appeared = .none
    }
    // deliverPayload: which windows the key-window notification names.
    if interest & CallbackKind.keyWindow.bit == 0 { seen.key = .none }
    // restoration: whether state is given back.
    if interest & CallbackKind.restore.bit == 0 { seen.saved = .none }
    // deliverPayload: what the delegate answers when it is asked for state.
    if interest & Script.asksForState == 0 { seen.saving = .none }
    // configures: whether a known session is asked again.
    if interest & CallbackKind.configuration.bit == 0 { seen.configured = .none }
    // detach: whether the application's notifications follow the aggregate.
    if interest & (Script.notices | CallbackKind.phaseBackground.bit) == 0 {
      seen.facts.remove(.quietExit)
    }
    // planProcess: an expiry that nobody hears changes nothing.
    if processInterest & CallbackKind.backgroundTaskExpired.bit == 0 {
      seen.facts.remove(.backgroundTime)
    }
    // resume: a time change that nobody hears of.
    if processInterest & (CallbackKind.timeChangeNotice.bit | CallbackKind.timeChange.bit) == 0 {
      seen.facts.remove(.timeQueued)
    }
    return seen
  }
}
