import SceneLifecycle

/// The written fields of a slot's names.
///
/// The list is the layout: what writes, what reads and what looks whether there is room go through it.
struct SlotFields {
  /// The kind of the event that the slot answers.
  var cause: UInt64 = 0
  /// The code of that event.
  var event: UInt64 = 0
  /// The payload in the connection options, as the number of its event.
  var option: UInt64 = 0
  /// Whether something is being delivered.
  var hasPayload: UInt64 = 0
  /// Whether state was saved that may be given back.
  var hasSaved: UInt64 = 0
  /// The number of scene objects that the session has had, as far as they are counted.
  var connection: UInt64 = 0
  /// Whether the session has an identifier.
  var hasSession: UInt64 = 0
  /// Whether a request that is pending is about the session.
  var isRequested: UInt64 = 0
  /// The second word of the agenda, where it has no word of its own.
  var farAgenda: UInt64 = 0

  /// Calls a closure with each field and the number of its bits, in the order in which they stand.
  @inline(__always)
  mutating func forEach(far: UInt64, _ body: (inout UInt64, _ width: UInt64) -> Void) {
    body(&cause, EventKind.bitWidth)
    body(&event, 4)
    body(&option, EventKind.bitWidth)
    body(&hasPayload, 1)
    body(&hasSaved, 1)
    body(&connection, 4)
    body(&hasSession, 1)
    body(&isRequested, 1)
    body(&farAgenda, far)
  }

  /// How many bits all fields take.
  static func width(far: UInt64) -> UInt64 {
    var fields = SlotFields()
    var width: UInt64 = 0
    fields.forEach(far: far) { width += $1 }
    return width
  }
}

/// The written fields of the process and the device.
struct ProcessFields {
  /// Where the process stands.
  var process: UInt64 = 0
  /// The cover over the app.
  var overlay: UInt64 = 0
  /// The interruption beneath it.
  var beneath: UInt64 = 0
  /// The phase of the app that SwiftUI reported last.
  var appPhase: UInt64 = 0
  /// Facts that are true or false.
  var facts: UInt64 = 0
  /// The number of the process, as far as processes are counted; otherwise one that has a process
  /// before it, whose end may still be pending.
  var number: UInt64 = 2
  /// The kind of the event that the process answers.
  var cause: UInt64 = 0
  /// The code of that event.
  var event: UInt64 = 0
  /// The error that a request gets, plus 1; 0 for none.
  var requestError: UInt64 = 0
  /// The code of the launch options that are still to come.
  var launchOption: UInt64 = 0

  /// Calls a closure with each field and the number of its bits, in the order in which they stand.
  @inline(__always)
  mutating func forEach(_ body: (inout UInt64, _ width: UInt64) -> Void) {
    body(&process, 2)
    body(&overlay, 3)
    body(&beneath, 2)
    body(&appPhase, 2)
    body(&facts, 12)
    body(&number, 4)
    body(&cause, EventKind.bitWidth)
    body(&event, 4)
    body(&requestError, 8)
    body(&launchOption, 8)
  }
}
