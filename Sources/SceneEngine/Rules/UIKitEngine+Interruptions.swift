import SceneLifecycle

/// What takes the focus for a while: no interruption alone sends a scene to the background.
///
/// Apple: uiscenedelegate/scenewillresignactive(_:).
extension UIKitEngine {
  /// Something lies over the app's windows.
  mutating func interrupt(
    _ cause: EventKind, _ overlay: Overlay, _ choiceSource: inout ChoiceSource
  ) {
    cutEntries(&choiceSource)
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
    for slot in active { owe(slot, blip, for: cause) }
  }

  /// What lay over the app is gone.
  mutating func uncover(_ cause: EventKind) {
    state.overlay = .none
    activate(inactiveWindows, for: cause)
  }

  /// The device is locked: as going home, and protected data goes (Apple,
  /// uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:)).
  mutating func lock(_ choiceSource: inout ChoiceSource) {
    cutEntries(&choiceSource)
    let leaving = onScreen
    state.overlay = .lock
    if !leaving.isEmpty {
      state.visible = leaving
      state.facts.insert(.shownAtLock)
    }
    background(leaving, for: .lock, &choiceSource)
    displaysLeave(for: .lock, &choiceSource)
    if !usesScenes && !leaving.isEmpty { askToSave(&choiceSource) }
    if state.process == .running {
      let both =
        AgendaSet(.protectedDataUnavailable) | AgendaSet(.protectedDataUnavailableNotice)
      owe(process: both)
    }
  }

  /// The device is unlocked: into the app only if it was on the screen when the device was locked.
  mutating func unlock(_ choiceSource: inout ChoiceSource) {
    state.overlay = .none
    let wasShown = state.facts.contains(.shownAtLock)
    state.facts.remove(.shownAtLock)
    guard isAlive else { return }
    let coming = wasShown ? returning : .none
    if !coming.isEmpty && choiceSource.choose(.unlockInto, 2) == 0 {
      resume()
      for slot in coming { bring(slot, for: .unlock, &choiceSource) }
    }
    if state.process == .running {
      let both =
        AgendaSet(.protectedDataAvailable) | AgendaSet(.protectedDataAvailableNotice)
      owe(process: both)
    }
  }
}
