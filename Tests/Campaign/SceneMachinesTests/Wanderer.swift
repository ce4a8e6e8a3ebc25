import SceneEngine
import SceneLifecycle
import SceneMachines

/// Goes through an engine step by step and reads what an app could read, by rules of its own.
struct Wanderer {
  /// What happened to one of what is looked at.
  enum Entry {
    case changed(MachineTests.Change)
    case delivered(CallbackKind)
  }

  /// Changes from one state to another.
  private(set) var changes: Set<MachineTests.Change> = []
  /// What happened to each scene, or to the application, in order and anew for each play.
  private(set) var histories: [[Entry]]

  /// Events that end the process at any callback.
  private static let ends = EventSet.unannouncedEnds | [.reboot]

  private let subject: MachineSubject
  private var engine: UIKitEngine
  private var choiceSource = ChoiceSource(source: .seeded)
  /// Where the histories of the play under way begin.
  private var start = 0

  init(_ platform: Platform, scenes: Int, _ subject: MachineSubject) {
    self.subject = subject
    engine = UIKitEngine(platform: platform, scenes: scenes)
    histories = []
  }

  // MARK: Reading

  /// The states of all that is looked at.
  private static func reading(_ engine: UIKitEngine, _ subject: MachineSubject) -> [String] {
    subject == .scene
      ? (0..<engine.scenes).map { scene($0, engine.state) } : [application(engine.state)]
  }

  private static func scene(_ slot: Int, _ state: EngineState) -> String {
    if state.active.contains(slot) { return "foreground active" }
    if state.inactive.contains(slot) { return "foreground inactive" }
    if state.unattached.contains(slot) { return "unattached" }
    if state.connected.contains(slot) { return "background" }
    return state.open.contains(slot) ? "session only" : "no session"
  }

  private static func application(_ state: EngineState) -> String {
    switch state.process {
    case .notRunning: return "not running"
    case .prewarmed: return "prewarmed"
    case .suspended: return "suspended"
    case .running: break
    }
    if state.agenda.contains(.didFinishLaunching) { return "launching" }
    if !(state.active - state.uncounted).isEmpty { return "active" }
    return (state.inactive - state.uncounted).isEmpty ? "background" : "inactive"
  }

  private mutating func note(since before: [String]) {
    for (index, after) in Self.reading(engine, subject).enumerated() where after != before[index] {
      let change = MachineTests.Change(from: before[index], to: after)
      changes.insert(change)
      histories[start + index].append(.changed(change))
    }
  }

  // MARK: Playing

  /// Plays events at random, some of them between two callbacks.
  mutating func play(events: Int, seed: UInt64) {
    engine.reset()
    start = histories.count
    histories += Self.reading(engine, subject).map { _ in [] }
    var stream = RandomStream(key: seed)
    choiceSource.seed(RandomStream(key: seed + 1))
    choiceSource.reorderRate = 20_000
    choiceSource.unusualAnswerRate = 30_000
    var played = 0
    while played < events {
      if !engine.isAtRest, stream.below(20) > 0 {
        step()
        continue
      }
      let kind = EventKind(number: stream.below(EventKind.worldCount))
      let slots = engine.accepting(kind)
      if slots.isEmpty { continue }
      // Endings come rarely, or nothing else would come about.
      if Self.ends.contains(kind), stream.below(8) > 0 { continue }
      let slot = slots.member(at: stream.below(slots.count))
      let before = Self.reading(engine, subject)
      let event = Event(kind, scene: kind.takesScene ? slot : nil)
      if (try? engine.begin(event, number: UInt32(played + 1), &choiceSource)) != nil {
        played += 1
        note(since: before)
      }
    }
  }

  private mutating func step() {
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    let before = Self.reading(engine, subject)
    let step = engine.step(&choiceSource, into: &callback)
    note(since: before)
    guard step == .delivered else { return }
    if subject == .application { return histories[start].append(.delivered(callback.kind)) }
    let slots = callback.isOfScene ? SceneSet(Int(callback.scene)) : callback.named
    for slot in slots { histories[start + slot].append(.delivered(callback.kind)) }
  }

  // MARK: Exploring

  /// Returns every change that some history makes, found with a walker's own steps.
  ///
  /// Everything that changes what can be read is a step of its own, whatever else may be told.
  func explored() -> Set<MachineTests.Change> {
    var wanderer = self
    wanderer.histories = [[]]
    let seen = CallbackSet(.didFinishLaunching, .discard, .configuration)
    let engine = UIKitEngine(platform: engine.platform, scenes: 1, seeing: seen)
    var names = LiveNames(scenes: 1)
    var words = StateWords(
      scenes: 1, engine: engine.stateSize, monitor: StateSize(shared: 0, slot: 0),
      causes: EventKind.allCases.map { _ in .launch })
    let blank = words
    wanderer.engine = engine
    names.clear()
    wanderer.engine.save(to: &words, naming: &names)
    var queue = [words]
    var known = Set([words.words])
    var next = 0
    while next < queue.count {
      for engine in wanderer.successors(of: queue[next], &names) {
        wanderer.engine = engine
        words = blank
        names.clear()
        wanderer.engine.save(to: &words, naming: &names)
        if known.insert(words.words).inserted { queue.append(words) }
      }
      next += 1
    }
    return wanderer.changes
  }

  private mutating func successors(
    of words: StateWords, _ names: inout LiveNames
  ) -> [UIKitEngine] {
    var found: [UIKitEngine] = []
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    var choiceSource = ChoiceSource(source: .path)
    names.clear()
    engine.restore(from: words, naming: &names)
    let origin = engine
    let before = Self.reading(origin, subject)
    repeat {
      choiceSource.rewind()
      engine = origin
      if engine.step(&choiceSource, into: &callback) == .rested || choiceSource.isIdle { continue }
      note(since: before)
      found.append(engine)
    } while choiceSource.advancePath()
    let kinds = origin.isAtRest ? .all : Self.ends
    for kind in kinds {
      for slot in origin.accepting(kind) {
        choiceSource.startPaths()
        repeat {
          choiceSource.rewind()
          engine = origin
          let event = Event(kind, scene: kind.takesScene ? slot : nil)
          if (try? engine.begin(event, number: LiveNames.freshEvent, &choiceSource)) == nil {
            break
          }
          note(since: before)
          found.append(engine)
        } while choiceSource.advancePath()
      }
    }
    return found
  }
}
