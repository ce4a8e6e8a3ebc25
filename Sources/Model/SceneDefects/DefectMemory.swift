import SceneLifecycle

/// The memory that a defective engine has of its deliveries, in storage of fixed size.
struct DefectMemory: Sendable {
  /// Whether the defect asks what each slot received; if not, that is not remembered.
  let keepsSlots: Bool
  /// Whether the defect asks which sessions an app had that was deleted.
  let keepsErased: Bool
  /// Sessions that were open at the last callback of a process.
  var known = SceneSet.none
  /// Sessions that were open when the app was deleted, until a process has begun.
  var erased = SceneSet.none
  /// The session that the last callback of each slot named.
  var sessions = [UInt32](repeating: 0, count: 64)
  /// The scene object that the last callback of each slot named.
  var connections = [UInt16](repeating: 0, count: 64)
  /// The session of each slot that was reported discarded last.
  var discarded = [UInt32](repeating: 0, count: 64)
  /// The identifier that each slot's session has got from a discarded one; 0 for none.
  var revived = [UInt32](repeating: 0, count: 64)
  /// How many scene objects that identifier had before.
  var objects = [UInt16](repeating: 0, count: 64)
  /// Sessions whose scene disconnected.
  var dead = SceneSet.none
  /// Scenes that received `willConnectTo`.
  var reachable = SceneSet.none
  /// Whether a discard was reported, at the last callback or before.
  var discards = false
  /// Whether a discard was reported before the last callback.
  private(set) var hasDiscarded = false
  /// The application's state inside the last callback.
  var application = ApplicationState.background
  private var before = ApplicationState.background

  init(for operation: Defect.Operation) {
    keepsErased = operation == .lasting(.erasedReturn)
    keepsSlots = [.misaddressed, .lasting(.discardedReturn)].contains(operation)
  }

  mutating func reset() {
    for slot in 0..<(keepsSlots ? 64 : 0) {
      sessions[slot] = 0
      connections[slot] = 0
      discarded[slot] = 0
      revived[slot] = 0
      objects[slot] = 0
    }
    dead = .none
    known = .none
    erased = .none
    reachable = .none
    application = .background
    before = .background
    hasDiscarded = false
    discards = false
  }

  /// Goes to what another memory of the same defect holds.
  mutating func become(_ other: DefectMemory) {
    for slot in 0..<(keepsSlots ? 64 : 0) {
      sessions[slot] = other.sessions[slot]
      connections[slot] = other.connections[slot]
      discarded[slot] = other.discarded[slot]
      revived[slot] = other.revived[slot]
      objects[slot] = other.objects[slot]
    }
    dead = other.dead
    known = other.known
    erased = other.erased
    reachable = other.reachable
    application = other.application
    before = other.before
    hasDiscarded = other.hasDiscarded
    discards = other.discards
  }

  /// Remembers a callback of the engine.
  mutating func note(_ callback: Callback) {
    before = application
    application = callback.application
    if callback.kind == .main { before = .background }
    reachable = reachable & callback.connected
    hasDiscarded = discards
    if callback.kind == .discard { discards = true }
    if keepsSlots { noteSlots(callback) }
    if keepsErased { noteErasure(callback) }
    guard callback.isOfScene, callback.scene < 64 else { return }
    let slot = Int(callback.scene)
    if callback.kind == .disconnect { dead.insert(slot) }
    if callback.kind == .connect || callback.kind == .configuration { dead.remove(slot) }
    if callback.kind == .connect { reachable.insert(slot) }
  }

  private mutating func noteErasure(_ callback: Callback) {
    switch callback.kind {
    case .installed:
      if callback.detail == Callback.noSession { erased = known }
      known = callback.open
    // The device has forgotten them already where the process ends with the app.
    case .processEnded:
      if !EventSet.installations.contains(callback.cause) { known = callback.open }
    case .main: known = callback.open
    default:
      known = callback.open
      erased = .none
    }
  }

  private mutating func noteSlots(_ callback: Callback) {
    if callback.kind == .discard {
      for slot in callback.named { discarded[slot] = sessions[slot] }
    }
    guard callback.isOfScene, callback.scene < 64 else { return }
    let slot = Int(callback.scene)
    if sessions[slot] != callback.session {
      sessions[slot] = callback.session
      revived[slot] = discarded[slot]
      objects[slot] += connections[slot]
      connections[slot] = 0
    }
    connections[slot] = max(connections[slot], callback.connection)
  }

  /// Returns a callback as a deluded engine delivers it.
  func distort(_ callback: Callback, _ fault: Defect.PersistentFault) -> Callback {
    var distorted = callback
    let slot = callback.isOfScene ? Int(callback.scene) : 64
    switch fault {
    case .staleAggregate: distorted.application = before
    case .sessionsDieWithScenes: distorted.open -= dead - callback.connected
    case .identifiersChange:
      distorted.session = Self.changed(distorted.session, with: distorted.connection)
    case .discardedReturn:
      guard slot < 64, revived[slot] != 0 else { return distorted }
      distorted.session = revived[slot]
      if distorted.connection > 0 { distorted.connection += objects[slot] }
    case .objectsReturn:
      if distorted.connection > 1 { distorted.connection = 1 }
    case .erasedReturn: if distorted.kind == .main { distorted.open |= erased }
    }
    return distorted
  }

  /// The identifier that a session has with a scene object, if identifiers change.
  static func changed(_ session: UInt32, with connection: UInt16) -> UInt32 {
    connection > 1 ? session + UInt32(connection) * 100_000 : session
  }

  /// Returns a callback as if it were about another scene; the same when there is none.
  func misaddress(_ callback: Callback) -> Callback {
    var distorted = callback
    let others = reachable - SceneSet(Int(callback.scene & 63))
    guard callback.isOfScene, !others.isEmpty else { return callback }
    let slot = others.lowest
    distorted.scene = UInt8(slot)
    distorted.session = sessions[slot]
    distorted.connection = connections[slot]
    distorted.activation =
      callback.active.contains(slot)
      ? .foregroundActive : callback.inactive.contains(slot) ? .foregroundInactive : .background
    return distorted
  }
}
