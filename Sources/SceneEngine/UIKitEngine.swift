package import SceneLifecycle

/// UIKit's app and scene life cycle, one callback at a time.
///
/// An event plans: it sets bits in the agendas of scenes and of the process (`Rules`). `next`
/// delivers one callback: it picks an owed bit whose predecessors are done (`Order`), lets a move
/// take its effect, and tells what the app can read (`Delivery`). The same rules are played,
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
  /// What decides what may happen next.
  package var state: EngineState
  /// Up to which number processes and scene objects are told apart when the state is written.
  package var counted = Counted()

  /// Which callbacks have to be told before which; whoever asks what a pair is good for takes it out.
  package var order: Order

  var names: Identities
  let masks: HotMasks
  let interest: UInt64
  let processInterest: UInt64
  /// Slots whose callbacks somebody sees; of the others only what changes something is owed, and
  /// what is told of the application.
  let watched: SceneSet

  /// Creates the engine of a platform.
  ///
  /// - Parameters:
  ///   - platform: The world.
  ///   - scenes: Number of session slots, 1 … 64.
  ///   - visible: Mask of the scene's kinds that somebody sees; others that change nothing are
  ///     never owed.
  ///   - processVisible: The same for the process's kinds.
  ///   - watched: Slots about which somebody is told.
  package init(
    platform: Platform, scenes: Int, visible: UInt64 = ~0, processVisible: UInt64 = ~0,
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
    let restoration = CallbackKind.restore.bit | Script.asksForState
    if visible & restoration == 0 { interest &= ~Script.asksForState }
    if !platform.usesSwiftUI { interest &= ~Script.phases }
    if !platform.usesScenes { interest &= Script.sceneless }
    self.interest = interest
    processInterest = processVisible | Script.processCarriers
    self.watched = watched
  }

  /// Creates the engine of a platform for somebody who sees some kinds of callback only, of some slots.
  package init(
    platform: Platform, scenes: Int, seeing kinds: CallbackSet, of watched: SceneSet = .first(64)
  ) {
    let seen = CallbackKind.allCases.filter {
      $0.rawValue < 64 && kinds.contains(Self.told($0, platform))
    }
    self.init(
      platform: platform, scenes: scenes, visible: Script.mask(seen), processVisible: kinds.process,
      watched: watched)
  }

  /// Whether something is ever owed: not when it is hidden and changes nothing.
  package func owes(_ owed: Owed) -> Bool {
    let interest = owed.scope < 64 ? self.interest(of: Int(owed.scope)) : processInterest
    return interest & owed.kind.bit != 0
  }

  /// Kinds of callback that a slot may owe.
  @inline(__always)
  func interest(of slot: Int) -> UInt64 {
    watched.contains(slot) ? interest : interest & Script.unwatched
  }

  /// Kinds of callback that may be told on the platform at all.
  package var tellable: CallbackSet {
    CallbackSet(
      of: CallbackKind.allCases.filter { kind in
        switch kind.rawValue >> 6 {
        case 0: interest & kind.bit != 0 && Self.told(kind, platform) == kind && !kind.isMove
        case 1: !kind.isMove
        default: !usesScenes
        }
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

// MARK: - Owing

extension UIKitEngine {
  /// Adds callbacks to a scene's agenda.
  mutating func owe(_ slot: Int, _ mask: UInt64) {
    let agenda = state.agendas[slot] | (mask & interest(of: slot))
    state.agendas[slot] = agenda
    note(slot, agenda)
  }

  /// Adds callbacks to a scene's agenda and says which event they answer.
  mutating func owe(_ slot: Int, _ mask: UInt64, for cause: EventKind) {
    names.slots[slot].event = names.event
    names.slots[slot].cause = cause
    owe(slot, mask)
  }

  /// Asks a choice that decides nothing but whether slots owe some callbacks; where nobody sees
  /// them, nobody is asked.
  @inline(__always)
  mutating func choose(
    _ kind: ChoiceKind, _ count: Int, deciding callbacks: UInt64, of slots: SceneSet,
    _ choiceSource: inout ChoiceSource
  ) -> Int {
    let unseen = (slots & watched).isEmpty ? ~Script.unwatched : 0
    return callbacks & interest & ~unseen == 0 ? 0 : choiceSource.choose(kind, count)
  }

  /// Asks a choice that decides nothing but whether the process owes some callbacks.
  @inline(__always)
  mutating func choose(
    _ kind: ChoiceKind, _ count: Int, decidingOfProcess callbacks: UInt64,
    _ choiceSource: inout ChoiceSource
  ) -> Int {
    callbacks & processInterest == 0 ? 0 : choiceSource.choose(kind, count)
  }

  /// Adds callbacks to the process's agenda.
  mutating func owe(process mask: UInt64) {
    state.agenda |= mask & processInterest
  }

  /// Takes a callback off a scene's agenda.
  @inline(always)
  mutating func strike(_ bit: UInt64, of slot: Int) {
    let agenda = state.agendas[slot] & ~bit
    state.agendas[slot] = agenda
    state.busy.remove(slot, if: agenda == 0)
    state.closing.remove(slot, if: agenda & masks.closing == 0)
    state.notices.remove(slot, if: agenda & masks.notices == 0)
  }

  /// Keeps the sets of slots that owe something.
  mutating func note(_ slot: Int, _ agenda: UInt64) {
    let bit = SceneSet(slot)
    state.busy -= bit
    state.closing -= bit
    state.notices -= bit
    state.busy.insert(slot, if: agenda != 0)
    state.closing.insert(slot, if: agenda & masks.closing != 0)
    state.notices.insert(slot, if: agenda & masks.notices != 0)
  }

  /// Throws unless everything that these scenes still owe comes before a kind.
  @inline(__always)
  mutating func require(_ slots: SceneSet, before kind: CallbackKind) throws(Refusal) {
    for slot in slots & state.busy where state.agendas[slot] >= kind.bit {
      throw .underWay
    }
  }
}
