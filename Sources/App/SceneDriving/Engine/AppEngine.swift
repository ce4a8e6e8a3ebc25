package import SceneEngine
package import SceneLifecycle
package import SceneSeam

/// UIKit's engine with an app in it: what the engine delivers, the app receives.
///
/// The app's requests are played once the callbacks under way are done.
/// An app's deed is a consequence of the event before: it has that event's number and needs no
/// line in a scenario, because the app asks again when the scenario is played again.
package struct AppEngine: FilteringEngine {
  /// Apple's error code of a request that is denied, plus 1, as the engine reports it.
  private static let requestDenied: UInt8 = 2
  /// At most so many chained requests of the app are served per event.
  static let requestLimit = 64

  /// The app's process.
  package let host: AppHost
  /// The simulated system behind the app's context.
  package let system: SimulatedSystem
  let usesClock: Bool
  /// Events that can mean anything to the app.
  private let supported: EventSet
  private let actionCount: Int
  /// Whether the app's work has a main queue, which a host plays.
  let hasMainQueue: Bool
  var base: UIKitEngine
  private var pending: Event?
  /// The event behind which work of the main queue goes on before the pending one; nil for none.
  var unfinished: UInt32?
  /// How many pieces of that work went on behind it.
  var turns = 0
  var number: UInt32 = 0
  private var served = 0
  private var chosen: ActionSet?
  var connected = SceneSet.none
  var open = SceneSet.none
  private(set) var delivered = 0
  /// How many steps there were when the app came to rest last.
  private var settled = 0
  /// The amount that is kept of the app's deeds.
  package var recording = AppRecording.nothing
  /// The observations of the case, each with the number of its step.
  package private(set) var tape: [(step: Int, observation: AppContext.Observation)] = []
  /// The texts that the app printed in the case, each with its step; none where no report wants it.
  package internal(set) var printed: [(step: Int, text: String)] = []
  /// All that was seen of the app in the case, as one number.
  package private(set) var history = AppHistory()
  /// The rewriting of some callbacks before they are delivered; nil for none.
  package var rewriting: CallbackRewriting? { didSet { isRewriting = rewriting != nil } }
  /// Whether there is one; to ask the rewriting itself costs a callback a copy of it.
  var isRewriting = false
  /// How many callbacks of the case were rewritten.
  package internal(set) var rewritten: UInt64 = 0

  /// The amount that can be kept of an app's deeds.
  package enum AppRecording {
    /// No more than laws want to see.
    case nothing
    /// Every observation.
    case tape
    /// One number of everything.
    case history
  }

  /// Puts an app into an engine.
  ///
  /// - Parameters:
  ///   - base: UIKit's engine.
  ///   - host: The app's process.
  ///   - usesClock: Whether time passes although no task of the app sleeps.
  ///   - supported: Events that can mean anything to the app; no other one is legal.
  package init(
    _ base: UIKitEngine, _ host: AppHost, usesClock: Bool, supported: EventSet = .all
  ) {
    self.base = base
    self.base.asksAppAtLaunch = true
    self.host = host
    self.usesClock = usesClock
    self.supported = supported
    system = host.system
    actionCount = host.actions.count
    hasMainQueue = host.hasMainQueue
  }

  /// How many session slots there are.
  package var scenes: Int { base.scenes }

  /// Goes back to a device on which the app was never launched; its object is dropped first.
  package mutating func reset() {
    base.reset()
    // What the last app does when it goes belongs to its own play.
    host.drop()
    host.watch?.begins()
    system.reset()
    host.context.beginsCase()
    system.supportsMultipleScenes = base.platform.supportsMultipleWindows
    system.deviceTraits = AppContext.DeviceTraits(base.platform)
    host.prepare()
    pending = nil
    unfinished = nil
    served = 0
    chosen = nil
    connected = .none
    open = .none
    delivered = 0
    settled = 0
    tape = []
    forgetOutput()
    history = AppHistory()
    rewritten = 0
  }

  // MARK: What may happen

  /// Events that the world may bring now; the app's own are not among them.
  package var plausible: EventSet { base.plausible & supported }

  /// The slots in which an event is legal; background time that the app holds forbids suspension.
  package func accepting(_ kind: EventKind) -> SceneSet {
    bars(kind) ? .none : base.accepting(kind)
  }

  /// Whether the app cannot meet an event, or the background time that it holds forbids it, or the
  /// lack of it.
  @inline(__always)
  private func bars(_ kind: EventKind) -> Bool {
    switch kind {
    case .suspend: !system.tasks.isEmpty || !supported.contains(kind)
    case .backgroundTaskExpiry: system.tasks.isEmpty || !supported.contains(kind)
    default: !supported.contains(kind)
    }
  }

  /// Whether an event is legal now: the world's, or the app's own.
  package func accepts(_ event: Event) -> Bool {
    switch event.kind {
    case .tick: return isClocked && runsCode
    case .work: return mayWork(event.number)
    case .action:
      let action = Int(event.number)
      guard runsCode, action < actionCount else { return false }
      let matchesScene = host.isOfScene(action) == (event.scene != Callback.noScene)
      let slot = matchesScene && host.isOfScene(action) ? Int(event.scene) : 0
      return matchesScene && slot < scenes && host.possible(action, active: active).contains(slot)
    default:
      let slots = accepting(event.kind)
      let isLegal =
        event.kind.takesScene
        ? Int(event.scene) < scenes && slots.contains(Int(event.scene)) : !slots.isEmpty
      return isLegal && (!hasContents || isRouted(event, among: slots))
    }
  }

  /// Whether code of the app can run now and has been launched.
  var runsCode: Bool { base.state.process == .running && system.hasLaunched }

  private var active: SceneSet { base.state.active }

  /// Whether the app has actions, a clock, or tasks that are stepped.
  package var hasOwnEvents: Bool { usesClock || actionCount > 0 || system.executor != nil }

  /// Draws something that the app does of its own accord; nil when it does nothing now.
  package mutating func ownEvent(_ stream: inout RandomStream) -> Event? {
    let actions = chosen ?? ActionSet(&stream)
    chosen = actions
    if let event = drawWork(actions, &stream) { return event }
    guard runsCode, usesClock || actionCount > 0 else { return nil }
    let action = stream.below(actionCount + (usesClock ? 1 : 0))
    if !actions.contains(action) { return nil }
    if action == actionCount {
      return Event(.tick, number: [1, 5, 30, 120][stream.below(4)])
    }
    let slots = host.possible(action, active: active)
    guard !slots.isEmpty else { return nil }
    guard host.isOfScene(action) else { return Event(.action, number: action) }
    return Event(.action, number: action, scene: slots.member(at: stream.below(slots.count)))
  }

  // MARK: What happens

  /// Begins an event; what the app does of its own accord is delivered by the next call of `next`.
  package mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    // What the app does is delivered first, under its own number.
    if pending != nil { throw .pending }
    system.forgetObservations()
    let isWaiting = hasMainQueue && waits(for: event, choiceSource) && accepts(event)
    if event.kind.isOfApp {
      guard accepts(event) else { throw .wrongState }
      pending = event
    } else if isWaiting {
      pending = event
    } else {
      if bars(event.kind) { throw .wrongState }
      if hasContents, !isRouted(event, among: base.accepting(event.kind)) { throw .wrongState }
      try begin(inBase: event, number, &choiceSource)
    }
    unfinished = isWaiting ? self.number : nil
    self.number = number
    served = 0
  }

  private mutating func begin(
    inBase event: Event, _ number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    do {
      try base.begin(event, number: number, &choiceSource)
    } catch {
      throw base.accepting(event.kind).isEmpty ? .wrongState : error
    }
    if hasContents { system.keepContent(of: event, number: number) }
  }

  /// Begins the pending event, once the main queue is empty; what is not possible any more does nothing.
  private mutating func beginPending(
    _ event: Event, _ wasWaiting: Bool, _ choiceSource: inout ChoiceSource
  ) -> Bool {
    pending = nil
    unfinished = nil
    if wasWaiting, !accepts(event) { return false }
    if event.kind.isOfApp { return true }
    try? begin(inBase: event, number, &choiceSource)
    return false
  }

  /// Delivers the next callback to the app and writes it down; false when none is pending.
  package mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> Bool
  {
    if let event = pending {
      if goesOnBefore(event, into: &callback) { return true }
      if beginPending(event, unfinished != nil, &choiceSource) {
        system.setOrder.ask(&choiceSource, at: number, of: connected, open)
        act(event, number, into: &callback)
        return true
      }
    }
    while true {
      if base.next(&choiceSource, into: &callback) {
        // Asked at every callback of the engine, so that two forms of one app are played alike.
        system.setOrder.ask(&choiceSource, at: number, of: callback.connected, callback.open)
        if callback.kind == .windowSet, !hasStoryboard(callback) { continue }
        deliver(callback)
        return true
      }
      switch serve(&choiceSource) {
      case .begun: continue
      case .refused(let request):
        callback = refusal(of: request)
        system.refusedSession = request.session
        deliver(callback)
        system.refusedSession = nil
        return true
      case .nothing: break
      }
      break
    }
    // A suspended process knows of no unlocking; it reads so when it runs again.
    let isUnaware = system.isLocked && base.state.process == .suspended
    system.isLocked = base.state.overlay == .lock || isUnaware
    settle()
    system.setOrder.settle(&choiceSource)
    return false
  }

  /// Reads the state for the app at rest; the last silent moves come after the last call.
  ///
  /// Mutating, though it changes nothing of the engine: Swift copies a large value that a mutating
  /// function lends to one that is not.
  private mutating func settle() {
    base.look(into: &system.callback)
    let slot = Int(system.callback.scene)
    if slot < scenes, system.callback.activation != .none {
      system.callback.activation = base.activationState(slot)
    }
    if settleApp() { record(inStep: delivered &- 1) }
    system.isSuspended = base.state.process == .suspended
    if runsCode { settled = delivered }
    if hasMainQueue {
      system.isUnsettled = system.isSuspended && settled != delivered
      if system.isSuspended { system.isAway = true }
    }
    system.awaitsCompletion = host.isAwaiting
    system.awaitsTask = awaitsTask
  }

  /// The outcome of serving the app's first request.
  private enum Serving {
    case nothing, begun
    case refused(PendingRequest)
  }

  /// Begins what the app asked for first; what is not possible by now is refused.
  private mutating func serve(_ choiceSource: inout ChoiceSource) -> Serving {
    defer { base.askedByApp = nil }
    while served < Self.requestLimit, !system.requests.isEmpty {
      let request = system.requests.removeFirst()
      served += 1
      let event = Event(request.kind, scene: request.slot ?? target(request.kind))
      let isPossible = accepts(event) && names(request)
      if !isPossible, request.hasErrorHandler, !runsCode {
        // A process that is suspended hears of it once it runs again.
        system.requests.insert(request, at: 0)
        return .nothing
      }
      system.answeredRequest = request.number
      if isPossible {
        base.askedByApp = system.handOn(with: request)
        if (try? base.begin(event, number: number, &choiceSource)) != nil { return .begun }
      }
      // Apple: uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:).
      if request.hasErrorHandler, runsCode { return .refused(request) }
    }
    return .nothing
  }

  /// Returns the callback for a request that is not possible at its turn.
  private mutating func refusal(of request: PendingRequest) -> Callback {
    var callback = Callback(kind: .requestError, cause: request.kind, event: number)
    base.look(into: &callback)
    callback.detail = Self.requestDenied
    if let slot = request.slot { callback.named = SceneSet(slot) }
    return callback
  }

  /// Whether the session that a request names is still that of its slot.
  private func names(_ request: PendingRequest) -> Bool {
    request.session.map { system.scenes[$0.slot].session == $0 } ?? true
  }

  /// The slot of a request that names no session.
  private func target(_ kind: EventKind) -> Int? {
    guard kind.takesScene else { return nil }
    let slots = base.accepting(kind)
    return slots.isEmpty ? nil : slots.lowest
  }

  /// Counts a step and keeps what is wanted of what the app did in it.
  @inline(__always)
  mutating func count() {
    if recording != .nothing { record(inStep: delivered) }
    delivered &+= 1
    host.watch?.left(delivered)
  }

  @inline(never)
  private mutating func record(inStep step: Int) {
    if recording == .history { return history.add(system) }
    tape += system.observations.map { (step, $0) }
    hear(inStep: step)
  }

  /// Whether the app enters the next step; it does not when it is known to end there.
  @inline(__always)
  func enters(with callback: Callback) -> Bool {
    host.watch?.enters(delivered, with: callback) ?? true
  }
}
