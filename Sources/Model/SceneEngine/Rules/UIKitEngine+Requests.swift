import SceneLifecycle

/// The app's requests to the system, and the answers.
///
/// Apple: uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:),
/// requestscenesessiondestruction(_:options:errorhandler:), requestscenesessionrefresh(_:),
/// uisceneerror; WWDC19 246.
extension UIKitEngine {
  /// Error numbers as `requestError` reports them: Apple's code plus 1.
  private enum RequestError {
    static let multipleScenesNotSupported: UInt8 = 1
    static let requestDenied: UInt8 = 2
  }

  /// The app asks for a session that exists.
  mutating func requestActivation(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    names.requested = SceneSet(slot)
    plan(process: AgendaSet(.requestActivation))
    if choiceSource.choose(.requestOutcome, 2) == 1 { return fail(RequestError.requestDenied) }
    grantActivation(of: slot, .requestActivation, &choiceSource)
  }

  /// The app asks for a window without naming a session.
  mutating func requestNewWindow(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    names.requested = .none
    plan(process: AgendaSet(.requestActivation))
    if !platform.supportsMultipleWindows { return fail(RequestError.multipleScenesNotSupported) }
    if choiceSource.choose(.requestOutcome, 2) == 1 { return fail(RequestError.requestDenied) }
    let known = windows - state.plannedForeground
    let target = choiceSource.choose(.requestTarget, known.count + 1)
    grantActivation(
      of: target == 0 ? slot : known.member(at: target - 1), .requestNewWindow, &choiceSource)
  }

  private mutating func grantActivation(
    of slot: Int, _ cause: EventKind, _ choiceSource: inout ChoiceSource
  ) {
    let activity = AgendaSet(.continueActivity)
    let shown = activity | AgendaSet(.configuration) | AgendaSet(.connect)
    let carries =
      askedByApp.map { $0 != 0 }
      ?? (choose(.requestCarries, 2, deciding: shown, of: SceneSet(slot), &choiceSource) == 0)
    if carries { names.slots[slot].payload = askedByApp ?? names.event }
    let wasConnected = state.plannedConnected.contains(slot)
    let wasForeground = state.plannedForeground.contains(slot)
    bring(slot, for: cause, extra: carries ? activity : .none, &choiceSource)
    if carries && !wasConnected { names.slots[slot].payloadKind = cause.rawValue }
    if !wasForeground { disturbOthers(of: slot, cause, &choiceSource) }
  }

  private mutating func fail(_ error: UInt8) {
    names.requestError = error
    plan(process: AgendaSet(.requestError))
  }

  /// The app asks for a session to be destroyed, connected or not.
  mutating func requestDestruction(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    let scene = SceneSet(slot)
    names.requested = scene
    plan(process: AgendaSet(.requestDestruction))
    if choiceSource.choose(.requestOutcome, 2) == 1 { return fail(RequestError.requestDenied) }
    if state.plannedForeground.contains(slot) && choiceSource.choose(.killShape, 2) == 1 {
      background(scene, for: .requestDestruction, &choiceSource)
    } else {
      resign(scene, for: .requestDestruction)
    }
    disconnect(scene, for: .requestDestruction)
    dismiss(scene)
    plan(process: AgendaSet(.discard))
  }

  /// The app asks for a session to be refreshed; the system may never get round to it.
  mutating func requestRefresh(_ slot: Int) {
    names.requested = SceneSet(slot)
    plan(process: AgendaSet(.requestRefresh))
    state.refresh.insert(slot)
  }

  /// The system connects a scene in the background, lets it update and asks for its state.
  mutating func serveRefresh(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    resume()
    state.refresh.remove(slot)
    if !state.plannedConnected.contains(slot) {
      connect(slot, for: .serveRefresh, toForeground: false, &choiceSource)
    }
    plan(slot, stateRequests(SceneSet(slot), &choiceSource), for: .serveRefresh)
  }
}
