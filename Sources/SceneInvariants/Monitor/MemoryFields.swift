/// How many bits the code of an event takes (`LiveNames`).
private let eventCodeWidth: UInt64 = 6

/// What is written of a slot's memory, field by field.
///
/// The list is the layout: what writes and what reads go through it.
struct SlotMemoryFields {
  /// Whether the memory is of this process (1), of another (2), or of none (0).
  var age: UInt64 = 0
  /// Which session it is about.
  var session: UInt64 = 0
  /// Whether the session was reported discarded and is looked at again.
  var isDiscarded: UInt64 = 0
  /// Which session was reported discarded last.
  var discarded: UInt64 = 0
  /// Whether the scene object that is known is the one that lives.
  var isConnected: UInt64 = 0
  /// Whether the scene object that lives is known to be gone.
  var isGone: UInt64 = 0
  /// Whether the scene is followed from callback to callback.
  var isAttached: UInt64 = 0
  /// What stood in the connection options.
  var option: UInt64 = 0
  /// What was delivered last to a scene that was there.
  var answered: UInt64 = 0
  /// The last event of which something arrived.
  var arrivedBy: UInt64 = 0
  /// Whether a configuration was asked for and the scene has not connected yet.
  var isAsked: UInt64 = 0
  /// What stood in the options of that configuration.
  var asked: UInt64 = 0
  /// The kind of it.
  var askedKind: UInt64 = 0
  /// Whether the state that lives is the one that was saved last.
  var isLastSaved: UInt64 = 0
  /// The event that made the scene active.
  var activatedBy: UInt64 = 0
  /// Whether the session was open at the last callback.
  var isOpen: UInt64 = 0
  /// Whether a report has named the session.
  var isReported: UInt64 = 0
  /// Whether the session was lost between two processes.
  var isLost: UInt64 = 0
  /// Whether the session is known by its identifier.
  var isSettled: UInt64 = 0
  /// Whether the session has a scene that received its connection.
  var isLive: UInt64 = 0
  /// Whether the session has a scene that entered the foreground and did not leave it.
  var hasEntered: UInt64 = 0
  /// Whether the session is to be destroyed.
  var isDoomed: UInt64 = 0
  /// Whether the session's scene was reclaimed.
  var isReclaimed: UInt64 = 0
  /// Whether the session was there when the app was deleted.
  var isErased: UInt64 = 0

  /// Calls a closure with each field and the number of its bits, in the order in which they stand.
  @inline(__always)
  mutating func forEach(_ body: (inout UInt64, _ width: UInt64) -> Void) {
    body(&age, 2)
    body(&session, 2)
    body(&isDiscarded, 1)
    body(&discarded, 2)
    body(&isConnected, 1)
    body(&isGone, 1)
    body(&isAttached, 1)
    body(&option, 2)
    body(&answered, 2)
    body(&arrivedBy, eventCodeWidth)
    body(&isAsked, 1)
    body(&asked, 2)
    body(&askedKind, 8)
    body(&isLastSaved, 1)
    body(&activatedBy, eventCodeWidth)
    body(&isOpen, 1)
    body(&isReported, 1)
    body(&isLost, 1)
    body(&isSettled, 1)
    body(&isLive, 1)
    body(&hasEntered, 1)
    body(&isDoomed, 1)
    body(&isReclaimed, 1)
    body(&isErased, 1)
  }
}

/// What is written of the memory of the process, field by field.
struct ProcessMemoryFields {
  /// Whether the memory is of the process that runs.
  var isCurrent: UInt64 = 0
  /// Whether the process received the launch method.
  var hasLaunched: UInt64 = 0
  /// Whether the process lives.
  var isAlive: UInt64 = 0
  /// The request that failed last.
  var failed: UInt64 = 0
  /// The request that was granted last.
  var granted: UInt64 = 0
  /// The event of the last touch.
  var touched: UInt64 = 0
  /// The event that reclaimed scenes last.
  var reclaimedBy: UInt64 = 0
  /// What the launch methods of an app without scenes refused.
  var refused: UInt64 = 0
  /// What was delivered last to an app without scenes.
  var answered: UInt64 = 0
  /// The last event of which something arrived there.
  var arrivedBy: UInt64 = 0
  /// Whether a session is open in the first slot that is not there: a defect may show one.
  var isOpenBeyond: UInt64 = 0
  /// Whether a session of the first slot that is not there was lost.
  var isLostBeyond: UInt64 = 0

  /// Calls a closure with each field and the number of its bits, in the order in which they stand.
  @inline(__always)
  mutating func forEach(_ body: (inout UInt64, _ width: UInt64) -> Void) {
    body(&isCurrent, 1)
    body(&hasLaunched, 1)
    body(&isAlive, 1)
    body(&failed, eventCodeWidth)
    body(&granted, eventCodeWidth)
    body(&touched, eventCodeWidth)
    body(&reclaimedBy, eventCodeWidth)
    body(&refused, 2)
    body(&answered, 2)
    body(&arrivedBy, eventCodeWidth)
    body(&isOpenBeyond, 1)
    body(&isLostBeyond, 1)
  }
}
