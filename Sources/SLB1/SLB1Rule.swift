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
  /// The phase in which the event is accepted; nil for none.
  var source: SLB1Phase?
  /// The phase that it leads to.
  var target: SLB1Phase
  /// What the scene says from then on.
  var begins: Answers
  /// What it says no more.
  var ends: Answers

  /// The rule of an event; the last one, which accepts nothing, for a kind that SLB-1 does not have.
  @inline(__always)
  static func rule(of kind: EventKind) -> SLB1Rule { all[Int(numbers[Int(kind.rawValue)])] }

  /// The kinds that are accepted in a phase, as a mask.
  @inline(__always)
  static func kinds(in phase: SLB1Phase) -> UInt64 { kindsByPhase[Int(phase.rawValue)] }

  /// The rules in the order of the events.
  static let all = [
    SLB1Rule(
      .requestNewWindow, .configuration, from: SLB1Phase.none, to: .unattached, begins: 4, ends: 3),
    SLB1Rule(.open, .connect, from: .unattached, to: .background),
    SLB1Rule(.notificationTap, .foreground, from: .background, to: .inactive, begins: 2),
    SLB1Rule(.requestActivation, .active, from: .inactive, to: .active, begins: 1),
    SLB1Rule(.focusAway, .resign, from: .active, to: .inactive, ends: 1),
    SLB1Rule(.hide, .background, from: .inactive, to: .background, ends: 2),
    SLB1Rule(.reclaim, .disconnect, from: .background, to: .unattached),
    SLB1Rule(.closeCard, .discard, from: .unattached, to: .none, ends: 4),
    SLB1Rule(.launch, .main, from: nil, to: .none),
  ]

  private init(
    _ kind: EventKind, _ callback: CallbackKind, from source: SLB1Phase?, to target: SLB1Phase,
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
    EventKind.focusAway.bit,
  ]

  /// The event for each kind, by the raw values of both; 8 for none.
  static let numbers: [UInt8] = [
    8, 1, 8, 8, 8, 8, 7, 5, 6, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8, 8, 8, 8,
    2, 8, 8, 3, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
  ]
}
