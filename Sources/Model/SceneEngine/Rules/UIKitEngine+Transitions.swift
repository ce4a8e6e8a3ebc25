import SceneLifecycle

/// The transitions that all rules are made of; each plans from where the scenes will be.
extension UIKitEngine {
  /// Scenes stop being active (Apple, uiscenedelegate/scenewillresignactive(_:)).
  mutating func resign(_ slots: SceneSet, for cause: EventKind) {
    for slot in slots & state.plannedActive { plan(slot, Script.resign, for: cause) }
    state.plannedActive -= slots
  }

  /// Scenes become active again from foreground inactive.
  mutating func activate(_ slots: SceneSet, for cause: EventKind) {
    for slot in (slots & state.plannedForeground) - state.plannedActive {
      plan(slot, Script.activate, for: cause)
      state.plannedActive.insert(slot)
    }
  }

  /// Windows that are about to become active may lose their turn to what comes in between: then they
  /// entered the foreground and stay inactive (open).
  mutating func cutEntries(_ choiceSource: inout ChoiceSource) {
    guard usesScenes else { return }
    var entering = SceneSet.none
    for slot in onScreen & state.plannedActive & state.busy
    where state.agendas[slot].contains(.activation) {
      entering.insert(slot)
    }
    if entering.isEmpty || choiceSource.choose(.entryCutOff, 2) == 0 { return }
    for slot in entering {
      withdraw(Script.activate, from: slot)
      // No later value hides the first one now.
      if platform.usesSwiftUI && state.agendas[slot].contains(.foregrounding) {
        plan(slot, AgendaSet(.phaseInactive))
      }
    }
    state.plannedActive -= entering
  }

  /// Whether a window that is opened stays inactive, because another one keeps the focus (open).
  ///
  /// Windows that come back together all become active.
  private mutating func staysInactive(
    _ slot: Int, _ cause: EventKind, _ choiceSource: inout ChoiceSource
  ) -> Bool {
    let others = (state.plannedActive & windows) - SceneSet(slot)
    guard usesScenes, cause == .open, !others.isEmpty else { return false }
    return choiceSource.choose(.entryStaysInactive, 2) == 1
  }

  /// Scenes leave the screen (Apple, uiscenedelegate/scenedidenterbackground(_:)).
  ///
  /// State is asked for after the call, zero to two times (WWDC21 10057,
  /// uiscenesession/staterestorationactivity).
  mutating func background(
    _ slots: SceneSet, for cause: EventKind, _ choiceSource: inout ChoiceSource
  ) {
    let leaving = slots & state.plannedForeground
    if leaving.isEmpty { return }
    resign(leaving, for: cause)
    let asked = stateRequests(leaving, &choiceSource)
    for slot in leaving { plan(slot, Script.background | asked, for: cause) }
    state.plannedForeground -= leaving
    gainBackgroundTime()
  }

  /// Leaving the foreground gives the app time in the background (Apple,
  /// about-the-background-execution-sequence); the lock screen is no exception.
  private mutating func gainBackgroundTime() {
    if state.plannedForeground.isEmpty { state.facts.insert(.backgroundTime) }
  }

  /// Chooses how often scenes are asked for the state to restore, and what they will answer.
  mutating func stateRequests(_ slots: SceneSet, _ choiceSource: inout ChoiceSource) -> AgendaSet {
    guard usesScenes else { return .none }
    let once = AgendaSet(.saveState)
    let askable = slots - state.accessories
    if askable.isEmpty { return .none }
    switch choose(.stateRequests, 4, deciding: Script.asksForState, of: askable, &choiceSource) {
    case 1:
      state.saving |= askable
      return once | AgendaSet(.saveStateAgain)
    case 2:
      state.saving -= askable
      return once
    case 3: return .none
    default:
      state.saving |= askable
      return once
    }
  }

