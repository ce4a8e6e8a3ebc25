package import SceneLifecycle

/// Eight transitions over some scenes, one callback an event: enough to test the pipeline.
///
/// With its bug, a scene that connects for the second time is in the foreground at once.
package struct ToyEngine: Engine, Sendable {
  /// Number of session slots.
  package let scenes: Int
  /// Whether the bug is planted.
  package var isBuggy: Bool

  var phases: [Phase]
  var connections: [UInt16]
  var pending: [Callback] = []

  enum Phase: UInt8 {
    case none, unattached, background, inactive, active
  }

  private struct Rule {
    var from: Phase
    var to: Phase
    var delivers: CallbackKind
  }

  /// The kinds of event that the engine knows.
  package static let kinds: [EventKind] = [
    .launch, .open, .hide, .touch, .close, .reclaim, .closeCard, .makeKey,
  ]

  /// Creates an engine.
  package init(scenes: Int, isBuggy: Bool = false) {
    self.scenes = scenes
    self.isBuggy = isBuggy
    phases = Array(repeating: .none, count: scenes)
    connections = Array(repeating: 0, count: scenes)
  }

  package mutating func reset() { self = ToyEngine(scenes: scenes, isBuggy: isBuggy) }

  package func accepting(_ kind: EventKind) -> SceneSet {
    guard let rule = Self.rule(kind) else { return .none }
    return (0..<scenes).reduce(into: SceneSet.none) { slots, slot in
      let isBusy = pending.contains { Int($0.scene) == slot }
      if phases[slot] == rule.from && !isBusy { slots.insert(slot) }
    }
  }

  package mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    guard let rule = Self.rule(event.kind) else { throw .notOnThisPlatform }
    let slot = Int(event.scene)
    guard slot < scenes else { throw .noSuchSlot }
    guard accepting(event.kind).contains(slot) else { throw .wrongState }
    phases[slot] = rule.to
    if rule.delivers == .connect { connections[slot] += 1 }
    if isBuggy && rule.delivers == .connect && connections[slot] == 2 { phases[slot] = .inactive }
    plan(rule.delivers, event, slot, number)
    if rule.delivers == .connect && choiceSource.choose(.earlyGeometry, 2) == 1 {
      plan(.geometry, event, slot, number)
    }
  }

  package mutating func next(
    _ choiceSource: inout ChoiceSource, into callback: inout Callback
  ) -> Bool {
    guard let next = pending.first else { return false }
    callback = next
    pending.removeFirst()
    return true
  }

  mutating func plan(_ kind: CallbackKind, _ event: Event, _ slot: Int, _ number: UInt32) {
    var callback = Callback(kind: kind, cause: event.kind, event: number)
    callback.scene = UInt8(slot)
    callback.connection = connections[slot]
    callback.session = UInt32(slot + 1)
    pending.append(callback)
  }

  private static func rule(_ kind: EventKind) -> Rule? {
    switch kind {
    case .launch: Rule(from: .none, to: .unattached, delivers: .configuration)
    case .open: Rule(from: .unattached, to: .background, delivers: .connect)
    case .makeKey: Rule(from: .background, to: .inactive, delivers: .foreground)
    case .touch: Rule(from: .inactive, to: .active, delivers: .active)
    case .hide: Rule(from: .active, to: .inactive, delivers: .resign)
    case .reclaim: Rule(from: .inactive, to: .background, delivers: .background)
    case .close: Rule(from: .background, to: .unattached, delivers: .disconnect)
    case .closeCard: Rule(from: .unattached, to: .none, delivers: .discard)
    default: nil
    }
  }
}

/// Says no when a scene becomes active that did not enter the foreground first.
package struct ToyMonitor: Monitor, Sendable {
  /// What broke at the last callback.
  package private(set) var violations: [Violation] = []
  /// How many callbacks were seen since the monitor was made.
  package private(set) var seen: UInt64 = 0

  var foreground = SceneSet.none
  private var index = 0

  /// Creates the monitor.
  package init() {}

  package mutating func reset() {
    violations = []
    foreground = .none
    index = 0
  }

  package mutating func observe(_ callback: Callback) -> Bool {
    seen += 1
    index += 1
    let slot = Int(callback.scene)
    if callback.kind == .foreground { foreground.insert(slot) }
    if callback.kind == .background || callback.kind == .connect { foreground.remove(slot) }
    if callback.kind != .active || foreground.contains(slot) { return true }
    violations = [
      Violation(
        invariant: "toy.foreground-before-active", kind: .hard, index: index - 1,
        callback: callback, scene: slot)
    ]
    return false
  }

  package mutating func finish() -> Bool { true }
}
