package import SceneLifecycle

/// The values that the app can read inside a callback.
extension UIKitEngine {
  /// The state that `UIApplication.applicationState` has now.
  ///
  /// With scenes it is that of the most active one, background without any; without scenes the
  /// implicit scene's (Apple, uiapplication/applicationstate).
  @inline(always)
  package var applicationState: ApplicationState {
    if !(state.active - state.uncounted).isEmpty { return .active }
    return (state.inactive - state.uncounted).isEmpty ? .background : .inactive
  }

  /// The state that `UIScene.activationState` has now.
  @inline(always)
  package func activationState(_ slot: Int) -> ActivationState {
    // Both are worked out, and nothing branches: what comes next is hard to foretell.
    let isAttached = (state.connected - state.unattached).contains(slot)
    let hidden: ActivationState = isAttached ? .background : .unattached
    let shown: ActivationState =
      state.active.contains(slot) ? .foregroundActive : .foregroundInactive
    return (state.active | state.inactive).contains(slot) ? shown : hidden
  }

  @inline(always)
  private func read(
    _ kind: CallbackKind, _ cause: EventKind, _ event: UInt32, into callback: inout Callback
  ) {
    callback = Callback(kind: kind, cause: cause, event: event)
    look(into: &callback)
  }

  /// Writes into a callback what the app can read now.
  @inline(always)
  package func look(into callback: inout Callback) {
    callback.application = applicationState
    callback.process = names.process
    guard usesScenes else { return }
    callback.active = state.active
    callback.inactive = state.inactive
    callback.connected = state.connected
    callback.open = state.open
    callback.attached = state.connected
    callback.accessories = state.accessories
  }

  /// Delivers a callback of a scene.
  @inline(always)
  mutating func deliver(
    _ slot: Int, _ position: Int, _ traits: HotMasks.Traits, into callback: inout Callback
  ) {
    let own = names.slots[slot]
    read(masks.deliveredKinds[position], own.cause, own.event, into: &callback)
    if usesScenes && !traits.contains(.reachesApp) {
      callback.scene = UInt8(truncatingIfNeeded: slot)
      callback.session = own.session
      callback.connection = own.connection
      callback.activation = activationState(slot)
    }
    if traits.contains(.saysMore) { sayMore(slot, masks.items[position], &callback) }
  }

  private mutating func sayMore(_ slot: Int, _ item: AgendaItem, _ callback: inout Callback) {
    switch item {
    case .configuration:
      state.unborn.remove(slot)
      callback.open = state.open
      callback.activation = .none
      callback.connection = 0
      writeOptions(slot, &callback)
    case .connect:
      writeOptions(slot, &callback)
      names.slots[slot].payloadKind = 0
    case .restore, .stateReadable: callback.payload = names.slots[slot].saved
    case .saveState, .saveStateAgain:
      state.saved.remove(slot)
      guard state.saving.contains(slot) else { return }
      state.saved.insert(slot)
      names.slots[slot].saved &+= 1
      callback.payload = names.slots[slot].saved
    case .keyWindow:
      if !platform.hasKeyWindowPerScene { state.key = .none }
      state.key.insert(slot)
      callback.named = state.key
    default: callback.payload = names.slots[slot].payload
    }
  }

  /// Writes the connection options into a callback: the configuration is asked for with the same ones
  /// (Apple, uiapplicationdelegate/application(_:configurationforconnecting:options:)).
  private func writeOptions(_ slot: Int, _ callback: inout Callback) {
    guard names.slots[slot].payloadKind != 0 else { return }
    callback.detail = names.slots[slot].payloadKind
    callback.payload = names.slots[slot].payload
  }

  /// Delivers a callback of the process.
  ///
  /// - Returns: Whether there was something to deliver.
  mutating func deliver(process item: AgendaItem, into callback: inout Callback) -> Bool {
    state.agenda -= AgendaSet(item)
    if item == .exit {
      endProcess()
      plan(process: AgendaSet(.processEnded))
      return false
    }
    read(masks.deliveredKinds[Int(item.rawValue)], names.cause, names.event, into: &callback)
    switch item {
    case .discard:
      callback.named = state.dismissed | state.misnamed | state.renewed
      forgetDismissed()
      callback.open = state.open
      callback.accessories = state.accessories
      return !callback.named.isEmpty
    case .requestActivation, .requestDestruction, .requestRefresh: callback.named = names.requested
    case .requestError:
      callback.named = names.requested
      callback.detail = names.requestError
    case .willFinishLaunching, .didFinishLaunching:
      guard names.launchOption != 0 else { return true }
      callback.detail = names.launchOption
      callback.payload = names.slots[0].payload
    case .main, .delegateInit: callback.application = .background
    case .shouldSaveState:
      state.saved.remove(0)
      state.saved.insert(0, if: state.saving.contains(0))
    // The event that begins a process may come before the end of the last one is delivered.
    case .installed:
      callback.detail = (state.sessions - state.unborn).isEmpty ? Callback.noSession : 0
      // It reaches no process.
      callback.process = 0
    case .processEnded where state.agenda.intersects(AgendaSet(.main)): callback.process &-= 1
    default: break
    }
    return true
  }

  /// Reported sessions are gone for good (Apple, uiapplicationdelegate/application(_:diddiscardscenesessions:)).
  private mutating func forgetDismissed() {
    let gone = state.dismissed
    state.sessions -= gone
    state.configured -= gone
    state.saved -= gone
    state.saving -= gone
    state.external -= gone
    state.car -= gone
    state.keyboard -= gone
    state.refresh -= gone
    state.visible -= gone
    state.absent -= gone
    state.dismissed = .none
    state.misnamed = .none
    state.renewed = .none
  }
}
