import SceneLifecycle

/// Windows that come, go, and are closed.
extension UIKitEngine {
  /// The user opens a window while the app runs (WWDC19 212, 246).
  mutating func open(_ slot: Int, _ cause: EventKind, _ choiceSource: inout ChoiceSource) {
    resume()
    if state.overlay == .switcher { leaveSwitcher(into: slot, cause, &choiceSource) }
    bring(slot, for: cause, &choiceSource)
    disturbOthers(of: slot, cause, &choiceSource)
  }

  /// Disturbs the other windows when one opens; UIKit is free: two may be active together.
  ///
  /// On iPadOS 26 and later every window on screen stays active (report: furbo.org, 2025-06-28).
  mutating func disturbOthers(of slot: Int, _ cause: EventKind, _ choiceSource: inout ChoiceSource)
  {
    let others = (state.plannedActive & windows) - SceneSet(slot)
    guard !others.isEmpty, (others & state.busy).isEmpty else { return }
    switch choiceSource.choose(.otherWindows, platform.keepsWindowsActive ? 2 : 4) {
    case 1: background(others, for: cause, &choiceSource)
    case 2:
      for other in others {
        plan(other, Script.resign | AgendaSet(.reactivation), for: cause)
      }
    case 3: resign(others, for: cause)
    default: break
    }
  }

  /// The windows that left together come back together.
  mutating func comeBack(_ cause: EventKind, _ choiceSource: inout ChoiceSource) {
    let coming = returning
    resume()
    for slot in coming { bring(slot, for: cause, &choiceSource) }
  }

  /// Everything of the app leaves the screen (Apple, preparing-your-ui-to-run-in-the-background).
  mutating func leave(_ cause: EventKind, _ choiceSource: inout ChoiceSource) {
    cutEntries(&choiceSource)
    let leaving = onScreen
    state.overlay = .none
    state.beneath = .none
    state.visible = leaving
    background(leaving, for: cause, &choiceSource)
    displaysLeave(for: cause, &choiceSource)
    if !usesScenes { askToSave(&choiceSource) }
  }

  /// An app without scenes is asked whether its state may be saved; only what was saved is offered to
  /// the next process (Apple, about-the-app-launch-sequence).
  mutating func askToSave(_ choiceSource: inout ChoiceSource) {
    let asked = AgendaSet(.shouldSaveState)
    let restored = AgendaSet(.shouldRestoreState)
    let answer = choose(.stateSaved, 2, decidingOfProcess: restored, &choiceSource)
    state.saving.insert(0, if: answer == 0)
    state.saving.remove(0, if: answer == 1)
    plan(process: asked)
  }

  /// Another window of the app takes this one's place.
  mutating func hide(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    background(SceneSet(slot), for: .hide, &choiceSource)
  }

  /// A window gets another geometry or other traits; a suspended process hears of it later.
  mutating func turn(_ slot: Int, _ cause: EventKind) {
    if state.process == .suspended {
      state.turned.insert(slot)
    } else {
      plan(slot, AgendaSet(.geometry), for: cause)
    }
  }

  /// The system takes a background scene's memory; its session stays.
  ///
  /// State may be asked for once more before (Apple, uiscenedelegate/scenediddisconnect(_:)).
  mutating func reclaim(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    resume()
    let scene = SceneSet(slot)
    if !stateRequests(scene, &choiceSource).isEmpty {
      plan(slot, AgendaSet(.saveStateAgain), for: .reclaim)
    }
    disconnect(scene, for: .reclaim)
  }

  /// The user closes one of several windows (Apple,
  /// uiapplicationdelegate/application(_:diddiscardscenesessions:)).
  mutating func close(_ slot: Int, _ choiceSource: inout ChoiceSource) {
    resume()
    let scene = SceneSet(slot)
    if state.plannedConnected.contains(slot) {
      let foreground = state.plannedForeground.contains(slot)
      if foreground { disturbRemaining(besides: slot, &choiceSource) }
      switch foreground ? choiceSource.choose(.killShape, 2) : 0 {
      case 1: background(scene, for: .close, &choiceSource)
      default: resign(scene, for: .close)
      }
      disconnect(scene, for: .close)
      disappear(scene, &choiceSource)
    }
    dismiss(scene)
    if choiceSource.choose(.discardTime, 2) == 0 { plan(process: AgendaSet(.discard)) }
    if platform.endsWithLastWindow && windows.isEmpty { endWithoutWindows(&choiceSource) }
  }

  /// While the divider is held, the windows that stay may resign with the one that is closed.
  private mutating func disturbRemaining(besides slot: Int, _ choiceSource: inout ChoiceSource) {
    let others = (state.plannedActive & windows) - SceneSet(slot)
    guard !others.isEmpty, !platform.keepsWindowsActive, (others & state.busy).isEmpty,
      choiceSource.choose(.remainingWindows, 2) == 1
    else { return }
    for other in others { plan(other, Script.resign | AgendaSet(.reactivation), for: .close) }
  }

  /// The last window is closed: the system ends the process, and no force quit counts (reports: forums
  /// 797129 and 801686).
  ///
  /// No documentation says that it always does.
  private mutating func endWithoutWindows(_ choiceSource: inout ChoiceSource) {
    if choiceSource.choose(.lastWindowEnds, 2) == 1 {
      return displaysLeave(for: .close, &choiceSource)
    }
    let others = state.plannedConnected
    resign(others, for: .close)
    disconnect(others, for: .close)
    terminate(&choiceSource)
  }

  /// The user closes a card while the app is not running; the next launch reports it.
  mutating func closeCard(_ slot: Int) {
    dismiss(SceneSet(slot))
    state.absent.insert(slot)
  }

  /// Sessions are gone for the system; the app receives a report of them.
  mutating func dismiss(_ slots: SceneSet) {
    state.dismissed |= slots
    state.visible -= slots
    state.refresh -= slots
  }

  /// The root view controllers of scenes that leave may receive `viewDidDisappear`.
  ///
  /// One that something of the app's covers has received it already.
  mutating func disappear(_ scenes: SceneSet, _ choiceSource: inout ChoiceSource) {
    let slots = scenes - state.covered
    if slots.isEmpty { return }
    if choose(.disappearance, 2, deciding: Script.disappear, of: slots, &choiceSource) == 0 {
      return
    }
    for slot in slots { plan(slot, Script.disappear) }
  }
}
