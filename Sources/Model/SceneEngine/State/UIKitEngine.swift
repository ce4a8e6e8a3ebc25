package import SceneLifecycle

/// UIKit's app and scene life cycle, one callback at a time.
///
/// An event plans: it sets bits in the agendas of scenes and of the process (`Rules`). `next`
/// delivers one callback: it picks a pending bit whose predecessors are done (`Order`), lets a move
/// take its effect, and fills in what the app can read (`Delivery`). The same rules are played,
/// replayed, explored and compared with recordings; who answers the choice source decides which.
package struct UIKitEngine: Engine, Sendable {
  /// The world that is played.
  package let platform: Platform
  /// Number of session slots, 1 … 64.
  package let scenes: Int
  /// All session slots.
  let everySlot: SceneSet
  /// Whether the platform's apps have scenes.
  let usesScenes: Bool
  /// The state, which decides the events and callbacks that may come next.
  package var state: EngineState
  /// Up to which number processes and scene objects are told apart when the state is written.
  package var counted = Counted()

  /// Which items have to be delivered before which; a test may take a pair out.
  package var order: Order

  /// The identity of the activity an app's own request hands on: 0 for none, nil for the world's.
  package var askedByApp: UInt32?
  /// Whether an app under test answers itself whether its launch wants what opens it delivered.
  package var asksAppAtLaunch = false

  var names: Identities
  let masks: HotMasks
  let interest: AgendaSet
  let processInterest: AgendaSet
  /// Whether a launch method that carries options is observed.
  let seesLaunchOptions: Bool
  private let unwatchedInterest: AgendaSet
  /// Slots whose callbacks a monitor observes; for the others the engine plans only moves that
  /// change something, and the callbacks of the application.
  let watched: SceneSet

  /// Creates the engine of a platform.
  ///
  /// - Parameters:
  ///   - platform: The world.
  ///   - scenes: Number of session slots, 1 … 64.
  ///   - visible: Items of a scene that are observed; others that change nothing are never pending.
  ///   - processVisible: The same for items of the process.
  ///   - watched: Slots whose callbacks are observed.
  package init(
    platform: Platform, scenes: Int, visible: AgendaSet = .all, processVisible: AgendaSet = .all,
    watched: SceneSet = .first(64)
  ) {
    precondition((1...64).contains(scenes), "an engine has 1 to 64 session slots")
    self.platform = platform
    self.scenes = scenes
    everySlot = .first(scenes)
    usesScenes = platform.usesScenes
    masks = HotMasks(platform)
    state = EngineState()
    names = Identities(scenes: scenes)
    order = Order(platform)
    var interest = visible | Script.carriers
    let restoration = Script.givesState | Script.asksForState
    if !visible.intersects(restoration) { interest -= Script.asksForState }
    if !platform.usesSwiftUI { interest -= Script.phases }
    if !platform.usesScenes { interest = interest & Script.sceneless }
    if platform.usesScenes && !platform.hasSceneDelegate {
      interest -= platform.takesPayloads ? Script.missingInSwiftUI : Script.ofDelegate
    }
    if !platform.mayResignWhileAttaching { interest -= AgendaSet(.resignWhileAttaching) }
    self.interest = interest
    unwatchedInterest = interest & Script.unwatched
    var processInterest = processVisible | Script.processCarriers
    // What is saved decides whether the next process is asked.
    if processVisible.contains(.shouldRestoreState) {
      processInterest |= AgendaSet(.shouldSaveState)
    }
    self.processInterest = processInterest
    seesLaunchOptions = !platform.usesScenes && processVisible.intersects(Script.launchMethods)
    self.watched = watched
  }

  /// Creates the engine for an observer of only some kinds of callback, of some slots.
  package init(
    platform: Platform, scenes: Int, seeing kinds: CallbackSet, of watched: SceneSet = .first(64)
  ) {
    self.init(
      platform: platform, scenes: scenes, visible: AgendaSet(deliveredAs: kinds, on: platform),
      processVisible: AgendaSet(of: kinds, ofScene: false), watched: watched)
  }

  /// Whether an item is ever planned: not when it is hidden and changes nothing.
  package func plans(_ pending: PendingItem) -> Bool {
    let interest = pending.scope < 64 ? self.interest(of: Int(pending.scope)) : processInterest
    return interest.contains(pending.item)
  }

  /// Kinds of callback that may be pending for a slot.
  @inline(__always)
  func interest(of slot: Int) -> AgendaSet {
    let all = watched.contains(slot) ? interest : unwatchedInterest
    return usesScenes || state.facts.contains(.sceneNotices) ? all : all - masks.sceneNotices
  }

  /// Kinds of callback that may be delivered on the platform at all.
  package var deliverableKinds: CallbackSet {
    CallbackSet(
      of: CallbackKind.allCases.filter { kind in
        guard let item = AgendaItem(kind) else {
          let isOfApp = !usesScenes || kind == .appResign && platform.mayResignWhileAttaching
          return kind.isOfScenelessApp && isOfApp
        }
        return !item.isOfScene || interest.contains(item) && kind.delivered(on: platform) == kind
      })
  }

  /// Goes back to a device on which the app was never launched.
  package mutating func reset() {
    state = EngineState()
    names.reset()
  }

  /// Number of the scene object of a slot's session, 0 before the first.
  package func connection(of slot: Int) -> Int { Int(names.slots[slot].connection) }

  /// Identifier of a slot's session, as callbacks carry it.
  package func session(of slot: Int) -> UInt32 { names.slots[slot].session }
}

