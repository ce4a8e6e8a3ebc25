package import SceneLifecycle

extension UIKitEngine {
  /// Delivers the next callback that is pending, in place.
  package mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> Bool
  {
    while let pending = pick(&choiceSource) {
      if deliver(pending, into: &callback) { return true }
    }
    precondition(state.isAtRest, "nothing pending can be delivered: the order has a circle")
    return false
  }

  /// Whether the process lets scenes receive callbacks now.
  @inline(always)
  private var letsScenesSpeak: Bool { !state.agenda.intersects(masks.beforeScenes) }

  /// Slots that may receive a callback now, as far as the process decides it.
  @inline(always)
  package var speakingScenes: SceneSet {
    mutating get {
      if letsScenesSpeak { return Order.receiving(state.busy, renewed: state.renewed) }
      guard !usesScenes, platform.usesStoryboard, !state.agenda.intersects(masks.beforeStoryboard)
      else { return .none }
      return state.agendas[0].contains(.viewDidLoad) ? SceneSet(0) : .none
    }
  }

  /// The items of the process that may be delivered now.
  @inline(always)
  package var readyInProcess: AgendaSet {
    var rest = state.agenda.bits
    if rest.isEmpty { return .none }
    var ready = BitPair()
    while !rest.isEmpty {
      let item = rest.removeLowest()
      if !state.agenda.intersects(order.process[item]) { ready.insert(item) }
    }
    let waiting = Order.waiting(
      dismissed: state.dismissed, closing: state.closing, busy: state.busy)
    return AgendaSet(bits: ready) - waiting
  }

  /// The items of a scene that may be delivered now.
  ///
  /// Mutating, though it changes nothing: the engine is large, and Swift copies a large value that
  /// a mutating function lends to one that is not.
  package mutating func ready(_ slot: Int) -> AgendaSet {
    if Order.receiving(SceneSet(slot), renewed: state.renewed).isEmpty { return .none }
    let agenda = state.agendas[slot]
    var rest = (letsScenesSpeak ? agenda : agenda & AgendaSet(.viewDidLoad)).bits
    var ready = BitPair()
    while !rest.isEmpty {
      let item = rest.removeLowest()
      if !agenda.intersects(order.scene[item]) { ready.insert(item) }
    }
    return AgendaSet(bits: ready) - held(slot)
  }

  /// Moves of a scene that wait for another scene.
  @inline(always)
  private mutating func held(_ slot: Int) -> AgendaSet {
    let others = state.notices - SceneSet(slot)
    guard !others.isEmpty, !state.uncounted.contains(slot) else { return .none }
    return Order.waiting(
      SceneSet(slot), foreground: state.committedForeground - state.uncounted,
      active: state.committedActive - state.uncounted)
  }

  /// Chooses what is delivered next; nil when nothing is pending.
  @inline(always)
  mutating func pick(_ choiceSource: inout ChoiceSource) -> PendingItem? {
    let isProcessQuiet = state.agenda.isEmpty
    let process = isProcessQuiet ? .none : readyInProcess
    let scenes = isProcessQuiet ? state.busy : speakingScenes
    guard let usual = usual(process: process, scenes: scenes) else { return nil }
    return choiceSource.takes(usual) ? usual : other(than: usual, process, scenes, &choiceSource)
  }

  /// Asks what is delivered instead of the usual.
  @inline(never)
  private mutating func other(
    than usual: PendingItem, _ process: AgendaSet, _ scenes: SceneSet,
    _ choiceSource: inout ChoiceSource
  ) -> PendingItem {
    let scope = choiceSource.scope(usual: usual, scenes: scenes, process: !process.isEmpty)
    let ready = scope == PendingItem.process ? process : self.ready(scope)
    if ready.isEmpty { return choiceSource.keep(usual) }
    let position = choiceSource.item(scope: scope, ready: ready, usual: usual)
    return PendingItem(scope: scope, position: position)
  }

  @inline(always)
  private mutating func usual(process: AgendaSet, scenes: SceneSet) -> PendingItem? {
    if !process.isEmpty {
      let isLoading = !usesScenes && loadsNow(process, scenes)
      return isLoading
        ? PendingItem(scope: 0, position: AgendaItem.viewDidLoad.position)
        : PendingItem(scope: PendingItem.process, position: process.lowest)
    }
    if scenes.isEmpty { return nil }
    let slot = scenes.lowest
    // With scenes the usual order is an order that may be; without, some callbacks swap places.
    let position = usesScenes ? state.agendas.lowest(slot) : ready(slot).lowest
    if !held(slot).contains(position: position) {
      return PendingItem(scope: slot, position: position)
    }
    let other = (state.notices - SceneSet(slot)).lowest
    return PendingItem(scope: other, position: state.agendas.lowest(other))
  }

  /// Whether the root view of an app without scenes usually loads now: that of a storyboard before the
  /// launch method is called, one in code within it.
  @inline(never)
  private mutating func loadsNow(_ process: AgendaSet, _ scenes: SceneSet) -> Bool {
    guard scenes.contains(0), state.agendas[0].contains(.viewDidLoad) else { return false }
    return platform.usesStoryboard
      ? process.lowest == AgendaItem.didFinishLaunching.position
      : process.lowest >= AgendaItem.launchNotice.position
  }

  /// Delivers one pending item: a move takes its effect, anything else is delivered to the app.
  ///
  /// - Returns: Whether a callback was delivered; not for a move.
  @inline(always)
  package mutating func deliver(_ pending: PendingItem, into callback: inout Callback) -> Bool {
    if Int(pending.scope) == PendingItem.process {
      return deliver(process: masks.items[Int(pending.code)], into: &callback)
    }
    let slot = Int(pending.scope)
    strike(pending.position, of: slot)
    let traits = masks.traits[pending.position]
    if traits.contains(.moves) {
      move(slot, masks.items[pending.position])
      return false
    }
    deliver(slot, pending.position, traits, into: &callback)
    return true
  }
}
