package import SceneLifecycle

/// The memory of one session slot.
package struct SlotMemory: Sendable {
  /// Conditions that hold, one bit a memory.
  var latches = MemorySet.none
  /// Memories that began or ended since they were last forgotten.
  var known = MemorySet.none
  /// Case and process in which it was last brought up to date.
  var era: UInt64 = 0
  /// Identifier of the session; 0 before the first.
  var session: UInt32 = 0
  /// Identifier of the session that was reported discarded last.
  var discarded: UInt32 = 0
  /// The payload in the connection options; 0 for none.
  var option: UInt32 = 0
  /// The payload that was delivered last to a scene that was there.
  var answered: UInt32 = 0
  /// The last event of which something arrived, in the options or later.
  var arrivedBy: UInt32 = 0
  /// The payload in the options of the configuration that was asked for.
  var asked: UInt32 = 0
  /// The kind of it, as the raw value of its event.
  var askedKind: UInt8 = 0
  /// Whether a configuration was asked for and the scene has not connected yet.
  var isAsked = false
  /// The state that was last returned to be saved; 0 for none.
  var saved: UInt32 = 0
  /// How often saved state had been thrown away by then.
  var savedAfter: UInt32 = 0
  /// The event that made the scene active.
  var activatedBy: UInt32 = 0
  /// Number of the scene object.
  var connection: UInt16 = 0
  /// The greatest number of a scene object that is gone.
  var gone: UInt16 = 0
  /// Whether the session was reported discarded and is looked at again at each callback.
  var isDiscarded = false
  /// Whether the scene object read attached when it was last read.
  var isAttached = false

  /// A slot of which nothing is remembered.
  package init() {}

  /// All stored fields, in the order in which they stand in the slot's word of a state.
  ///
  /// `latches` have a word of their own.
  @inline(__always)
  package mutating func forEachField(_ body: MemoryFieldBody) {
    body(&latches.word, .unwritten, .lasting) { Note() }
    body(&known.word, .unwritten, .lasting) { Note() }
    body(&era, .age, .lasting) { Note(need: .nothing) }
    body(&session.word, .session, .lasting) { Note(need: .nothing) }
    body(&isDiscarded.word, .flag, .lasting) { Note(need: .nothing) }
    body(&discarded.word, .discarded, .lasting) { Note(.discard, need: .nothing) }
    body(&connection.word, .connection, .object) {
      Note(.connect, serves: [.objectIsNew], need: .nothing)
    }
    body(&gone.word, .gone, .lasting) {
      Note(.disconnect, serves: [.objectIsNew], need: .nothing, since: .isNot(.objectIsNew))
    }
    body(&isAttached.word, .flag, .object) { Note(serves: [.stateFollowsEdges]) }
    body(&option.word, .payload, .object) { Note(.connect, since: .isSo(.cameInOptions)) }
    body(&answered.word, .payload, .object) { Note(at: .deliveries, since: .isSo(.wasAnswered)) }
    body(&arrivedBy.word, .event, .object) {
      Note(.connect, at: .deliveries, serves: [.bringsWhatIsMissing])
    }
    body(&isAsked.word, .flag, .process) { .asked }
    body(&asked.word, .askedPayload, .process) { .asked }
    body(&askedKind.word, .number(width: 8), .process) { .asked }
    body(&saved.word, .saved, .lasting) { Note(.saveState, since: .isNot(.isLastSaved)) }
    body(&savedAfter.word, .unwritten, .lasting) { Note(.saveState) }
    body(&activatedBy.word, .event, .object) { Note(.active, serves: [.answersWhatActivated]) }
  }

  /// Whether it belongs to a case.
  func isOf(round: UInt32) -> Bool { UInt32(truncatingIfNeeded: era >> 32) == round }

  /// Begins and ends memories.
  @inline(always)
  mutating func remember(begins: MemorySet, ends: MemorySet) {
    latches = (latches - ends) | begins
  }

  /// Notes the state that the scene object reads: one that it does not read changes nothing.
  @inline(always)
  mutating func follow(_ state: ActivationState) {
    isAttached = state.isAttached || (isAttached && state != .unattached)
  }

  /// Notes what a callback of the scene says, and how often saved state was thrown away by then.
  package mutating func note(_ callback: inout Callback, thrown: UInt32) {
    switch callback.kind {
    case .configuration:
      isAsked = true
      asked = callback.payload
      askedKind = callback.detail
    case .connect:
      isAsked = false
      asked = 0
      askedKind = 0
      let comesLater = callback.detail == EventKind.handoff.rawValue
      option = comesLater ? 0 : callback.payload
      if option != 0 { arrivedBy = callback.event }
    case .disconnect: gone = max(gone, callback.connection)
    case .active: activatedBy = callback.event
    case .saveState:
      saved = callback.payload
      savedAfter = thrown
    case .openURL, .continueActivity, .failActivity, .performShortcut, .acceptShare,
      .notificationResponse:
      answered = callback.payload
      arrivedBy = callback.event
    default: break
    }
  }

  /// The session is reported discarded.
  mutating func noteDiscard() {
    discarded = session
    isDiscarded = true
  }

  /// Facts that compare a callback of the scene with what was noted.
  ///
  /// - Parameters:
  ///   - brings: Whether the event that it answers brings something.
  ///   - thrown: How often saved state was thrown away.
  @inline(__always)
  func reading(_ callback: inout Callback, brings: Bool, thrown: UInt32) -> FactSet {
    let payload = callback.payload
    let event = callback.event
    var now = FactSet(.cameInOptions, if: payload != 0 && payload == option)
    now |= FactSet(.wasAnswered, if: payload != 0 && payload == answered)
    // A display that returns with the windows is not what the event was for.
    let isForScene = brings && !callback.accessories.contains(Int(callback.scene & 63))
    now |= FactSet(.bringsWhatIsMissing, if: isForScene && event != arrivedBy)
    let isAsAsked = payload == asked && callback.detail == askedKind
    now |= FactSet(.optionsAreAsAsked, if: !isAsked || isAsAsked)
    let isLastSaved = payload == saved && savedAfter == thrown
    now |= FactSet(.isLastSaved, if: payload != 0 && isLastSaved)
    return now | FactSet(.answersWhatActivated, if: event != 0 && event == activatedBy)
  }

  /// Forgets the scene object; it is gone.
  ///
  /// - Parameter memories: Memories that are forgotten with it.
  mutating func forgetObject(and memories: MemorySet) { forget(.object, memories) }

  /// Forgets what belonged to another process.
  ///
  /// - Parameter memories: Memories that are forgotten with it.
  mutating func forgetProcess(and memories: MemorySet) { forget(.process, memories) }

  @inline(__always)
  private mutating func forget(_ last: MemoryLifetime, _ memories: MemorySet) {
    gone = max(gone, connection)
    latches -= memories
    known -= memories
    forEachField { word, _, lifetime, _ in
      word = lifetime.rawValue <= last.rawValue ? 0 : word
    }
  }
}

private typealias Note = MemoryNote

extension MemoryNote {
  fileprivate static let asked = Note(
    .configuration, .connect, since: .isNot(.optionsAreAsAsked))
}

extension CallbackSet {
  fileprivate static let deliveries = CallbackSet(
    .openURL, .continueActivity, .failActivity, .performShortcut, .acceptShare,
    .notificationResponse)
}
