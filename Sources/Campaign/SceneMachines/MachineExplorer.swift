import SceneEngine
import SceneLifecycle

/// Visits every state that an engine with one session slot can reach, and keeps what changed.
///
/// It takes one step at a time and goes on in every order: between any two steps some other callback
/// may be delivered, and the app may read what changed.
struct MachineExplorer {
  /// A way in which a state may change; one that leads back only delivers something.
  struct FoundTransition: Hashable {
    var from: Int
    var to: Int
    /// The callbacks that announce it.
    var delivered: CallbackSet
    /// The move that makes it; nil for an event.
    var move: AgendaItem?
    /// The event that makes it at once; nil for a step of a transition.
    var event: EventKind?
  }

  /// The transitions that were found, in the order in which they were found.
  private(set) var transitions: [FoundTransition] = []

  private let subject: MachineSubject
  private let callbacks: CallbackSet
  private let arrivals: EventSet
  private let blank: StateWords
  private var engine: UIKitEngine
  private var names = LiveNames(scenes: 1)
  private var nodes: [Node] = []
  private var knownNodes: Set<Node> = []
  private var knownTransitions: Set<FoundTransition> = []
  private var start: Node
  private var from = 0
  private var memory = MachineMemory()

  /// Creates an explorer that has visited nothing yet.
  ///
  /// - Parameter arrivals: Events that may arrive while something is pending.
  init(_ subject: MachineSubject, on platform: Platform, arrivals: EventSet) {
    self.subject = subject
    self.arrivals = arrivals
    callbacks = subject.callbacks(on: platform)
    engine = UIKitEngine(platform: platform, scenes: 1, seeing: callbacks)
    blank = StateWords(
      scenes: 1, engine: engine.stateSize, monitor: StateSize(shared: 0, slot: 0),
      causes: EventKind.allCases.map { _ in .launch })
    start = Node(words: blank.words, memory: memory)
    reach()
  }

  /// Visits everything.
  mutating func run() {
    var next = 0
    while next < nodes.count {
      start = nodes[next]
      goBack()
      from = subject.index(of: engine)
      let isAtRest = engine.isAtRest
      for pending in pending { deliver(pending) }
      goBack()
      for kind in engine.plausible & (isAtRest ? .all : arrivals) { begin(kind) }
      next += 1
    }
  }

  // MARK: Steps

  /// The pending items that may be delivered where the engine stands.
  private var pending: [PendingItem] {
    mutating get {
      let process = engine.readyInProcess.items(ofScene: false).map {
        PendingItem(scope: PendingItem.process, item: $0)
      }
      if engine.speakingScenes.isEmpty { return process }
      return process + engine.ready(0).items(ofScene: true).map { PendingItem(scope: 0, item: $0) }
    }
  }

  private mutating func deliver(_ pending: PendingItem) {
    goBack()
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    if engine.deliver(pending, into: &callback), callbacks.contains(callback.kind) {
      memory.deliver(callback.kind)
    }
    let to = subject.index(of: engine)
    if to != from {
      let delivered = memory.announce(
        MachineSubject.announcements(of: pending.item), awaiting: agenda)
      let ending = delivered.isEmpty && pending.item == .exit ? memory.ending : nil
      note(
        FoundTransition(
          from: from, to: to, delivered: delivered, move: ending == nil ? pending.item : nil,
          event: ending))
      // What was delivered here announces a change that is yet to come.
      note(delivered: memory.delivered, at: from)
    }
    reach()
  }

  private mutating func begin(_ kind: EventKind) {
    goBack()
    for slot in engine.accepting(kind) {
      let event = Event(kind, scene: kind.takesScene ? slot : nil)
      var choiceSource = ChoiceSource(source: .path)
      repeat {
        choiceSource.rewind()
        goBack()
        do throws(Refusal) {
          try engine.begin(event, number: LiveNames.freshEvent, &choiceSource)
        } catch {
          return
        }
        if engine.state.facts.contains(.dying), memory.ending == nil { memory.ending = kind }
        let to = subject.index(of: engine)
        if to != from {
          note(FoundTransition(from: from, to: to, delivered: .none, move: nil, event: kind))
        }
        reach()
      } while choiceSource.advancePath()
    }
  }

  // MARK: Keeping

  /// The callbacks that are pending where the engine stands.
  private var agenda: CallbackSet {
    let items = engine.state.agendas.agenda(of: 0).items(ofScene: true)
    let scene = items.compactMap { item in
      item.callback.map { $0.delivered(on: engine.platform) }
    }
    return CallbackSet(of: scene) & callbacks
  }

  private mutating func goBack() {
    var words = blank
    words.words = start.words
    names.clear()
    engine.restore(from: words, naming: &names)
    memory = start.memory
  }

  /// Keeps where the engine stands, and what was delivered there without a change.
  private mutating func reach() {
    let index = subject.index(of: engine)
    if engine.state.process == .notRunning { memory = MachineMemory() }
    note(delivered: memory.takeLoose(isAtRest: engine.isAtRest), at: index)
    var words = blank
    names.clear()
    engine.save(to: &words, naming: &names)
    let node = Node(words: words.words, memory: memory)
    if knownNodes.insert(node).inserted { nodes.append(node) }
  }

  private mutating func note(delivered: CallbackSet, at index: Int) {
    if delivered.isEmpty { return }
    note(FoundTransition(from: index, to: index, delivered: delivered, move: nil, event: nil))
  }

  private mutating func note(_ transition: FoundTransition) {
    if knownTransitions.insert(transition).inserted { transitions.append(transition) }
  }

  /// A state of the engine with what was delivered on the way to it.
  private struct Node: Hashable {
    var words: [UInt64]
    var memory: MachineMemory
  }
}
