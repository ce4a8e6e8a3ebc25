package import SceneLifecycle

extension UIKitEngine {
  /// Tells the next callback that is owed, in place.
  package mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> Bool
  {
    while let owed = pick(&choiceSource) {
      if deliver(owed, into: &callback) { return true }
    }
    precondition(state.isAtRest, "what is owed can always be delivered")
    return false
  }

  /// Whether the process lets scenes be told something now.
  @inline(always)
  private var letsScenesSpeak: Bool { state.agenda & masks.beforeScenes == 0 }

  /// Slots that may be told something now, as far as the process decides it.
  @inline(always)
  package var speakingScenes: SceneSet {
    mutating get {
      if letsScenesSpeak { return state.busy }
      // Without scenes, a storyboard's root view loads before the launch ends.
      let early = CallbackKind.didFinishLaunching.bit | CallbackKind.launchNotice.bit
      guard !usesScenes, state.agenda & ~early == 0 else { return .none }
      return state.agendas[0] & CallbackKind.viewDidLoad.bit != 0 ? SceneSet(0) : .none
    }
  }

  /// The kinds of the process that may be delivered now.
  @inline(always)
  package var readyInProcess: UInt64 {
    var rest = state.agenda
    if rest == 0 { return 0 }
    var ready: UInt64 = 0
    while rest != 0 {
      let kind = rest.trailingZeroBitCount
      if state.agenda & order.process[kind] == 0 { ready |= rest & (0 &- rest) }
      rest &= rest &- 1
    }
    return ready & ~heldInProcess
  }

  /// The kinds of the process that wait for scenes.
  @inline(always)
  private var heldInProcess: UInt64 {
    var held: UInt64 = 0
    if !(state.dismissed & state.closing).isEmpty { held |= CallbackKind.discard.bit }
    if !state.closing.isEmpty {
      held |= CallbackKind.terminate.bit | CallbackKind.terminateNotice.bit
      held |= CallbackKind.shouldSaveState.bit
    }
    if !state.busy.isEmpty { held |= CallbackKind.exit.bit }
    return held
  }

  /// The kinds of a scene that may be delivered now.
  ///
  /// Mutating, though it changes nothing: the engine is large, and Swift copies a large value that
  /// a mutating function lends to one that is not.
  package mutating func ready(_ slot: Int) -> UInt64 {
    let agenda = state.agendas[slot]
    var rest = letsScenesSpeak ? agenda : agenda & CallbackKind.viewDidLoad.bit
    var ready: UInt64 = 0
    while rest != 0 {
      let kind = rest.trailingZeroBitCount
      if agenda & order.scene[kind] == 0 { ready |= rest & (0 &- rest) }
      rest &= rest &- 1
    }
    return ready & ~held(slot)
  }

  /// Steps of a scene that wait because another scene's step still owes a notification of the
  /// application: the aggregate changes one step at a time.
  @inline(always)
  private mutating func held(_ slot: Int) -> UInt64 {
    let others = state.notices - SceneSet(slot)
    guard !others.isEmpty, !state.uncounted.contains(slot) else { return 0 }
    let scene = SceneSet(slot)
    let foreground = state.committedForeground - state.uncounted
    let active = state.committedActive - state.uncounted
    var held: UInt64 = 0
    if foreground.isEmpty { held |= CallbackKind.foregrounding.bit }
    if active.isEmpty { held |= CallbackKind.activation.bit }
    if active == scene { held |= CallbackKind.resignation.bit | CallbackKind.detachment.bit }
    if foreground == scene {
      held |= CallbackKind.backgrounding.bit | CallbackKind.detachment.bit
    }
    return held
  }

  /// Chooses what is delivered next; nil when nothing is owed.
  @inline(always)
  mutating func pick(_ choiceSource: inout ChoiceSource) -> Owed? {
    let process = readyInProcess
    let scenes = speakingScenes
    guard let usual = usual(process: process, scenes: scenes) else { return nil }
    return choiceSource.takes(usual) ? usual : other(than: usual, process, scenes, &choiceSource)
  }

  /// Asks what is delivered instead of the usual.
  @inline(never)
  private mutating func other(
    than usual: Owed, _ process: UInt64, _ scenes: SceneSet, _ choiceSource: inout ChoiceSource
  ) -> Owed {
    let scope = choiceSource.scope(usual: usual, scenes: scenes, process: process != 0)
    let ready = scope == Owed.process ? process : self.ready(scope)
    if ready == 0 { return choiceSource.keep(usual) }
    let bit = choiceSource.item(scope: scope, ready: ready, usual: usual)
    return owed(scope: scope, bit: bit)
  }

  @inline(always)
  private mutating func usual(process: UInt64, scenes: SceneSet) -> Owed? {
    if process != 0 { return owed(scope: Owed.process, bit: process.trailingZeroBitCount) }
    if scenes.isEmpty { return nil }
    let slot = scenes.lowest
    // With scenes the usual order is an order that may be; without, some callbacks swap places.
    let bit =
      usesScenes
      ? state.agendas[slot].trailingZeroBitCount : ready(slot).trailingZeroBitCount
    if held(slot) & (1 &<< UInt64(truncatingIfNeeded: bit)) == 0 {
      return owed(scope: slot, bit: bit)
    }
    let other = (state.notices - SceneSet(slot)).lowest
    return owed(scope: other, bit: state.agendas[other].trailingZeroBitCount)
  }

  @inline(always)
  private func owed(scope: Int, bit: Int) -> Owed {
    Owed(scope: scope, kind: masks.kinds[scope == Owed.process ? bit + 64 : bit])
  }

  /// Delivers one owed callback: a move takes its effect, anything else is told.
  ///
  /// - Returns: Whether something was told; not for a move.
  @inline(always)
  package mutating func deliver(_ owed: Owed, into callback: inout Callback) -> Bool {
    if Int(owed.scope) == Owed.process { return tell(process: owed.kind, into: &callback) }
    let slot = Int(owed.scope)
    strike(owed.kind.bit, of: slot)
    if isMove(owed.kind) {
      move(slot, owed.kind)
      return false
    }
    tell(slot, owed.kind, into: &callback)
    return true
  }

  @inline(always)
  private func isMove(_ kind: CallbackKind) -> Bool { masks.moves & kind.bit != 0 }
}
