import SceneLifecycle

/// Scenes that are not windows: external displays, CarPlay, and what the system makes for itself.
///
/// Apple: presenting-content-on-a-connected-display; CarPlay's template scenes have the ordinary
/// scene callbacks (recorded).
extension UIKitEngine {
  /// An external display gets a scene that takes no input and, quirk apart, stays inactive.
  ///
  /// While no window is on screen, the scene stays in the background with them, or does not: open.
  mutating func connectDisplay(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    count(slot, &choiceSource)
    let shows = !onScreen.isEmpty || choiceSource.choose(.displayFollows, 2) == 1
    connect(slot, as: .externalDisplay, for: .connectDisplay, toForeground: shows, &choiceSource)
  }

  /// The scene of an external display leaves the foreground with the windows, or stays: open.
  mutating func displaysLeave(for cause: EventKind, _ choiceSource: inout ChoiceSource) {
    let displays = state.external & state.plannedForeground
    if displays.isEmpty || choiceSource.choose(.displayFollows, 2) == 1 { return }
    background(displays, for: cause, &choiceSource)
  }

  /// The scene of an external display that left comes back with the first window.
  mutating func displaysReturn(for cause: EventKind) {
    let hidden = (state.external & state.plannedConnected) - state.plannedForeground
    // One that still has callbacks to come waits for the next window.
    let displays = hidden - state.busy
    for slot in displays {
      plan(slot, Script.foreground | AgendaSet(.phaseInactive), for: cause)
      state.plannedForeground.insert(slot)
    }
  }

  /// A car gets a scene; the process may start for it alone.
  mutating func connectCar(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    if isAlive { resume() } else { startProcess(inBackground: false, &choiceSource) }
    count(slot, &choiceSource)
    connect(slot, as: .carPlay, for: .connectCar, toForeground: true, &choiceSource)
  }

  /// The car is gone; its scene disconnects, from the background or not.
  mutating func disconnectCar(_ slot: Int) {
    resume()
    resign(SceneSet(slot), for: .disconnectCar)
    disconnect(SceneSet(slot), for: .disconnectCar)
  }

  /// The car shows the app again.
  mutating func showCar(_ slot: Int) {
    resume()
    let mask = Script.foreground | Script.activate | AgendaSet(.phaseInactive)
    plan(slot, mask, for: .showCar)
    state.facts.remove(.backgroundTime)
    state.plannedForeground.insert(slot)
    state.plannedActive.insert(slot)
  }

  /// The system may connect a scene of its own at a launch, for the keyboard: a quirk of iOS 27 (report:
  /// forum 842439, where the app's scene delegate receives `willConnectTo` twice).
  ///
  /// Nothing is known of what comes next: it stays in the background until the process ends.
  mutating func connectKeyboard(for cause: EventKind, _ choiceSource: inout ChoiceSource) {
    guard platform.hasKeyboardScene else { return }
    let known = state.keyboard - state.plannedConnected
    let slots = state.keyboard.isEmpty ? spare : known
    if slots.isEmpty || choiceSource.choose(.keyboardScene, 2) == 0 { return }
    connect(
      slots.lowest, as: .keyboardInput, for: cause, toForeground: false, &choiceSource)
  }

  /// Whether a scene that is not a window counts for the application's state is open.
  private mutating func count(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    if choiceSource.choose(.accessoryCounts, 2) == 1 {
      state.uncounted.insert(slot)
    } else {
      state.uncounted.remove(slot)
    }
  }
}