  /// Scene objects go away; their sessions stay (Apple, uiscenedelegate/scenediddisconnect(_:)).
  mutating func disconnect(_ slots: SceneSet, for cause: EventKind) {
    for slot in slots & state.plannedConnected { plan(slot, Script.disconnect, for: cause) }
    let leavesForeground = !(slots & state.plannedForeground).isEmpty
    state.plannedActive -= slots
    state.plannedForeground -= slots
    state.plannedConnected -= slots
    state.loaded -= slots
    state.appeared -= slots
    state.covered -= slots
    if leavesForeground { gainBackgroundTime() }
  }

  /// A scene comes to the foreground and becomes active, from wherever it will be.
  ///
  /// Under a call it stays inactive until the call ends.
  ///
  /// - Parameter extra: What is delivered on the way when the scene is connected already.
  mutating func bring(
    _ slot: Int, for cause: EventKind, extra: AgendaSet = .none, _ choiceSource: inout ChoiceSource
  ) {
    if !state.plannedConnected.contains(slot) {
      connect(slot, for: cause, toForeground: true, &choiceSource)
      displaysReturn(for: cause)
      return
    }
    var mask = extra
    var becomesActive = !isInterrupted
    if !state.plannedForeground.contains(slot) {
      mask |= Script.foreground | AgendaSet(.phaseInactive)
      if becomesActive { becomesActive = !staysInactive(slot, cause, &choiceSource) }
    }
    if becomesActive && !state.plannedActive.contains(slot) { mask |= Script.activate }
    if !state.appeared.contains(slot) {
      mask |= Script.appear
      if state.loaded.contains(slot) { mask -= AgendaSet(.viewDidLoad) }
      state.loaded.insert(slot)
      state.appeared.insert(slot)
      mask |= keyWhenOpened(slot, &choiceSource)
    }
    plan(slot, mask, for: cause)
    state.plannedForeground.insert(slot)
    state.plannedActive.insert(slot, if: becomesActive)
    state.facts.remove(.backgroundTime)
    if usesScenes { displaysReturn(for: cause) }
  }

  /// A window that connected in the background usually becomes key when it shows; no source says so.
  private mutating func keyWhenOpened(_ slot: Int, _ choiceSource: inout ChoiceSource) -> AgendaSet
  {
    guard usesScenes else { return .none }
    let key = AgendaSet(.keyWindow)
    return choose(.keyWhenOpened, 2, deciding: key, of: SceneSet(slot), &choiceSource) == 0
      ? key : .none
  }

  /// A session gets a scene object (Apple, uiscenedelegate/scene(_:willconnectto:options:)).
  ///
  /// A new session is asked for its configuration first; a known one usually is not (WWDC19 246).
  mutating func connect(
    _ slot: Int, as role: SceneRole = .windowApplication, for cause: EventKind,
    toForeground: Bool, _ choiceSource: inout ChoiceSource
  ) {
    var mask = Script.connect
    // What was for another scene object is gone, whether its callbacks were observed or not.
    names.slots[slot].payloadKind = 0
    if configures(slot, role, &choiceSource) { mask |= AgendaSet(.configuration) }
    if role == .windowApplication {
      mask |= resignation(whileAttaching: slot, &choiceSource)
      if platform.usesStoryboard { mask |= AgendaSet(.windowSet) }
      let early = AgendaSet(.geometryBeforeConnect)
      if choose(.earlyGeometry, 2, deciding: early, of: SceneSet(slot), &choiceSource) == 1 {
        mask |= early
      }
      mask |= restoration(slot, &choiceSource)
    }
    state.plannedConnected.insert(slot)
    if toForeground {
      enterFirst(slot, role, cause, &mask, &choiceSource)
    } else {
      mask |= backgroundConnection(slot, role, &choiceSource)
    }
    plan(slot, mask, for: cause)
  }

  /// Without a scene delegate, iOS 27 may call the application delegate as if it had no scenes.
  private mutating func resignation(
    whileAttaching slot: Int, _ choiceSource: inout ChoiceSource
  ) -> AgendaSet {
    let call = AgendaSet(.resignWhileAttaching)
    let answer = choose(
      .resignsWhileAttaching, 2, deciding: call, of: SceneSet(slot), &choiceSource)
    return answer == 1 ? call : .none
  }

