import SceneLifecycle

/// Scenes that are not windows: external displays and CarPlay.
///
/// Apple: presenting-content-on-a-connected-display; CarPlay's template scenes have the ordinary
/// scene callbacks (recorded).
extension UIKitEngine {
  /// An external display gets a scene that takes no input and, quirk apart, stays inactive.
  mutating func connectDisplay(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    count(slot, &choiceSource)
    connect(slot, as: .externalDisplay, for: .connectDisplay, toForeground: true, &choiceSource)
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
    owe(slot, mask, for: .showCar)
    state.plannedForeground.insert(slot)
    state.plannedActive.insert(slot)
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
