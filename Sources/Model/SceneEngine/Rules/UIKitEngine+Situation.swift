import SceneLifecycle

/// Words for the situation that the rules ask about.
extension UIKitEngine {
  /// Whether the process runs code and is not on its way out.
  @inline(always)
  var isRunning: Bool { state.process == .running && !isDying }
  /// Whether the process is in memory and is not on its way out.
  @inline(always)
  var isAlive: Bool { (state.process == .running || state.process == .suspended) && !isDying }
  /// Whether the process is on its way out.
  @inline(always)
  var isDying: Bool { state.facts.contains(.dying) }
  /// Whether the device shows its lock screen.
  @inline(always)
  var isLocked: Bool { state.overlay == .lock }
  /// Whether the app runs and nothing lies over it.
  @inline(always)
  var isUncovered: Bool { isRunning && state.overlay == .none }
  /// Whether an interruption lies over the app.
  @inline(always)
  var isInterrupted: Bool { state.overlay == .cover || state.overlay == .call }
  /// Whether an interruption takes the focus from a window.
  @inline(always)
  var mayInterrupt: Bool { isUncovered && !(state.plannedActive & allWindows).isEmpty }
  /// Whether one more interruption may come over one that is there, while windows are on screen.
  @inline(always)
  var mayInterruptAgain: Bool {
    isRunning && isInterrupted && state.beneath == .none && !onScreen.isEmpty
  }
  /// Whether windows may come to the screen: a call that found none of them there keeps none away.
  @inline(always)
  var mayCome: Bool {
    state.overlay == .none
      || state.overlay == .call && state.beneath == .none && onScreen.isEmpty
  }

  /// Sessions of ordinary windows that neither the person nor the app closed.
  @inline(always)
  var windows: SceneSet { state.sessions - state.dismissed - state.accessories }
  /// Windows with or without sessions: an app without scenes has one in slot 0.
  @inline(always)
  var allWindows: SceneSet { usesScenes ? windows : SceneSet(0) }
  /// Windows that will be in the foreground once nothing is pending.
  @inline(always)
  var onScreen: SceneSet { state.plannedForeground & allWindows }
  /// Windows that will be foreground inactive once nothing is pending.
  @inline(always)
  var inactiveWindows: SceneSet { onScreen - state.plannedActive }
  /// Slots without a session.
  @inline(always)
  var free: SceneSet { everySlot - state.sessions - state.connected }
  /// Slots without a session that no window needs: the last one is kept for a window.
  @inline(always)
  var spare: SceneSet {
    let slots = free
    return slots.count > 1 || !(state.sessions - state.accessories).isEmpty ? slots : .none
  }
  /// Slots in which the user can have a new window.
  ///
  /// Without support for several there is never more than one (Apple,
  /// uiapplicationsupportsmultiplescenes).
  @inline(always)
  var newWindows: SceneSet {
    let leaving = (state.connected | state.busy) - state.accessories
    return platform.supportsMultipleWindows || (windows | leaving).isEmpty ? free : .none
  }
  /// Whether no scene will be in the foreground once nothing is pending.
  @inline(always)
  var isHidden: Bool { state.plannedForeground.isEmpty }
  /// Windows with a scene and nothing pending, while the process runs.
  @inline(always)
  var idleWindows: SceneSet {
    isRunning ? (state.plannedConnected & windows) - state.busy : .none
  }
  /// Windows that are turned: one of a suspended process hears of it when the process runs again.
  @inline(always)
  var turnable: SceneSet {
    state.process == .suspended ? state.plannedConnected & windows : idleWindows
  }
  /// Scenes that can be touched.
  @inline(always)
  var touchable: SceneSet {
    isRunning ? state.active - state.busy - state.accessories : .none
  }
  /// Windows that come back together.
  @inline(always)
  var returning: SceneSet {
    guard onScreen.isEmpty else { return .none }
    return usesScenes ? state.visible & windows : state.plannedConnected
  }

