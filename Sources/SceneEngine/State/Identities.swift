import SceneLifecycle

/// Fresh names: they tell objects apart and decide nothing.
struct Identities: Sendable {
  /// The persistent identifier of each slot's session; 0 before the first.
  var sessions: [UInt32]
  /// The number of scene objects that each slot's session has had.
  var connections: [UInt16]
  /// What is being delivered to each slot.
  var payloads: [UInt32]
  /// The kind of what is being delivered to each slot, as the raw value of its event.
  var payloadKinds: [UInt8]
  /// The version of the state that was last saved for each slot.
  var saved: [UInt32]
  /// The last session identifier given out.
  var lastSession: UInt32 = 0
  /// The number of the process.
  var process: UInt32 = 0
  /// The number of the event that each slot answers.
  var events: [UInt32]
  /// The kind of the event that each slot answers.
  var causes: [EventKind]
  /// The number of the event that the process answers.
  var event: UInt32 = 0
  /// The kind of the event that the process answers.
  var cause = EventKind.launch
  /// The session that a request is about.
  var requested = SceneSet.none
  /// The error that a request gets, plus 1; 0 for none.
  var requestError: UInt8 = 0

  init(scenes: Int) {
    sessions = [UInt32](repeating: 0, count: scenes)
    connections = [UInt16](repeating: 0, count: scenes)
    payloads = [UInt32](repeating: 0, count: scenes)
    payloadKinds = [UInt8](repeating: 0, count: scenes)
    saved = [UInt32](repeating: 0, count: scenes)
    events = [UInt32](repeating: 0, count: scenes)
    causes = [EventKind](repeating: .launch, count: scenes)
  }

  /// Forgets all names.
  mutating func reset() {
    for slot in sessions.indices {
      sessions[slot] = 0
      connections[slot] = 0
      payloads[slot] = 0
      payloadKinds[slot] = 0
      saved[slot] = 0
    }
    lastSession = 0
    process = 0
    event = 0
    requested = .none
    requestError = 0
  }
}
