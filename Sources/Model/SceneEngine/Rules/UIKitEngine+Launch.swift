import SceneLifecycle

/// Launching, and waking a process that sleeps.
///
/// Apple: about-the-app-launch-sequence, about-the-background-execution-sequence.
extension UIKitEngine {
  /// The user launches the app into a window.
  mutating func launch(_ slot: Int, _ cause: EventKind, _ choiceSource: inout ChoiceSource) {
    if platform.refusesToLaunch { return refuseToLaunch() }
    let names = discardNamesConnecting(slot, &choiceSource)
    startProcess(inBackground: false, &choiceSource)
    guard usesScenes else { return launchWithoutScenes(cause) }
    renew(slot)
    bring(slot, for: cause, &choiceSource)
    if names { state.misnamed.insert(slot) }
    connectKeyboard(for: cause, &choiceSource)
    let others = (state.visible & windows) - SceneSet(slot)
    guard !others.isEmpty, platform.supportsMultipleWindows else { return }
    if choiceSource.choose(.together, 2) == 1 {
      // What opened the app is for the one window; the others come because the app does.
      for other in others { bring(other, for: .launch, &choiceSource) }
    }
  }

  /// A new session takes the slot of a closed one, which is reported first.
  private mutating func renew(_ slot: Int) {
    guard state.dismissed.contains(slot) else { return }
    let old = SceneSet(slot)
    state.renewed |= old
    state.sessions -= old
    state.dismissed -= old
    state.absent -= old
    state.saved -= old
    state.saving -= old
  }

  private mutating func launchWithoutScenes(_ cause: EventKind) {
    state.inactive.insert(0)
    state.committedForeground.insert(0)
    state.plannedForeground.insert(0)
    state.plannedActive.insert(0, if: !isInterrupted)
    state.loaded.insert(0)
    state.appeared.insert(0)
    plan(0, (isInterrupted ? .none : Script.activate) | Script.appear, for: cause)
  }

  /// A discard report after a kill may name the session that is connecting: a quirk.
  private mutating func discardNamesConnecting(_ slot: Int, _ choiceSource: inout ChoiceSource)
    -> Bool
  {
    guard state.facts.contains(.forceQuit), !state.dismissed.isEmpty,
      !state.dismissed.contains(slot)
    else { return false }
    return choiceSource.choose(.discardNamesConnecting, 2) == 1
  }

  /// The system refuses an app without scenes that was built with the SDK of iOS 27 (Apple,
  /// transitioning-to-the-uikit-scene-based-life-cycle).
  private mutating func refuseToLaunch() {
    names.process &+= 1
    plan(process: AgendaSet(.launchRefused))
  }

  /// A process starts: its launch becomes pending, and the report of sessions closed meanwhile.
  mutating func startProcess(inBackground: Bool, _ choiceSource: inout ChoiceSource) {
    names.process &+= 1
    names.launchOption = 0
    state.process = .running
    state.facts.remove([.dying, .quietExit, .stalePhase, .accessory, .ownLink])
    if inBackground {
      state.facts.insert(.backgroundTime)
    } else {
      state.facts.remove([.forceQuit, .backgroundTime])
    }
    plan(process: Script.launch)
    state.absent = state.dismissed
    if !state.dismissed.isEmpty { plan(process: AgendaSet(.discard)) }
    if !usesScenes {
      state.connected.insert(0)
      state.plannedConnected.insert(0)
      postSceneNotices(&choiceSource)
      if state.saved.contains(0) { plan(process: AgendaSet(.shouldRestoreState)) }
    }
    guard platform.usesSwiftUI else { return }
    state.appPhase = inBackground ? .background : .inactive
    if platform.system < 18 && scenes > 1 && choiceSource.choose(.appPhaseStale, 2) == 1 {
      state.facts.insert(.stalePhase)
    }
  }

  /// An app without scenes has a scene that the system made: one report saw it post (iOS 13 and 14).
  private mutating func postSceneNotices(_ choiceSource: inout ChoiceSource) {
    guard platform.system >= 13, interest.intersects(masks.sceneNotices) else { return }
    if choiceSource.choose(.sceneNotices, 2) == 1 { state.facts.insert(.sceneNotices) }
  }

  /// The system needs the app in the background: it launches, wakes or just gets the callback.
  ///
  /// Whether a scene connects on the way is open (Apple, managing-your-app-s-life-cycle).
  mutating func wake(for cause: EventKind, _ choiceSource: inout ChoiceSource) {
    switch state.process {
    case .running: return
    case .suspended:
      resume()
      if !usesScenes && choiceSource.choose(.backgroundCallback, 2) == 1 {
        plan(0, AgendaSet(.background), for: cause)
      }
    case .notRunning, .prewarmed:
      startProcess(inBackground: true, &choiceSource)
      if !usesScenes {
        state.loaded.insert(0)
        if cause == .silentPush || cause == .locationUpdate { putInLaunchOptions(cause) }
        plan(0, AgendaSet(.viewDidLoad), for: cause)
        if choiceSource.choose(.backgroundCallback, 2) == 1 {
          plan(0, AgendaSet(.background), for: cause)
        }
        return
      }
      let known = windows
      let candidates = known.isEmpty ? free : known
      guard !candidates.isEmpty, choiceSource.choose(.backgroundConnection, 2) == 1 else { return }
      let slot = candidates.member(at: choiceSource.choose(.requestTarget, candidates.count))
      connect(slot, for: cause, toForeground: false, &choiceSource)
    }
  }

  /// A suspended process runs again; what waited for it is delivered, the net change of each kind
  /// (Apple, processing-queued-notifications).
  mutating func resume() {
    guard state.process == .suspended else { return }
    state.process = .running
    state.facts.insert(.backgroundTime)
    if state.facts.contains(.timeQueued) {
      state.facts.remove(.timeQueued)
      plan(process: AgendaSet(.timeChangeNotice) | AgendaSet(.timeChange))
    }
    if state.facts.contains(.protectionQueued) {
      state.facts.remove(.protectionQueued)
      changeProtection()
    }
    for slot in state.turned { plan(slot, AgendaSet(.geometry), for: names.cause) }
    state.turned = .none
  }

  /// The process is gone; sessions stay, everything else of it does not.
  ///
  /// A session that no callback ever named is gone as well; a user who ended the app has
  /// deleted what was saved.
  mutating func endProcess() {
    var after = EngineState()
    after.sessions = state.sessions - state.unborn | state.renewed
    after.dismissed = state.dismissed - state.unborn | state.renewed
    after.absent = after.dismissed
    after.external = state.external - state.unborn
    after.car = state.car - state.unborn
    after.keyboard = state.keyboard - state.unborn
    after.refresh = state.refresh
    after.visible = state.visible
    if !state.facts.isSuperset(of: [.forceQuit, .dying]) { after.saved = state.saved }
    after.facts = state.facts.intersection([.forceQuit])
    // A call and the lock screen are the device's.
    let isCalled = state.overlay == .call || state.beneath == .call
    after.overlay = isLocked ? .lock : isCalled ? .call : .none
    for slot in state.busy where slot < scenes { names.slots[slot].payloadKind = 0 }
    state = after
  }
}