  private mutating func configures(
    _ slot: Int, _ role: SceneRole, _ choiceSource: inout ChoiceSource
  ) -> Bool {
    defer { state.configured.insert(slot) }
    let asked = AgendaSet(.configuration)
    if state.sessions.contains(slot) {
      return !state.configured.contains(slot)
        && choose(.configurationAgain, 2, deciding: asked, of: SceneSet(slot), &choiceSource) == 1
    }
    state.sessions.insert(slot)
    state.unborn.insert(slot)
    names.lastSession &+= 1
    names.slots[slot].session = names.lastSession
    names.slots[slot].connection = 0
    names.slots[slot].saved = 0
    if role == .carPlay { state.car.insert(slot) }
    if role == .externalDisplay { state.external.insert(slot) }
    if role == .keyboardInput { state.keyboard.insert(slot) }
    // Whether the system asks for the configuration of a scene of its own is not known.
    let mayBeSkipped =
      state.facts.contains(.forceQuit) && !platform.supportsMultipleWindows
      || role == .keyboardInput
    return
      !(mayBeSkipped
      && choose(.configurationSkipped, 2, deciding: asked, of: SceneSet(slot), &choiceSource) == 1)
  }

  private mutating func restoration(_ slot: Int, _ choiceSource: inout ChoiceSource) -> AgendaSet {
    guard state.saved.contains(slot) else { return .none }
    let given =
      platform.restoresInteractionState ? Script.givesState : AgendaSet(.stateReadable)
    return choose(.stateReturned, 2, deciding: given, of: SceneSet(slot), &choiceSource) == 0
      ? given : .none
  }

  /// Brings a new scene object to the foreground; UIKit is free in the state that the call reads.
  private mutating func enterFirst(
    _ slot: Int, _ role: SceneRole, _ cause: EventKind, _ mask: inout AgendaSet,
    _ choiceSource: inout ChoiceSource
  ) {
    mask |= Script.foreground
    switch choiceSource.choose(.firstForegroundState, 3) {
    case 1:
      mask -= AgendaSet(.settling)
      mask |= AgendaSet(.lateSettling)
    case 2:
      mask -= AgendaSet(.entering)
      mask |= AgendaSet(.earlyEntering)
    default: break
    }
    state.plannedForeground.insert(slot)
    state.facts.remove(.backgroundTime)
    let staysPassive =
      role == .externalDisplay
      ? choiceSource.choose(.externalActive, 2) == 0
      : role == .windowApplication
        && (isInterrupted || staysInactive(slot, cause, &choiceSource))
    if platform.usesSwiftUI {
      mask |= firstPhase(slot, isLast: staysPassive, &choiceSource)
    }
    if !staysPassive {
      mask |= Script.activate
      state.plannedActive.insert(slot)
    }
    if role == .windowApplication {
      mask |= Script.appear | AgendaSet(.keyWindow)
      state.loaded.insert(slot)
      state.appeared.insert(slot)
    }
  }

  /// A first value may go unreported where `active` follows it; one that stays is what changed.
  private mutating func firstPhase(
    _ slot: Int, isLast: Bool, _ choiceSource: inout ChoiceSource
  ) -> AgendaSet {
    let phase = AgendaSet(.phaseInactive)
    if isLast { return phase }
    return choose(.initialPhase, 2, deciding: phase, of: SceneSet(slot), &choiceSource) == 1
      ? phase : .none
  }

  private mutating func backgroundConnection(
    _ slot: Int, _ role: SceneRole, _ choiceSource: inout ChoiceSource
  ) -> AgendaSet {
    var mask = AgendaSet.none
    if choiceSource.choose(.backgroundCallback, 2) == 1 { mask |= Script.background }
    if role != .windowApplication { return mask }
    if choose(.backgroundLoading, 2, deciding: Script.views, of: SceneSet(slot), &choiceSource) == 0
    {
      mask |= AgendaSet(.viewDidLoad)
      state.loaded.insert(slot)
    }
    return mask
  }
}