// MARK: - Planning

extension UIKitEngine {
  /// Adds items to a scene's agenda.
  mutating func plan(_ slot: Int, _ mask: AgendaSet) {
    if state.agendas.areNear && mask.isNear {
      let agenda =
        state.agendas[near: slot] | AgendaSet(bits: BitPair(low: mask.bits.low))
        & interest(of: slot)
      state.agendas[near: slot] = agenda
      note(slot, AgendaSet(bits: BitPair(low: agenda.bits.low)))
    } else {
      let agenda = state.agendas[slot] | mask & interest(of: slot)
      state.agendas[slot] = agenda
      note(slot, agenda)
    }
  }

  /// Adds callbacks to a scene's agenda and says which event they answer.
  mutating func plan(_ slot: Int, _ mask: AgendaSet, for cause: EventKind) {
    names.slots[slot].event = names.event
    names.slots[slot].cause = cause
    plan(slot, mask)
  }

  /// Asks a choice that decides only whether some callbacks of slots become pending; where no
  /// monitor observes them, the choice is not asked.
  @inline(__always)
  mutating func choose(
    _ kind: ChoiceKind, _ count: Int, deciding callbacks: AgendaSet, of slots: SceneSet,
    _ choiceSource: inout ChoiceSource
  ) -> Int {
    let seen = (slots & watched).isEmpty ? unwatchedInterest : interest
    return callbacks.intersects(seen) ? choiceSource.choose(kind, count) : 0
  }

  /// Asks a choice that decides only whether some callbacks of the process become pending.
  @inline(__always)
  mutating func choose(
    _ kind: ChoiceKind, _ count: Int, decidingOfProcess callbacks: AgendaSet,
    _ choiceSource: inout ChoiceSource
  ) -> Int {
    callbacks.intersects(processInterest) ? choiceSource.choose(kind, count) : 0
  }

  /// Adds callbacks to the process's agenda.
  mutating func plan(process mask: AgendaSet) {
    state.agenda |= mask & processInterest
  }

  /// Takes an item off a scene's agenda.
  @inline(always)
  mutating func strike(_ position: Int, of slot: Int) {
    guard state.agendas.areNear else { return strikeAmongFar(position, of: slot) }
    let agenda = state.agendas[near: slot] - AgendaSet(position: position & 63)
    state.agendas[near: slot] = agenda
    settle(slot, AgendaSet(bits: BitPair(low: agenda.bits.low)))
  }

  /// Takes items off a scene's agenda that will not come after all.
  mutating func withdraw(_ items: AgendaSet, from slot: Int) {
    let agenda = state.agendas[slot] - items
    state.agendas[slot] = agenda
    settle(slot, agenda)
  }

  @inline(never)
  private mutating func strikeAmongFar(_ position: Int, of slot: Int) {
    let agenda = state.agendas[slot] - AgendaSet(position: position)
    state.agendas[slot] = agenda
    settle(slot, agenda)
  }

  /// Takes a slot out of the sets of slots that have something pending, where it has not any more.
  @inline(__always)
  private mutating func settle(_ slot: Int, _ agenda: AgendaSet) {
    state.busy.remove(slot, if: agenda.isEmpty)
    state.closing.remove(slot, if: !agenda.intersects(masks.closing))
    state.notices.remove(slot, if: !agenda.intersects(masks.notices))
  }

  /// Keeps the sets of slots with something pending.
  @inline(__always)
  private mutating func note(_ slot: Int, _ agenda: AgendaSet) {
    let bit = SceneSet(slot)
    state.busy -= bit
    state.closing -= bit
    state.notices -= bit
    state.busy.insert(slot, if: !agenda.isEmpty)
    state.closing.insert(slot, if: agenda.intersects(masks.closing))
    state.notices.insert(slot, if: agenda.intersects(masks.notices))
  }

  /// Throws unless everything that these scenes have pending comes before an item.
  @inline(__always)
  mutating func require(_ slots: SceneSet, before item: AgendaItem) throws(Refusal) {
    for slot in slots & state.busy where state.agendas[slot].reaches(item) {
      throw .pending
    }
  }
}
