import SceneDefects
import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import Testing

@Suite struct `Interchangeable slots` {
  @Test(arguments: 0..<4)
  func `A state with its slots in another order leads to the same states`(_ index: Int) throws {
    var stream = RandomStream(key: RandomStream.key(seed: 21, index: UInt64(index), domain: 1))
    let platform = try #require(
      Platform.named(["ipad-ios17", "swiftui-ipad-ios17", "iphone-ios16", "vision-1"][index]))
    let suite = InvariantSuite(Contract.all, platform: platform)
    let engine = UIKitEngine(platform: platform, scenes: 2 + stream.below(2))
    try check(engine, suite, &stream)
  }

  @Test(arguments: ["active-misaddressed", "resign-late", "discarded-returns", "active-repeated"])
  func `A defect that chooses no slot treats them alike as well`(_ id: String) throws {
    var stream = RandomStream(key: RandomStream.key(seed: 22, index: 0, domain: 1))
    let platform = try #require(Platform.named("ipad-ios17"))
    let defect = try #require(Defect.named(id))
    let suite = InvariantSuite(Contract.all, platform: platform)
    let engine = defect.engine(platform: platform, scenes: 2)
    #expect(engine.treatsSlotsAlike)
    try check(engine, suite, &stream)
  }

  private func check<E: ExplorableEngine>(
    _ engine: E, _ suite: InvariantSuite, _ stream: inout RandomStream
  ) throws {
    var subject = Subject(engine, suite)
    subject.start(&stream)
    for _ in 0..<10 {
      for _ in 0..<2 {
        guard let event = subject.event(&stream), subject.begin(event) else { continue }
        for _ in 0..<stream.below(30) where subject.step().step == .rested { break }
      }
      let events = EventSet(
        of: (0..<6).map { _ in EventKind.allCases[stream.below(EventKind.worldCount)] })
      let words = subject.words()
      let moved = words.rotated(by: 1 + stream.below(engine.scenes - 1))
      let plain = successors(of: words, engine, suite, events, isSymmetric: false)
      #expect(plain == successors(of: moved, engine, suite, events, isSymmetric: false))
      let fewer = successors(of: words, engine, suite, events, isSymmetric: true)
      #expect(Set(plain) == Set(fewer))
    }
  }

  /// Where one step or one event leads, with the slots of each in rising order; sorted.
  private func successors<E: ExplorableEngine>(
    of words: StateWords, _ engine: E, _ suite: InvariantSuite, _ events: EventSet,
    isSymmetric: Bool
  ) -> [[UInt64]] {
    let bounds = Bounds(events: events, arrival: .anytime, isSymmetric: isSymmetric)
    var walker = SuccessorGenerator(engine, suite, bounds)
    var found: [[UInt64]] = []
    walker.enter(words)
    walker.deliver { walker, holds in
      found.append(holds ? walker.reached.inOrder() : [])
      return true
    }
    walker.enter(words)
    walker.begin { walker, event, holds in
      found.append([UInt64(event.kind.rawValue)] + (holds ? walker.reached.inOrder() : []))
      return true
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// Whole explorations with and without symmetry, held against each other.
@Suite struct `Explorations without symmetry` {
  private func explore<E: ExplorableEngine>(
    _ engine: E, _ suite: InvariantSuite, isSymmetric: Bool, watched: Int = 0, depth: Int
  ) async -> Explorer<E, InvariantSuite> {
    let events: [EventKind] = [.launch, .open, .close, .home, .kill]
    var bounds = Bounds(
      events: EventSet(of: events), isSymmetric: isSymmetric, depth: depth)
    bounds.watched = watched
    bounds.keepsAll = true
    var explorer = Explorer(engine, suite, bounds)
    await explorer.run()
    return explorer
  }

  /// The states of each level, each with its unwatched slots in rising order.
  private func orbits<E: ExplorableEngine>(
    _ explorer: Explorer<E, InvariantSuite>, watched: Int
  ) -> [Set<[UInt64]>] {
    var words = explorer.walkers[0].reached
    var state = 0
    return explorer.result.levels.map { count in
      Set(
        (0..<count).map { _ in
          explorer.table.write(state, to: &words)
          state += 1
          return words.inOrder(from: watched)
        })
    }
  }

  @Test(arguments: [(2, 0), (2, 1), (3, 1)])
  func `find a state for each order of the slots, and no other`(
    slots: Int, watched: Int
  ) async throws {
    let platform = try #require(Platform.named("ipad-ios17-code"))
    let rule = try #require(Contract.invariant("scene.connects-once"))
    let suite = InvariantSuite([rule], platform: platform)
    let engine = UIKitEngine(platform: platform, scenes: slots, seeing: suite.alphabet)
    let depth = slots == 2 ? 3 : 2
    let plain = await explore(engine, suite, isSymmetric: false, depth: depth)
    let alike = await explore(engine, suite, isSymmetric: true, watched: watched, depth: depth)
    #expect(plain.result.end == .depth)
    #expect(alike.result.end == .depth)
    let found = orbits(alike, watched: watched)
    #expect(found == orbits(plain, watched: watched))
    #expect(found.map(\.count) == alike.result.levels)
    #expect(alike.result.states < plain.result.states || slots - watched == 1)
  }

  @Test(arguments: [
    ("active-repeated", "scene.active-and-resign-alternate"),
    ("active-misaddressed", "scene.active-and-resign-alternate"),
    ("disconnect-repeated", "scene.disconnects-once"),
  ])
  func `break after as many events`(_ id: String, _ invariant: String) async throws {
    let platform = try #require(Platform.named("ipad-ios17"))
    let defect = try #require(Defect.named(id))
    let suite = InvariantSuite([try #require(Contract.invariant(invariant))], platform: platform)
    let engine = defect.engine(platform: platform, scenes: 2, seeing: suite.alphabet)
    #expect(engine.treatsSlotsAlike)
    let plain = await explore(engine, suite, isSymmetric: false, depth: 3).result
    let alike = await explore(engine, suite, isSymmetric: true, depth: 3).result
    #expect(alike.end == .broken)
    #expect(plain.end == .broken)
    #expect(alike.depth == plain.depth)
  }
}

extension StateWords {
  /// The words with the block of each slot some places further.
  func rotated(by count: Int) -> StateWords {
    var moved = self
    for slot in 0..<scenes {
      let from = start(of: slot)
      let to = start(of: (slot + count) % scenes)
      for word in 0..<width { moved.words[to + word] = words[from + word] }
    }
    return moved
  }

  /// The words with the blocks of the slots in rising order, from some slot on.
  func inOrder(from first: Int = 0) -> [UInt64] {
    let blocks = (first..<scenes).map { Array(words[start(of: $0)..<start(of: $0) + width]) }
    let inOrder = blocks.sorted { $0.lexicographicallyPrecedes($1) }.joined()
    return Array(words[0..<start(of: first)]) + inOrder
  }
}
