import SceneFuzzing

/// What the specification says of one event, as a row of a table.
///
/// Tables and not switches: which event comes next is chance, and a branch on it is mispredicted.
struct SLB1Rule: Sendable {
  /// What a scene answers: 1 for active, 2 for in the foreground, 4 for having a session.
  struct Answers: OptionSet, Sendable {
    var rawValue: UInt8
    static let active = Answers(rawValue: 1)
    static let foreground = Answers(rawValue: 2)
    static let session = Answers(rawValue: 4)
  }

  /// What the world does.
  var kind: EventKind
  /// What is told.
  var callback: CallbackKind
  /// The raw value of the phase in which the event is accepted.
  var source: UInt8
  /// The phase that it leads to.
  var target: SLB1Phase
  /// What the scene says from then on.
  var begins: Answers
  /// What it says no more.
  var ends: Answers

  /// The rule of an event; the last one, which accepts nothing, for a kind that SLB-1 does not have.
  @inline(__always)
  static func rule(of kind: EventKind) -> SLB1Rule { all[Int(numbers[Int(kind.rawValue)])] }

  /// The kinds that are accepted in the phase with a raw value, as a mask.
  @inline(__always)
  static func kinds(inPhase number: UInt8) -> UInt64 { kindsByPhase[Int(number & 7)] }

  /// The rules in the order of the events.
  static let all = [
    SLB1Rule(.requestNewWindow, .configuration, from: 0, to: .unattached, begins: 4, ends: 3),
    SLB1Rule(.open, .connect, from: 1, to: .background),
    SLB1Rule(.notificationTap, .foreground, from: 2, to: .inactive, begins: 2),
    SLB1Rule(.requestActivation, .active, from: 3, to: .active, begins: 1),
    SLB1Rule(.focusAway, .resign, from: 4, to: .inactive, ends: 1),
    SLB1Rule(.hide, .background, from: 3, to: .background, ends: 2),
    SLB1Rule(.reclaim, .disconnect, from: 2, to: .unattached),
    SLB1Rule(.closeCard, .discard, from: 1, to: .none, ends: 4),
    SLB1Rule(.launch, .main, from: noPhase, to: .none),
  ]

  /// A raw value that no phase has.
  static let noPhase: UInt8 = 7

  private init(
    _ kind: EventKind, _ callback: CallbackKind, from source: UInt8, to target: SLB1Phase,
    begins: UInt8 = 0, ends: UInt8 = 0
  ) {
    self.kind = kind
    self.callback = callback
    self.source = source
    self.target = target
    self.begins = Answers(rawValue: begins)
    self.ends = Answers(rawValue: ends)
  }

  private static let kindsByPhase = [
    EventKind.requestNewWindow.bit,
    EventKind.open.bit | EventKind.closeCard.bit,
    EventKind.notificationTap.bit | EventKind.reclaim.bit,
    EventKind.requestActivation.bit | EventKind.hide.bit,
    EventKind.focusAway.bit, 0, 0, 0,
  ]

  /// The event for each kind, by the raw values of both; 8 for none.
  static let numbers: [UInt8] = [
    8, 1, 8, 8, 8, 8, 7, 5, 6, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 8,
    2, 8, 8, 3, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
  ]
}
