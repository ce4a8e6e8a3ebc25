import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import Testing

/// A search of its own, through concrete states: nothing is written as words until the end.
@Suite struct `Concrete states` {
  /// An engine, a suite, and everything that they hold.
  private struct State {
    var engine: UIKitEngine
    var suite: InvariantSuite
    var events = 0

    /// The whole state with all names, as text.
    var key: String {
      let parts = Mirror(reflecting: suite).children.filter {
        ["ledger", "memory", "era"].contains($0.label)
      }
      let slot = Mirror(reflecting: suite).descendant("slots", 0)
      let names = Mirror(reflecting: engine).descendant("names")
      return "\(engine.state) \(String(describing: names)) \(String(describing: slot))"
        + parts.map { "\($0.value)" }.joined(separator: " ")
    }

    func words() -> [UInt64] {
      var subject = Subject(engine, suite)
      return subject.words().words
    }
  }

  /// Events that histories are made of, and how many of them.
  private static let searches: [(kinds: [EventKind], events: Int)] = [
    ([.launch, .home], 2), ([.openURL], 1),
  ]

  @Test(arguments: searches.indices)
  func `A search without codes comes to the states that the explorer comes to`(
    number: Int
  ) async throws {
    let (kinds, events) = Self.searches[number]
    let platform = try #require(Platform.named("iphone-ios17-code"))
    let engine = UIKitEngine(platform: platform, scenes: 1)
    let hard = Contract.binding.filter { $0.kind == .hard }
    let suite = InvariantSuite(hard, platform: platform)
    var bounds = Bounds(events: EventSet(of: kinds), depth: events)
    bounds.keepsAll = true
    var explorer = Explorer(engine, suite, bounds)
    await explorer.run()
    #expect(explorer.result.end == .depth)
    var words = explorer.walkers[0].reached
    var explored: Set<[UInt64]> = []
    for state in 0..<explorer.table.count {
      explorer.table.write(state, to: &words)
      words.mark = 0
      explored.insert(words.words)
    }
    let found = search(engine, suite, kinds, events: events)
    #expect(found == explored)
    #expect(found.count > 100)
  }

  private func search(
    _ engine: UIKitEngine, _ suite: InvariantSuite, _ kinds: [EventKind], events: Int
  ) -> Set<[UInt64]> {
    let first = State(engine: engine, suite: suite)
    var known: Set<String> = [first.key]
    var reached: Set<[UInt64]> = [first.words()]
    var queue = [first]
    var done = 0
    while done < queue.count {
      for next in successors(of: queue[done], kinds, events: events)
      where known.insert(next.key).inserted {
        reached.insert(next.words())
        queue.append(next)
      }
      done += 1
    }
    return reached
  }

  /// Where one delivery, or at rest one event, leads.
  private func successors(of state: State, _ kinds: [EventKind], events: Int) -> [State] {
    if state.engine.state.isAtRest {
      return state.events == events ? [] : kinds.flatMap { begun(state, $0) }
    }
    return paths { choiceSource in
      var next = state
      var callback = Callback(kind: .main, cause: .launch, event: 0)
      let step = next.engine.step(&choiceSource, into: &callback)
      let holds = step != .delivered || next.suite.observe(callback)
      #expect(holds)
      return step == .rested || choiceSource.isIdle ? nil : next
    }
  }

  private func begun(_ state: State, _ kind: EventKind) -> [State] {
    guard !state.engine.accepting(kind).isEmpty else { return [] }
    return paths { choiceSource in
      var next = state
      next.events += 1
      let event = Event(kind, scene: kind.takesScene ? 0 : nil)
      do {
        try next.engine.begin(event, number: UInt32(next.events), &choiceSource)
        return next
      } catch {
        return nil
      }
    }
  }

  private func paths(_ walk: (inout ChoiceSource) -> State?) -> [State] {
    var choiceSource = ChoiceSource(source: .path)
    var found: [State] = []
    choiceSource.startPaths()
    repeat {
      choiceSource.rewind()
      if let next = walk(&choiceSource) { found.append(next) }
    } while choiceSource.advancePath()
    return found
  }
}
