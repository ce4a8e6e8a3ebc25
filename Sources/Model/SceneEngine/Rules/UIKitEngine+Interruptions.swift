import SceneLifecycle

/// Covers that take the focus for a while: no interruption alone sends a scene to the background.
///
/// Apple: uiscenedelegate/scenewillresignactive(_:).
extension UIKitEngine {
  /// Something lies over the app's windows, or over what lies there already.
  mutating func interrupt(
    _ cause: EventKind, _ overlay: Overlay, _ choiceSource: inout ChoiceSource
  ) {
    cutEntries(&choiceSource)
    state.beneath = state.overlay
    state.overlay = overlay
    resign(onScreen, for: cause)
  }

  /// Notification Center; the drag may let a scene be active for a moment (recorded on iOS 11
  /// to 15).
  mutating func notificationCenter(_ cause: EventKind, _ choiceSource: inout ChoiceSource) {
    cutEntries(&choiceSource)
    let active = state.plannedActive & allWindows
    state.overlay = .cover
    resign(onScreen, for: cause)
    guard choiceSource.choose(.blip, 2) == 1 else { return }
    let blip = AgendaSet(.reactivation) | AgendaSet(.rebound)
    for slot in active { plan(slot, blip, for: cause) }
  }

  /// Removes the cover over the app; when none is left, the windows are active again.
  mutating func uncover(_ cause: EventKind) {
    state.overlay = state.beneath
    state.beneath = .none
    if state.overlay == .none { activate(inactiveWindows, for: cause) }
  }

  /// The user goes on in the app: whatever lies over it is gone, but for a call.
  mutating func uncoverAll(_ cause: EventKind) {
    while state.overlay == .cover || state.overlay == .switcher { uncover(cause) }
  }

  /// The call fills the screen: the windows that were there leave it.
  mutating func answerCall(_ choiceSource: inout ChoiceSource) {
    if !onScreen.isEmpty { return leave(.answerCall, &choiceSource) }
    state.overlay = .none
    state.beneath = .none
  }

  /// The user picks a window in the switcher: those that were on the screen stay beside it, or leave.
  mutating func leaveSwitcher(
    into slot: Int, _ cause: EventKind, _ choiceSource: inout ChoiceSource
  ) {
    let shown = onScreen
    state.overlay = .none
    if shown.isEmpty || shown.contains(slot) || choiceSource.choose(.otherWindows, 2) == 0 {
      activate(inactiveWindows, for: cause)
    } else {
      background(shown, for: cause, &choiceSource)
    }
  }

  /// The device is locked: as going home, and protected data goes.
  mutating func lock(_ choiceSource: inout ChoiceSource) {
    cutEntries(&choiceSource)
    let leaving = onScreen
    state.overlay = .lock
    state.beneath = .none
    if !leaving.isEmpty {
      state.visible = leaving
      state.facts.insert(.shownAtLock)
    }
    background(leaving, for: .lock, &choiceSource)
    displaysLeave(for: .lock, &choiceSource)
    if !usesScenes && !leaving.isEmpty { askToSave(&choiceSource) }
    changeProtection()
  }

  /// The device is unlocked: into the app only if it was on the screen when the device was locked.
  mutating func unlock(_ choiceSource: inout ChoiceSource) {
    let wasShown = state.facts.contains(.shownAtLock)
    openLock()
    guard isAlive else { return }
    let coming = wasShown ? returning : .none
    if !coming.isEmpty && choiceSource.choose(.unlockInto, 2) == 0 {
      resume()
      for slot in coming { bring(slot, for: .unlock, &choiceSource) }
    }
  }

  /// The lock screen goes, before anything that was behind it comes.
  mutating func openLock() {
    state.overlay = .none
    state.facts.remove(.shownAtLock)
    changeProtection()
  }
}
