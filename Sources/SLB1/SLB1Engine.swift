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
    var event: SLB1Event
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
  public mutating func reset() { self = SLB1Engine(scenes: scenes, bug: bug) }

  /// Returns the scenes that accept a kind of event.
  public func accepting(_ kind: EventKind) -> SceneSet {
    guard owed == nil, let event = SLB1Event(kind) else { return .none }
    return phases.scenes(in: event.source)
  }

  /// The eight kinds of SLB-1.
  public var plausible: UInt64 { SLB1Event.mask }

  /// Takes an event: changes the state, and owes its callback.
  public mutating func begin(
    _ event: Event, number: UInt32, _ oracle: inout Oracle
  ) throws(Refusal) {
    guard owed == nil else { throw .underWay }
    guard let known = SLB1Event(event.kind) else { throw .notOnThisPlatform }
    let slot = Int(event.scene)
    guard slot < scenes else { throw .noSuchSlot }
    guard phases[slot] == known.source else { throw .wrongState }
    touched.insert(slot)
    apply(known, slot)
    if let bug { spoil(known, slot, bug) }
    owed = Announcement(event: known, slot: event.scene, number: number)
  }

  /// Tells the callback that is owed.
  public mutating func next(_ oracle: inout Oracle) -> Callback? {
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    return next(&oracle, into: &callback) ? callback : nil
  }

  /// Tells the callback that is owed, in place.
  public mutating func next(_ oracle: inout Oracle, into callback: inout Callback) -> Bool {
    guard let owed else { return false }
    callback = Callback(kind: owed.event.callback, cause: owed.event.kind, event: owed.number)
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
  private mutating func apply(_ event: SLB1Event, _ slot: Int) {
    phases[slot] = event.target
    switch event {
    case .create:
      active.remove(slot)
      foreground.remove(slot)
      session.insert(slot)
    case .connect, .disconnect: break
    case .willEnterForeground: foreground.insert(slot)
    case .didBecomeActive: active.insert(slot)
    case .willResignActive: active.remove(slot)
    case .didEnterBackground: foreground.remove(slot)
    case .discard: session.remove(slot)
    }
  }
}
