import SceneLifecycle

/// What a defective engine remembers of what was told, in storage of fixed size.
struct Memory: Sendable {
  private var sessions = [UInt32](repeating: 0, count: 64)
  private var connections = [UInt16](repeating: 0, count: 64)
  private var discarded = [UInt32](repeating: 0, count: 64)
  private var revived = [UInt32](repeating: 0, count: 64)
  private var dead = SceneSet.none
  private var connected = SceneSet.none
  private var application = ApplicationState.background
  private var before = ApplicationState.background

  mutating func reset() {
    for slot in 0..<64 {
      sessions[slot] = 0
      connections[slot] = 0
      discarded[slot] = 0
      revived[slot] = 0
    }
    dead = .none
    connected = .none
    application = .background
    before = .background
  }

  /// Remembers a callback of the engine.
  mutating func note(_ callback: Callback) {
    before = application
    application = callback.application
    if callback.kind == .main { before = .background }
    connected = callback.connected
    if callback.kind == .discard {
      for slot in callback.named { discarded[slot] = sessions[slot] }
    }
    guard callback.isOfScene, callback.scene < 64 else { return }
    let slot = Int(callback.scene)
    if sessions[slot] != callback.session {
      sessions[slot] = callback.session
      revived[slot] = discarded[slot]
    }
    connections[slot] = callback.connection
    if callback.kind == .disconnect { dead.insert(slot) }
    if callback.kind == .connect || callback.kind == .configuration { dead.remove(slot) }
  }

  /// Returns a callback as a deluded engine tells it.
  func distort(_ callback: Callback, _ delusion: Defect.Delusion) -> Callback {
    var told = callback
    let slot = callback.isOfScene ? Int(callback.scene) : 64
    switch delusion {
    case .staleAggregate: told.application = before
    case .sessionsDieWithScenes: told.open -= dead - callback.connected
    case .identifiersChange:
      if told.connection > 1 { told.session += UInt32(told.connection) * 100_000 }
    case .discardedReturn:
      if slot < 64, revived[slot] != 0 { told.session = revived[slot] }
    case .objectsReturn:
      if told.connection > 1 { told.connection = 1 }
    }
    return told
  }

  /// Returns a callback as if it were about another connected scene; the same when there is none.
  func misaddress(_ callback: Callback) -> Callback {
    var told = callback
    let others = connected - SceneSet(Int(callback.scene & 63))
    guard callback.isOfScene, !others.isEmpty else { return callback }
    let slot = others.lowest
    told.scene = UInt8(slot)
    told.session = sessions[slot]
    told.connection = connections[slot]
    told.activation =
      callback.active.contains(slot)
      ? .foregroundActive : callback.inactive.contains(slot) ? .foregroundInactive : .background
    return told
  }
}
