import SceneLifecycle

/// What the specification says of one event, as a row of a table.
///
/// Tables and not switches: which event comes next is chance, and a branch on it is mispredicted.
struct SLB1Rule: Sendable {
  /// What the world does.
  var kind: EventKind
  /// What is delivered.
  var callback: CallbackKind
  /// The phase in which the event is accepted; empty for none.
  var source: FactTable.Column
  /// What holds of the scene from then on.
  var begins: FactTable.Column
  /// What holds no more.
  var ends: FactTable.Column

  /// The rules in the order of the events.
  static let all = [
    SLB1Rule(
      .requestNewWindow, .configuration, .none, to: .unattached, begins: .hasSession,
      ends: [.isActive, .isForeground]),
    SLB1Rule(.open, .connect, .unattached, to: .background),
    SLB1Rule(.notificationTap, .foreground, .background, to: .inactive, begins: .isForeground),
    SLB1Rule(.requestActivation, .active, .inactive, to: .active, begins: .isActive),
    SLB1Rule(.focusAway, .resign, .active, to: .inactive, ends: .isActive),
    SLB1Rule(.hide, .background, .inactive, to: .background, ends: .isForeground),
    SLB1Rule(.reclaim, .disconnect, .background, to: .unattached),
    SLB1Rule(.closeCard, .discard, .unattached, to: .none, ends: .hasSession),
  ]

  private init(
    _ kind: EventKind, _ callback: CallbackKind, _ source: FactTable.Column,
    to target: FactTable.Column,
    begins: FactTable.Column = [], ends: FactTable.Column = []
  ) {
    self.kind = kind
    self.callback = callback
    self.source = source
    self.begins = FactTable.Column(rawValue: begins.rawValue | target.rawValue)
    self.ends = FactTable.Column(rawValue: ends.rawValue | source.rawValue)
  }

  /// The rules by raw value of the kind; where SLB-1 has none, one that accepts nothing.
  static let byKind: [SLB1Rule] = {
    var rules = Array(repeating: SLB1Rule(.launch, .main, [], to: []), count: 256)
    for rule in all { rules[Int(rule.kind.rawValue)] = rule }
    return rules
  }()
}

/// The five phases, then what a scene answers: eight facts that the engine knows of each scene.
extension FactTable.Column {
  /// There is no session.
  static let none = FactTable.Column(rawValue: 1)
  /// There is a session without a scene.
  static let unattached = FactTable.Column(rawValue: 1 << 8)
  /// The scene is in the background.
  static let background = FactTable.Column(rawValue: 1 << 16)
  /// The scene is in the foreground and gets no events.
  static let inactive = FactTable.Column(rawValue: 1 << 24)
  /// The scene is in the foreground and gets events.
  static let active = FactTable.Column(rawValue: 1 << 32)
  /// The scene says that it is active.
  static let isActive = FactTable.Column(rawValue: 1 << 40)
  /// The scene says that it is in the foreground.
  static let isForeground = FactTable.Column(rawValue: 1 << 48)
  /// The scene says that it has a session.
  static let hasSession = FactTable.Column(rawValue: 1 << 56)
}
