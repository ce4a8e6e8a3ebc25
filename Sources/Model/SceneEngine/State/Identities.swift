import SceneLifecycle

/// Fresh names: they tell objects apart and decide nothing.
struct Identities: Sendable {
  /// The names that belong to one slot.
  struct Slot: Sendable {
    /// The persistent identifier of the session; 0 before the first.
    var session: UInt32 = 0
    /// The number of the payload that is being delivered.
    var payload: UInt32 = 0
    /// The version of the state that was last saved.
    var saved: UInt32 = 0
    /// The number of the event that the slot answers.
    var event: UInt32 = 0
    /// The number of scene objects that the session has had.
    var connection: UInt16 = 0
    /// The kind of what is being delivered, as the raw value of its event.
    var payloadKind: UInt8 = 0
    /// The kind of the event that the slot answers.
    var cause = EventKind.launch
  }

  /// The names of each slot.
  var slots: [Slot]
  /// The last session identifier given out.
  var lastSession: UInt32 = 0
  /// The number of the process.
  var process: UInt32 = 0
  /// The number of the event that the process answers.
  var event: UInt32 = 0
  /// The kind of the event that the process answers.
  var cause = EventKind.launch
  /// The session that a request is about.
  var requested = SceneSet.none
  /// The error that a request gets, plus 1; 0 for none.
  var requestError: UInt8 = 0
  /// The code of the launch options and of the launch methods' answer; 0 for no options.
  ///
  /// The payload that is being delivered stands with slot 0, the one of an app without scenes.
  var launchOption: UInt8 = 0

  init(scenes: Int) {
    slots = [Slot](repeating: Slot(), count: scenes)
  }

  /// Becomes equal to the names of as many slots; no memory is asked for.
  mutating func become(_ other: Identities) {
    var own: [Slot] = []
    swap(&own, &slots)
    self = other
    swap(&own, &slots)
    for slot in slots.indices { slots[slot] = own[slot] }
  }

  /// Forgets all names.
  mutating func reset() {
    for slot in slots.indices { slots[slot] = Slot() }
    lastSession = 0
    process = 0
    event = 0
    requested = .none
    requestError = 0
    launchOption = 0
  }
}
