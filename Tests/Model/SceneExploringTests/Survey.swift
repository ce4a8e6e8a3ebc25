import SceneEngine
import SceneExploring
import SceneLifecycle

/// Which of the engine's rules explorations have taken, and which are dead.
struct Survey {
  /// What is gone through: a platform, events, and some kinds of callback after the others.
  struct Trip {
    var platform: String
    var slots = 1
    var events: [EventKind] = EventKind.allCases
    /// Events that arrive while something is owed.
    var interruptions: [EventKind] = []
    var depth = 4
    /// Kinds of callback that are seen, cut into parts that are explored one after the other.
    var sees = CallbackSet.all
    var parts = 8
    /// Whether quirks are shown.
    var quirks = false
  }

  private var begun = EventSet.none
  private var ofProcess = AgendaSet.none
  private var ofScenes = AgendaSet.none
  private var deliveredKinds = CallbackSet.none
  private var answers = [UInt64](repeating: 0, count: ChoiceKind.allCases.count * 8)
  private var processes: [ProcessState] = []
  private var overlays: [Overlay] = []
  private var facts: Facts = []
  private(set) var states = 0

  /// Goes through histories and notes what was taken.
  mutating func take(_ trip: Trip) async {
    guard let platform = Platform.named(trip.platform) else { return }
    let all = UIKitEngine(platform: platform, scenes: trip.slots).deliverableKinds
    let kinds = (all & trip.sees).kinds
    let mask = { (kinds: [EventKind]) in EventSet(of: kinds) }
    let bounds = Bounds(
      events: mask(trip.events), interruptions: mask(trip.interruptions), depth: trip.depth)
    for part in 0..<trip.parts {
      let seen = kinds.indices.filter { $0 % trip.parts == part }.map { kinds[$0] }
      let engine = UIKitEngine(
        platform: platform, scenes: trip.slots, seeing: CallbackSet(of: seen))
      var explorer = Explorer(Watched(engine), Blind(), bounds)
      explorer.walkers[0].choiceSource.allowsQuirks = trip.quirks
      await explorer.run()
      note(explorer)
    }
  }

  private mutating func note(_ explorer: Explorer<Watched, Blind>) {
    states += explorer.result.states
    begun |= explorer.result.seen.begun
    deliveredKinds |= explorer.result.seen.delivered
    let walker = explorer.walkers[0]
    ofProcess |= walker.engine.ofProcess
    ofScenes |= walker.engine.ofScenes
    for index in answers.indices { answers[index] += walker.choiceSource.counts[index] }
    explorer.visit { walker in
      let state = walker.engine.engine.state
      if !processes.contains(state.process) { processes.append(state.process) }
      if !overlays.contains(state.overlay) { overlays.append(state.overlay) }
      facts.formUnion(state.facts)
      return true
    }
  }

  // MARK: What is dead

  /// What no history took, in words.
  var dead: [String] {
    (EventSet.all - begun).map(\.word)
      + CallbackKind.allCases.filter { !taken.contains($0) }.map(\.word)
      + items.filter { $0.callback == nil && !delivered.contains($0) }.map(\.word) + deadAnswers
      + ProcessState.allCases.filter { !processes.contains($0) }.map { "\($0)" }
      + Overlay.allCases.filter { !overlays.contains($0) }.map { "\($0)" }
      + Self.allFacts.filter { !facts.contains($0.fact) }.map(\.name)
  }

  private var items: [AgendaItem] { AgendaItem.allCases }

  /// Items that were delivered.
  private var delivered: [AgendaItem] {
    ofScenes.items(ofScene: true) + ofProcess.items(ofScene: false)
  }

  /// Kinds that were pending and delivered, and names under which they were told.
  private var taken: CallbackSet {
    CallbackSet(of: delivered.compactMap(\.callback)) | deliveredKinds
  }

  /// An order has no answers of its own; a choice of a window has as many as there are windows.
  private var deadAnswers: [String] {
    ChoiceKind.allCases.filter { $0 != .order && !$0.isAppOnly }.flatMap { kind in
      let names = kind.answers.isEmpty ? ["first", "second"] : kind.answers
      return names.indices.filter { answers[Int(kind.rawValue) * 8 + $0] == 0 }
        .map { "\(kind.word) = \(names[$0])" }
    }
  }

  private static let allFacts: [(name: String, fact: Facts)] = [
    ("forceQuit", .forceQuit), ("dying", .dying), ("quietExit", .quietExit),
    ("timeQueued", .timeQueued), ("accessory", .accessory), ("stalePhase", .stalePhase),
    ("protectionQueued", .protectionQueued), ("backgroundMode", .backgroundMode),
    ("backgroundTime", .backgroundTime),
  ]
}
