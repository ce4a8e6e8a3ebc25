import SceneEngine
import SceneGeneration
import SceneLifecycle
import ScenePipeline

/// UIKit's engine with an app in it: what the engine tells, the app is told, and what the app asks
/// for is played once the callbacks under way are done.
///
/// What the app does is a consequence of the event before: it has that event's number and needs no
/// line in a scenario, because the app asks again when the scenario is played again.
struct AppEngine: PlayableEngine {
  /// How often an event may lead to something that the app asks for.
  static let patience = 64

  let host: AppHost
  let context: AppContext
  let usesClock: Bool
  private let actionCount: Int
  private var base: UIKitEngine
  private var pending: Event?
  private var number: UInt32 = 0
  private var served = 0
  private var chosen: UInt64?
  private var connected = SceneSet.none
  private var open = SceneSet.none
  private var told = 0
  /// What is kept of what the app does.
  var listening = Listening.nothing
  /// What the app did in the case, with the number of its step.
  private(set) var tape: [(step: Int, observation: Observation)] = []
  /// All that was seen of the app in the case, as one number.
  private(set) var trail = AppHistory()
  /// What changes callbacks on their way to the app; nil when it gets them as they are.
  var filter: (any DeliveryFilter)? { didSet { isFiltered = filter != nil } }
  /// Whether there is one; to ask the filter itself costs a callback a copy of it.
  private var isFiltered = false
  /// How many callbacks of the case the filter has changed.
  private(set) var changed: UInt64 = 0

  /// What is kept of what the app does.
  enum Listening { case nothing, tape, trail }

  init(_ base: UIKitEngine, _ host: AppHost, usesClock: Bool) {
    self.base = base
    self.host = host
    self.usesClock = usesClock
    context = host.context
    actionCount = host.actions.count
  }

  var scenes: Int { base.scenes }

  mutating func reset() {
    base.reset()
    // What the last app does when it goes belongs to its own play.
    host.drop()
    host.watch?.begins()
    context.reset()
    pending = nil
    served = 0
    chosen = nil
    connected = .none
    open = .none
    told = 0
    tape = []
    trail = AppHistory()
    changed = 0
  }

  // MARK: What may happen

  var plausible: UInt64 { base.plausible }

  func accepting(_ kind: EventKind) -> SceneSet {
    switch kind {
    // While the app holds background time it is not suspended; without, none can run out.
    case .suspend where !context.tasks.isEmpty: .none
    case .backgroundTaskExpiry where context.tasks.isEmpty: .none
    default: base.accepting(kind)
    }
  }

  func accepts(_ event: Event) -> Bool {
    switch event.kind {
    case .tick: return isClocked && runsCode
    case .work: return mayWork(event.number)
    case .action:
      let action = Int(event.number)
      guard runsCode, action < actionCount else { return false }
      let isPlaced = host.isOfScene(action) == (event.scene != Callback.noScene)
      let slot = isPlaced && host.isOfScene(action) ? Int(event.scene) : 0
      return isPlaced && slot < scenes && host.possible(action, active: active).contains(slot)
    default:
      let slots = accepting(event.kind)
      if !event.kind.takesScene { return !slots.isEmpty }
      return Int(event.scene) < scenes && slots.contains(Int(event.scene))
    }
  }

  /// Whether code of the app can run now and has been launched.
  var runsCode: Bool { base.state.process == .running && context.hasLaunched }

  private var active: SceneSet { base.state.active }

  var hasOwnEvents: Bool { usesClock || actionCount > 0 || context.desk != nil }

  mutating func ownEvent(_ stream: inout RandomStream) -> Event? {
    // Some actions never happen in a case: what is missing matters as much as what is there.
    let mask = chosen ?? (stream.next() | stream.next())
    chosen = mask
    if let event = drawWork(mask, &stream) { return event }
    guard runsCode, usesClock || actionCount > 0 else { return nil }
    let action = stream.below(actionCount + (usesClock ? 1 : 0))
    if mask >> UInt64(action & 63) & 1 == 0 { return nil }
    if action == actionCount {
      return Event(.tick, number: [1, 5, 30, 120][stream.below(4)])
    }
    let slots = host.possible(action, active: active)
    guard !slots.isEmpty else { return nil }
    guard host.isOfScene(action) else { return Event(.action, number: action) }
    return Event(.action, number: action, scene: slots.member(at: stream.below(slots.count)))
  }

  // MARK: What happens

  mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    // What the app does is told first, under its own number.
    if pending != nil { throw .underWay }
    if event.kind.isOfApp {
      guard accepts(event) else { throw .wrongState }
      pending = event
    } else {
      if accepting(event.kind).isEmpty { throw .wrongState }
      try base.begin(event, number: number, &choiceSource)
    }
    self.number = number
    served = 0
  }

  mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback) -> Bool {
    if let event = pending {
      pending = nil
      act(event, into: &callback)
      return true
    }
    while true {
      if base.next(&choiceSource, into: &callback) {
        tell(callback)
        return true
      }
      guard serve(&choiceSource) else { break }
    }
    if base.state.overlay == .lock { context.isLocked = true }
    settle()
    return false
  }

  /// What the app can read once nothing is owed; the last silent moves come after the last call.
  private func settle() {
    base.look(into: &context.callback)
    let slot = Int(context.callback.scene)
    if slot < scenes, context.callback.activation != .none {
      context.callback.activation = base.activationState(slot)
    }
    context.awaitsCompletion = host.isAwaiting
    context.awaitsTask = context.desk?.isWorking ?? false
  }

  /// Begins what the app asked for first; what is illegal by now is forgotten.
  private mutating func serve(_ choiceSource: inout ChoiceSource) -> Bool {
    while served < Self.patience, !context.asks.isEmpty {
      let ask = context.asks.removeFirst()
      served += 1
      let event = Event(ask.kind, scene: ask.slot ?? target(ask.kind))
      guard accepts(event) else { continue }
      if (try? base.begin(event, number: number, &choiceSource)) != nil { return true }
    }
    return false
  }

  /// The slot of a request that names no session.
  private func target(_ kind: EventKind) -> Int? {
    guard kind.takesScene else { return nil }
    let slots = base.accepting(kind)
    return slots.isEmpty ? nil : slots.lowest
  }

  /// Counts a step and keeps what the app did in it, if somebody wants to know.
  private mutating func count() {
    if listening != .nothing { listen() }
    told &+= 1
    host.watch?.left(told)
  }

  @inline(never)
  private mutating func listen() {
    if listening == .trail { return trail.add(context) }
    tape += context.observations.map { (told, $0) }
  }

  /// Whether the app is told the next step; it is not when it is known to end there.
  private func enters() -> Bool { host.watch?.enters(told) ?? true }

  private mutating func act(_ event: Event, into callback: inout Callback) {
    callback = Callback(kind: event.kind.told, cause: event.kind, event: number)
    base.look(into: &callback)
    callback.detail = event.number
    if event.scene != Callback.noScene {
      let scene = context.scenes[Int(event.scene)]
      callback.scene = event.scene
      callback.session = scene.session.identifier
      callback.connection = scene.connection
      callback.activation = base.activationState(scene.slot)
    }
    context.callback = callback
    guard enters() else { return count() }
    switch event.kind {
    case .tick:
      context.now += Int(event.number)
      deliver(callback)
      context.desk?.wakeSleepers()
    case .work: context.desk?.run(Int(event.number) - 1)
    default: host.perform(Int(event.number), slot: callback.isOfScene ? Int(event.scene) : 0)
    }
    count()
  }
}

// MARK: - Delivering to the app

/// Something that stands between the engine and the app, such as a planted fault.
protocol DeliveryFilter {
  /// Delivers a callback to the app in its own way.
  ///
  /// - Returns: Whether that is another way than that of the engine.
  func deliver(_ callback: Callback, to host: AppHost) -> Bool
}

extension AppEngine {
  @inline(__always)
  private mutating func deliver(_ callback: Callback) {
    if isFiltered { deliverFiltered(callback) } else { host.tell(callback) }
  }

  @inline(never)
  private mutating func deliverFiltered(_ callback: Callback) {
    if filter?.deliver(callback, to: host) == true { changed &+= 1 }
  }
}

extension AppEngine {
  private mutating func tell(_ callback: Callback) {
    learn(callback)
    context.callback = callback
    guard enters() else { return count() }
    switch callback.kind {
    case .main:
      context.isLocked = base.state.overlay == .lock
      host.launch()
    case .didFinishLaunching: context.hasLaunched = true
    case .connect: context.live.insert(Int(callback.scene))
    case .protectedDataAvailable, .protectedDataAvailableNotice: context.isLocked = false
    case .processEnded, .launchRefused:
      host.drop()
      context.endProcess()
    default: break
    }
    deliver(callback)
    if callback.kind == .disconnect { context.live.remove(Int(callback.scene)) }
    count()
  }

  /// Learns the identities of sessions and scene objects that are new.
  @inline(__always)
  private mutating func learn(_ callback: Callback) {
    let isNew =
      callback.connected != connected || callback.open != open
      || callback.kind == .configuration || callback.kind == .connect
    guard isNew else { return }
    connected = callback.connected
    open = callback.open
    learnAll(callback)
  }

  @inline(never)
  private func learnAll(_ callback: Callback) {
    var slots = callback.connected | callback.open
    if callback.isOfScene { slots.insert(Int(callback.scene)) }
    context.cars = base.state.car
    for slot in slots {
      let session = SessionID(identifier: base.session(of: slot), slot: slot)
      context.scenes[slot] = SceneID(
        session: session, connection: UInt16(truncatingIfNeeded: base.connection(of: slot)))
    }
  }
}