  /// Slots that the user can launch the app into.
  ///
  /// Where closed sessions that await their report have every slot, a new session takes the place of
  /// one of them: a device never runs out of windows.
  @inline(always)
  var launchable: SceneSet {
    isLocked ? .none : startable
  }
  /// Slots that the app can be started into, whether the device is locked or not.
  @inline(always)
  private var startable: SceneSet {
    guard state.process == .notRunning || state.process == .prewarmed else { return .none }
    let slots = windows | newWindows
    return slots.isEmpty ? state.dismissed : slots
  }
  /// Slots that the user can open while the app runs.
  @inline(always)
  var openable: SceneSet {
    guard isAlive else { return .none }
    if mayCome { return showable }
    // The switcher shows the cards of windows, and makes none; those on screen have left first.
    let isReady = state.overlay == .switcher && (onScreen & state.busy).isEmpty
    return isReady ? showable & windows : .none
  }
  /// Slots of windows, old and new, that there is room for on the screen.
  @inline(always)
  private var showable: SceneSet {
    platform.supportsMultipleWindows || onScreen.isEmpty
      ? (windows - state.plannedForeground) | newWindows : .none
  }
  /// Slots that something can be delivered to.
  @inline(always)
  var deliverable: SceneSet {
    if isDying || isLocked { return .none }
    if !isAlive { return launchable }
    return openable | (state.overlay == .call ? .none : onScreen)
  }
  /// Slots that something on the lock screen can be delivered to, which unlocks the device.
  @inline(always)
  var deliverableThroughLock: SceneSet {
    guard isLocked && !isDying else { return .none }
    return isAlive ? showable : startable
  }
  /// Windows that another window of the app can take the place of.
  @inline(always)
  var hideable: SceneSet {
    isUncovered && platform.supportsMultipleWindows && onScreen.count > 1 ? onScreen : .none
  }
  /// Whether the app may ask for windows: in response to the user only (WWDC19 246).
  @inline(always)
  var mayRequest: Bool {
    isUncovered && hasLaunched && !(state.plannedActive & windows).isEmpty
  }
  /// Whether the app's launch methods have returned.
  @inline(always)
  var hasLaunched: Bool {
    isRunning && !state.agenda.contains(.didFinishLaunching)
  }
  /// The only window, if it can be closed by itself: on the screen with the control that closes it, or
  /// as the last card in the switcher.
  @inline(always)
  var closableLastWindow: SceneSet {
    if state.overlay == .switcher { return lastCard }
    return platform.endsWithLastWindow && isUncovered && state.agenda.isEmpty
      ? onScreen & knownWindows : .none
  }
  /// The window whose card is the last one of an app that may have several, while nothing is pending.
  @inline(always)
  var lastCard: SceneSet {
    isRunning && state.overlay == .switcher && windows.count == 1 && state.isAtRest
      && platform.supportsMultipleWindows && platform.family != .mac ? knownWindows : .none
  }
  /// Windows whose sessions the app can know of.
  @inline(always)
  var knownWindows: SceneSet { windows - state.unborn }
  /// Slots that a request without a session may name.
  @inline(always)
  var requestableSlots: SceneSet {
    platform.supportsMultipleWindows ? newWindows : SceneSet(0)
  }
  /// Slots for an external display that is plugged in.
  @inline(always)
  var displaySlots: SceneSet {
    guard isRunning, platform.isHandheld else { return .none }
    guard (state.external & state.plannedConnected).isEmpty else { return .none }
    if platform.needsSceneAccessory && !state.facts.contains(.accessory) { return .none }
    let known = state.external - state.dismissed
    return known.isEmpty ? spare : known - state.busy
  }
  /// Slots for a car that is connected.
  @inline(always)
  var carSlots: SceneSet {
    guard platform.family == .iphone, !isDying else { return .none }
    guard (state.car & state.plannedConnected).isEmpty else { return .none }
    let known = state.car - state.dismissed
    return known.isEmpty ? spare : known - state.busy
  }
}
