public import SceneFuzzing

/// The engine of SLB-1, the common benchmark problem: eight scenes, one callback an event.
///
/// Nothing in it is chosen, so it asks the oracle nothing. The next event is accepted once the
/// callback of the last one was told.
public struct SLB1Engine: Engine, Sendable {
  /// Number of scenes, 3 … 64 with the fourth bug, 1 … 64 otherwise.
  public let scenes: Int
  /// The bug that is planted; nil for the clean engine.
  public let bug: SLB1Bug?

  var phases: Phases
  var active = SceneSet.none
  var foreground = SceneSet.none
  var session = SceneSet.none
  @usableFromInline var owed: Announcement?
  /// Scenes that have connected since they were created, and those that did so twice or more.
  var connectedOnce = SceneSet.none
  var connectedTwice = SceneSet.none
  var history = History()
  /// Scenes that something happened to since a state was restored.
  var touched = SceneSet.none

  /// The event whose callback is still to be told.
  @usableFromInline
  struct Announcement: Hashable, Sendable {
    var callback: CallbackKind
    var cause: EventKind
    var slot: UInt8
    var number: UInt32
  }

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - scenes: Number of scenes.
  ///   - bug: The bug to plant.
  public init(scenes: Int = 8, bug: SLB1Bug? = nil) {
    precondition((1...64).contains(scenes), "SLB-1 has 1 to 64 scenes")
    precondition(bug != .b4 || scenes > 2, "the fourth bug is about three scenes")
    self.scenes = scenes
    self.bug = bug
    phases = Phases(scenes: scenes)
  }

  /// Goes back to the empty state.
  public mutating func reset() {
    phases.reset()
    (active, foreground, session) = (.none, .none, .none)
    (connectedOnce, connectedTwice, touched) = (.none, .none, .none)
    owed = nil
    history = History()
  }

  /// Returns the scenes that accept a kind of event.
  public func accepting(_ kind: EventKind) -> SceneSet {
    guard owed == nil, let event = SLB1Event(kind) else { return .none }
    return phases.scenes(in: event.source)
  }

  /// The eight kinds of SLB-1.
  public var plausible: UInt64 { SLB1Event.mask }

  /// The events that lead away from the phase of a scene.
  @inline(__always)
  public func kinds(acceptedBy slot: Int) -> UInt64 {
    owed == nil ? SLB1Rule.kinds(in: phases[slot]) : 0
  }

  /// Two: no phase has more ways out.
  public var mostKinds: Int { 2 }

  /// Events wait until the callback of the last one was told.
  public var takesEventsUnderWay: Bool { false }

  /// Takes an event: changes the state, and owes its callback.
  @inline(__always)
  public mutating func begin(
    _ event: Event, number: UInt32, _ oracle: inout Oracle
  ) throws(Refusal) {
    guard owed == nil else { throw .underWay }
    let rule = SLB1Rule.rule(of: event.kind)
    let slot = Int(event.scene)
    guard let source = rule.source else { throw .notOnThisPlatform }
    guard slot < scenes else { throw .noSuchSlot }
    guard phases[slot] == source else { throw .wrongState }
    touched.insert(slot)
    apply(rule, slot)
    if let bug, let known = SLB1Event(event.kind) { spoil(known, slot, bug) }
    owed = Announcement(
      callback: rule.callback, cause: event.kind, slot: event.scene, number: number)
  }

  /// Tells the callback that is owed.
  public mutating func next(_ oracle: inout Oracle) -> Callback? {
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    return next(&oracle, into: &callback) ? callback : nil
  }

  /// Tells the callback that is owed, in place.
  @inline(__always)
  public mutating func next(_ oracle: inout Oracle, into callback: inout Callback) -> Bool {
    guard let owed else { return false }
    callback.kind = owed.callback
    callback.cause = owed.cause
    callback.event = owed.number
    callback.scene = owed.slot
    callback.isActive = active
    callback.isForeground = foreground
    callback.hasSession = session
    touched.insert(Int(owed.slot))
    self.owed = nil
    return true
  }

  /// A number for the scenes' states: which phase each is in, and the three sets.
  public var fingerprint: UInt64? {
    var print = RandomStream.mix(active.bits)
    for mask in [foreground, session] { print = RandomStream.mix(print ^ mask.bits) }
    for slot in 0..<scenes { print = RandomStream.mix(print ^ UInt64(phases[slot].rawValue)) }
    return print
  }

  /// What an event does in the clean engine.
  @inline(__always)
  private mutating func apply(_ rule: SLB1Rule, _ slot: Int) {
    phases[slot] = rule.target
    active.insert(slot, if: rule.begins.contains(.active))
    active.remove(slot, if: rule.ends.contains(.active))
    foreground.insert(slot, if: rule.begins.contains(.foreground))
    foreground.remove(slot, if: rule.ends.contains(.foreground))
    session.insert(slot, if: rule.begins.contains(.session))
    session.remove(slot, if: rule.ends.contains(.session))
  }
}
