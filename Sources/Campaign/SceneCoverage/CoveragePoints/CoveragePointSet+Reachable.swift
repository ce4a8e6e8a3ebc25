import SceneEngine
package import SceneExploring
package import SceneLifecycle

extension CoveragePointSet {
  /// The coverage points that there are on all named platforms together, without quirks.
  ///
  /// Explored with two session slots, events at rest (those of `overtaking` at any time), and more slots have
  /// shown none beyond: what other scenes do is shown by one of them. `scenefuzz-bench moments` counts them
  /// anew, and a test compares them.
  package static let everything = CoveragePointSet(
    [
      EventSet(low: 0xFFBE_0400_0E70_0014, high: 2007),
      EventSet(low: 0xFFBC_0400_0E70_0014, high: 2007),
      EventSet(low: 0xBF98_0400_0FFC_001C, high: 255),
      EventSet(low: 0xBF98_0400_0FFF_001C, high: 255),
      EventSet(low: 0x0000_280F_C000_0003, high: 0),
      EventSet(low: 0x0000_280F_C000_0002, high: 0),
      EventSet(low: 0x0000_280F_C000_0002, high: 0),
      EventSet(low: 0x0000_284F_C000_0002, high: 0),
      EventSet(low: 0x0000_2B8F_C000_0063, high: 0),
      EventSet(low: 0x0000_2B8F_C000_0022, high: 0),
      EventSet(low: 0x0000_2B8F_C000_0022, high: 0),
      EventSet(low: 0x0000_2BEF_C000_0022, high: 0),
      EventSet(low: 0x0001_539F_C000_0D22, high: 0),
      EventSet(low: 0x0001_539F_C000_0D22, high: 0),
      EventSet(low: 0x0001_539F_C000_0D22, high: 0),
      EventSet(low: 0x0001_53FF_C000_0D22, high: 0),
      EventSet(low: 0x0000_109F_E000_CE20, high: 0),
      EventSet(low: 0x0000_109F_E000_CE20, high: 0),
      EventSet(low: 0x0000_109F_E000_CEA0, high: 0),
      EventSet(low: 0x0000_10FF_E000_CEA0, high: 0),
      EventSet(low: 0x0000_C0FF_D000_FE20, high: 0),
      EventSet(low: 0x0000_C0FF_D000_FE20, high: 0),
      EventSet(low: 0x0000_C0FF_D000_FEA0, high: 0),
      EventSet(low: 0x0000_C0FF_D000_FEA0, high: 0),
    ])

  /// Events that lead to more where one arrives in the middle of another.
  ///
  /// A display that is still leaving when the windows return stays behind.
  package static let overtaking: EventSet = [
    .launch, .open, .home, .returnToApp, .connectDisplay, .disconnectDisplay, .alert,
    .endInterruption, .connectCar, .disconnectCar, .focusBack,
  ]

  /// How many coverage points there are on all named platforms together, without quirks.
  package static let total = everything.count

  /// Every coverage point that some history goes through: what a campaign can reach at most.
  ///
  /// Callbacks announce and change nothing, so they are hidden; the two that are seen tell apart whether
  /// the app holds background time, and whether something covers a view, which events ask for.
  ///
  /// - Parameters:
  ///   - platform: The world.
  ///   - slots: Number of session slots, 1 or 2.
  ///   - events: The events that the world may bring.
  ///   - arrival: When an event may arrive; at any time by default, as in a campaign. Only those that
  ///     arrive at rest count.
  ///   - quirks: Whether quirks are shown.
  ///   - jobs: How many states are expanded at the same time.
  ///   - shouldStop: Asked now and then, on any thread; true ends the count.
  /// - Returns: The exact set; nil when `shouldStop` ended the count.
  /// - Complexity: O(states); with two slots and events at any time there are some millions.
  package static func reachable(
    on platform: Platform, slots: Int, events: EventSet = .all, arrival: Bounds.Arrival = .anytime,
    quirks: Bool = false, jobs: Int = 1, shouldStop: @escaping StopCheck = { false }
  ) async -> CoveragePointSet? {
    precondition(
      (1...2).contains(slots), "coverage points are counted for one slot or two, not \(slots)")
    let seen = CallbackSet(.backgroundTaskExpired, .viewDidDisappear)
    let engine = UIKitEngine(platform: platform, scenes: slots, seeing: seen)
    var explorer = Explorer(
      engine, NullMonitor(), Bounds(events: events, arrival: arrival), jobs: jobs)
    for job in explorer.walkers.indices { explorer.walkers[job].choiceSource.allowsQuirks = quirks }
    await explorer.run(shouldStop: shouldStop)
    guard explorer.result.end == .closed else { return nil }
    var found = CoveragePointSet()
    explorer.visit { walker in
      if walker.isAtRest { found.insert(all: events, in: walker.engine) }
      return true
    }
    return found
  }

  /// Adds the coverage points of all events that may begin in a state at rest.
  private mutating func insert(all events: EventSet, in engine: UIKitEngine) {
    let state = engine.state
    for kind in events & engine.plausible {
      for slot in engine.accepting(kind) {
        insert(CoveragePoint(Event(kind, scene: kind.takesScene ? slot : nil), in: state))
      }
    }
  }
}
