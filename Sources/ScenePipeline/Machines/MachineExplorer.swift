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
    var told: CallbackSet
    /// The move that makes it; nil for an event.
    var move: AgendaItem?
    /// The event that makes it at once; nil for a step of a transition.
    var event: EventKind?
  }

  /// What was found, in the order in which it was found.
  private(set) var ways: [FoundTransition] = []

  private let subject: MachineSubject
  private let callbacks: CallbackSet
  private let arrivals: EventSet
  private let blank: StateWords
  private var engine: UIKitEngine
  private var names = LiveNames(scenes: 1)
  private var nodes: [Node] = []
  private var knownNodes: Set<Node> = []
  private var knownWays: Set<FoundTransition> = []
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
      from = subject.place(of: engine)
      let isAtRest = engine.isAtRest
      for owed in owed { deliver(owed) }
      goBack()
      for kind in engine.plausible & (isAtRest ? .all : arrivals) { begin(kind) }
      next += 1
    }
  }

  // MARK: Steps

  /// What may be delivered where the engine stands.
  private var owed: [Owed] {
    mutating get {
      let process = engine.readyInProcess.items(ofScene: false).map {
        Owed(scope: Owed.process, item: $0)
      }
      if engine.speakingScenes.isEmpty { return process }
      return process + engine.ready(0).items(ofScene: true).map { Owed(scope: 0, item: $0) }
    }
  }

  private mutating func deliver(_ owed: Owed) {
    goBack()
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    if engine.deliver(owed, into: &callback), callbacks.contains(callback.kind) {
      memory.tell(callback.kind)
    }
    let to = subject.place(of: engine)
    if to != from {
      let told = memory.announce(MachineSubject.announcements(of: owed.item), owing: agenda)
      let doom = told.isEmpty && owed.item == .exit ? memory.doom : nil
      note(
        FoundTransition(
          from: from, to: to, told: told, move: doom == nil ? owed.item : nil, event: doom))
      // What was delivered here announces a change that is yet to come.
      note(told: memory.told, at: from)
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
        if engine.state.facts.contains(.dying), memory.doom == nil { memory.doom = kind }
        let to = subject.place(of: engine)
        if to != from {
          note(FoundTransition(from: from, to: to, told: .none, move: nil, event: kind))
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
    let place = subject.place(of: engine)
    if engine.state.process == .notRunning { memory = MachineMemory() }
    note(told: memory.takeLoose(isAtRest: engine.isAtRest), at: place)
    var words = blank
    names.clear()
    engine.save(to: &words, naming: &names)
    let node = Node(words: words.words, memory: memory)
    if knownNodes.insert(node).inserted { nodes.append(node) }
  }

  private mutating func note(told: CallbackSet, at place: Int) {
    if told.isEmpty { return }
    note(FoundTransition(from: place, to: place, told: told, move: nil, event: nil))
  }

  private mutating func note(_ way: FoundTransition) {
    if knownWays.insert(way).inserted { ways.append(way) }
  }

  /// A state of the engine with what was delivered on the way to it.
  private struct Node: Hashable {
    var words: [UInt64]
    var memory: MachineMemory
  }
}
