/// The names that callbacks to come may carry, and the numbers that stand for them in a state.
///
/// Names only tell things apart. A monitor that remembers a name no callback can carry any more
/// remembers nothing of use, and a name that is still alive is worth its place among the others.
/// So a state is written with *codes*, and read back with one canonical name for each code. Fresh
/// names are greater than all canonical ones.
///
/// A wrapper around an engine that keeps callbacks notes their names before the engine writes its
/// state: the engine then keeps the sessions of those callbacks, and their events have a rank.
public struct LiveNames: Sendable {
  /// The names that belong to one slot.
  public struct LiveSlot: Sendable {
    /// The session's identifier; 0 for none.
    public var session: UInt32 = 0
    /// An identifier that a faulty engine may use again; 0 for none.
    public var formerSession: UInt32 = 0
    /// The number of the scene object within the session.
    public var connection: UInt16 = 0
    /// The identity of the payload that is being delivered; 0 for none.
    public var payload: UInt32 = 0
    /// The identity of the payload that a faulty engine may deliver again; 0 for none.
    public var formerPayload: UInt32 = 0
    /// The version of the saved state that may be given back; 0 for none.
    public var saved: UInt32 = 0

    /// Creates a slot without names.
    public init() {}
  }

  /// The names of each slot.
  public var slots: [LiveSlot]
  /// The number of the process that delivers the next callback.
  public var process: UInt32 = 0
  /// The numbers of events that callbacks to come answer, rising.
  public private(set) var events: [UInt32] = []

  /// Creates names of which none is alive.
  public init(scenes: Int) {
    slots = [LiveSlot](repeating: LiveSlot(), count: scenes)
  }

  /// Forgets all names.
  public mutating func clear() {
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: LiveSlot()) }
    process = 0
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
  }

  /// Notes that a callback to come answers an event.
  public mutating func answers(_ event: UInt32) {
    var index = events.count
    while index > 0, events[index - 1] >= event {
      if events[index - 1] == event { return }
      index -= 1
    }
    events.insert(event, at: index)
  }

  /// The code of an event: its rank among those alive, from 1; 0 when no callback answers it.
  public func code(ofEvent event: UInt32) -> UInt64 {
    for index in events.indices where events[index] == event {
      return UInt64(index + 1)
    }
    return 0
  }

  /// The code of an event that others are compared with: how many of those alive are older.
  public func code(ofYouth event: UInt32) -> UInt64 {
    var older: UInt64 = 0
    for live in events where live < event { older += 1 }
    return older
  }
}

extension LiveNames {
  /// A number for an event that is younger than all canonical ones.
  public static let freshEvent: UInt32 = 1000
  /// A payload that no event brings.
  public static let strangePayload = UInt32.max
  /// An identifier from which on all are fresh.
  public static let freshSession: UInt32 = 1000

  /// The canonical identifier of a slot's session.
  @inlinable
  public static func session(of slot: Int) -> UInt32 { UInt32(truncatingIfNeeded: slot &+ 1) }

  /// The canonical identifier that a faulty engine may use again.
  @inlinable
  public static func formerSession(of slot: Int) -> UInt32 { session(of: slot) &+ 100 }

  /// The canonical identifier for every session that nothing refers to any more.
  @inlinable
  public static func deadSession(of slot: Int) -> UInt32 { session(of: slot) &+ 200 }

  /// The canonical identity of the payload that is being delivered to a slot.
  public static let payload: UInt32 = 1
  /// The canonical identity of the payload that a faulty engine may deliver again to a slot.
  public static let formerPayload: UInt32 = 2
  /// The version of the saved state that may be given back.
  public static let version: UInt32 = 1
  /// The canonical version for every saved state that the system never restores again.
  public static let deadVersion: UInt32 = 0xFFFF
}
